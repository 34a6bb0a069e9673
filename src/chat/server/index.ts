export { chatBelongings } from './belongings.ts';
export { type SubscriberEnv, subscriberGate } from './gate.ts';
export { type ChatDeps, chatRoutes } from './routes.ts';

/** The gated chat: Cyrano in its frame, and Cyrano on the whole screen. */
export { ChatScreen } from './ChatScreen.tsx';
export { CyranoScreen } from './CyranoScreen.tsx';

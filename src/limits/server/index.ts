export { addressGroup } from './address-group.ts';
export { tooManyRequests } from './answer.ts';
export { forgetAddress } from './counters.ts';
export { createRateLimits, type RateLimits, type Taken } from './rate-limits.ts';

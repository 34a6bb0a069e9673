export { addressGroup } from './address-group.ts';
export { tooManyRequests } from './answer.ts';
export { type Allowance, type CountersDb, claimUpTo, forgetAddress, unclaim } from './counters.ts';
export { createRateLimits, type RateLimits, type Taken } from './rate-limits.ts';

export {
  type CallLimitName,
  type ExactLimitName,
  LIMIT_NAMES,
  type Limit,
  type LimitedBy,
  type LimitName,
  RATE_LIMITS,
  type Refusal,
  retryAfterSeconds,
  stepOf,
} from './table.ts';
export { refusalText, waitText } from './text.ts';

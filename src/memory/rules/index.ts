/** What Cyrano remembers for its owner: shapes, limits and how long each thing is kept. */
export { consentTo } from './consent.ts';
export {
  KEEP_DAYS_DEFAULT,
  type KeepDays,
  type Memory,
  type MemoryBody,
  memoryBody,
  memorySchema,
  type NewTurn,
  type Person,
  type PersonBody,
  type PersonChange,
  personBody,
  personChange,
  personSchema,
  type StoredTurn,
  storedTurnSchema,
  type TurnChange,
  turnChange,
  turnsBody,
  type Voice,
  voiceBody,
} from './contract.ts';
export { isMemoryFault, type MemoryFaultCode, memoryFault } from './faults.ts';
export { joinStored } from './join.ts';
export {
  NOTES_MAX_CHARACTERS,
  PEOPLE_MAX,
  TURN_MAX_CHARACTERS,
  TURNS_DEFAULT_LIMIT,
  TURNS_MAX,
  TURNS_PER_CALL,
} from './limits.ts';
export { goesAtMs, goneUntilMs } from './retention.ts';

/** What Cyrano remembers for its owner: shapes, limits and how long each thing is kept. */
export {
  KEEP_DAYS,
  KEEP_DAYS_DEFAULT,
  type KeepDays,
  type NewTurn,
  type Person,
  type PersonBody,
  type PersonChange,
  personBody,
  personChange,
  personSchema,
  STAGES,
  type StoredTurn,
  storedTurnSchema,
  type TurnChange,
  turnChange,
  turnsBody,
  WRITERS,
} from './contract.ts';
export { isMemoryFault, type MemoryFaultCode, memoryFault } from './faults.ts';
export {
  NOTES_MAX_CHARACTERS,
  PEOPLE_MAX,
  TURN_MAX_CHARACTERS,
  TURNS_DEFAULT_LIMIT,
  TURNS_MAX,
  TURNS_PER_CALL,
} from './limits.ts';
export { goesAtMs, goneUntilMs } from './retention.ts';

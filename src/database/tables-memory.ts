/** The memory slice's tables. */

/** How long one owner's memory is kept, and who may read it; see the memory slice. */
export interface MemorySettingsRow {
  user_id: string;
  /** 0, 7, 30, or null until it is deleted. */
  keep_days: number | null;
  /** `llm` or `local`. */
  writer: string;
  /** JSON: host, version and time of what they agreed to, or null. */
  consent: string | null;
  /** When the first thing of theirs runs out; null where nothing does. */
  due_at: string | null;
}

/** Somebody whom an owner writes with. */
export interface MemoryPersonRow {
  id: string;
  user_id: string;
  /** Name, stage and notes, sealed for this owner and this row. */
  sealed: string;
  archived: number;
  created_at: string;
  /** When it was last written to: made, changed, or a turn added. */
  active_at: string;
  last_turn_at: string | null;
}

/** One message of a conversation. */
export interface MemoryTurnRow {
  id: string;
  person_id: string;
  user_id: string;
  place: number;
  /** Whose it is and its text, sealed for this owner and this row. */
  sealed: string;
  at: string;
}

/** How an owner writes, sealed. */
interface MemoryVoiceRow {
  user_id: string;
  sealed: string;
}

export interface MemoryTables {
  memory_settings: MemorySettingsRow;
  memory_people: MemoryPersonRow;
  memory_turns: MemoryTurnRow;
  memory_voices: MemoryVoiceRow;
}

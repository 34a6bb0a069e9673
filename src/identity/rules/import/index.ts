import { type FileRow, isRecord, readRows } from '#kit';

export { IMPORT_NOTES, type ImportedUser, type ImportNote, readFirebaseUser } from './firebase-user.ts';
export { type HashConfig, readHashConfig } from './hash-config.ts';
export { erasedWhy } from './refusals.ts';

/** The rows of a Firebase Auth export: `{"users":[…]}`, a bare list, or one user a line. Null when it is none. */
export const readUserRows = (text: string): FileRow[] | null =>
  readRows(text, (document) => {
    const users = isRecord(document) ? document.users : document;
    return Array.isArray(users) ? users.map((user, at) => [`user ${at + 1}`, user]) : null;
  });

import type { Belongings } from '#identity/server';

/** When the assistant was opened. What it remembers is the memory slice's. */
export const chatBelongings: Belongings = {
  name: 'chat',
  tables: ['chat_tickets', 'coach_tokens'],
  exportOf: async (db, userId) => ({
    tickets: await db
      .selectFrom('chat_tickets')
      .select(['created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
      .where('user_id', '=', userId)
      .execute(),
    keysOfTheAssistant: await db
      .selectFrom('coach_tokens')
      .select('expires_at as expiresAt')
      .where('user_id', '=', userId)
      .execute(),
  }),
  async erase(tx, userId) {
    await tx.deleteFrom('chat_tickets').where('user_id', '=', userId).execute();
    await tx.deleteFrom('coach_tokens').where('user_id', '=', userId).execute();
  },
};

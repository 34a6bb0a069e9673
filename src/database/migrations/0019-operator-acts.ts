import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const operatorActs: Migration = {
  async up(db: Kysely<unknown>) {
    // Who changed what from the operator's terminal.
    await db.schema
      .createTable('operator_acts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('command', 'text', (c) => c.notNull())
      .addColumn('subject', 'text')
      .addColumn('outcome', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('operator_acts_at').on('operator_acts').columns(['at', 'id']).execute();
    await db.schema
      .createIndex('operator_acts_subject')
      .on('operator_acts')
      .columns(['subject', 'at'])
      .execute();
    // One row while nobody may buy; none while everybody may.
    await db.schema
      .createTable('purchase_hold')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('since', 'text', (c) => c.notNull())
      .addColumn('held_at', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .execute();
  },
};

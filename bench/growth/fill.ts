import type { Engine } from '#database';

/** What a database of a shop with so many checkouts holds. Everything else is in proportion, or short-lived. */
export interface Fill {
  checkouts: number;
  /** Rows of each table of things that soon run out (codes, tickets, letters), and of a day's analytics. */
  shortLived: number;
  nowMs: number;
  /** The card provider of all payments. */
  provider: string;
}

/** The id of the nth row, with the spread of a random UUID: neighbours in time are no neighbours in an index. */
export const uuidOf = (n: number): string => {
  const mixed = Number((BigInt(n) * 2_654_435_761n) % 4_294_967_296n);
  return `${mixed.toString(16).padStart(8, '0')}-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
};

/** Attempts of each state that are not settled. As many in a large shop as in a small one: they soon end. */
const UNSETTLED_EACH = 10;
const DAY_S = 86_400;
const TWO_YEARS_S = 730 * DAY_S;

/** Expressions that the engines write differently; `i` is the number of the row. */
function dialectOf(engine: Engine) {
  const hex = (n: string, width: number) =>
    engine === 'sqlite' ? `printf('%0${width}x', ${n})` : `lpad(to_hex(${n}), ${width}, '0')`;
  const number = (n: string) => (engine === 'sqlite' ? n : `(${n})::bigint`);
  const iso = (seconds: string) =>
    engine === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
      : `to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return {
    iso,
    /** As the identity library's own columns hold a time. */
    date: (seconds: string) => (engine === 'sqlite' ? iso(seconds) : `to_timestamp(${seconds})`),
    yes: engine === 'sqlite' ? '1' : 'true',
    uuid: (n: string) =>
      `${hex(`(${number(n)} * 2654435761) % 4294967296`, 8)} || '-0000-4000-8000-' || ${hex(number(n), 12)}`,
    hash: (n: string) => hex(`(${number(n)} * 2654435761) % 4294967296`, 64),
    numbers: (most: number) =>
      engine === 'sqlite'
        ? `(with recursive n(i) as (select 1 union all select i + 1 from n where i < ${most}) select i from n) n`
        : `generate_series(1, ${most}) as n(i)`,
  };
}

/** A table's columns, each with its expression. */
type Columns = Record<string, string>;

/** Statements that fill an empty, migrated database; each inserts into one table. */
export function fillStatements(engine: Engine, fill: Fill): string[] {
  const { iso, date, yes, uuid, hash, numbers } = dialectOf(engine);
  const { checkouts, shortLived } = fill;
  const people = Math.ceil(checkouts / 2);
  const nowS = Math.floor(fill.nowMs / 1000);
  const provider = `'${fill.provider}'`;
  const insert = (table: string, columns: Columns, from: string) =>
    `insert into "${table}" (${Object.keys(columns)
      .map((name) => `"${name}"`)
      .join(', ')}) select ${Object.values(columns).join(', ')} from ${from}`;
  const rows = (table: string, most: number, columns: Columns) => insert(table, columns, numbers(most));

  // The last of a hundred comes out as it does; the first rows of all are those that are not settled.
  const byNumber = (cases: string) =>
    `case when i <= ${UNSETTLED_EACH} then 'charging' when i <= ${2 * UNSETTLED_EACH} then 'confirming' when i <= ${3 * UNSETTLED_EACH} then 'review' ${cases} end`;
  const state = byNumber(
    "when i % 100 < 70 then 'applied' when i % 100 < 82 then 'declined' when i % 100 < 90 then 'failed' when i % 100 < 96 then 'open' else 'refunded'",
  );
  const isOpen = `${state} = 'open'`;
  const isPaid = `${state} in ('applied', 'refunded')`;
  const plan = "case i % 3 when 0 then 'weekly' when 1 then 'monthly' else 'yearly' end";
  const cents = 'case i % 3 when 0 then 9999 when 1 then 24999 else 199999 end';
  const createdS = `(${nowS - TWO_YEARS_S} + i * ${(TWO_YEARS_S - 60) / checkouts})`;
  const later = (seconds: number) => iso(`${createdS} + ${seconds}`);
  const when = (condition: string, expression: string) => `case when ${condition} then ${expression} end`;
  const soon = iso(`${nowS} + i % 600 + 60`);

  const ledger = (prefix: string, event: string, where: string, atColumn: string, chargeId = 'charge_id') =>
    insert(
      'payments',
      {
        id: `'${prefix}' || id`,
        checkout_id: 'id',
        user_id: 'user_id',
        event: `'${event}'`,
        provider: 'provider',
        charge_id: chargeId,
        amount_in_cents: 'amount_in_cents',
        currency: 'currency',
        at: atColumn,
      },
      `checkouts where ${where}`,
    );

  return [
    rows('user', people, {
      id: uuid('i'),
      name: "'Person ' || i",
      email: "'person' || i || '@example.com'",
      emailVerified: yes,
      createdAt: date(createdS),
      updatedAt: date(createdS),
    }),
    rows('session', people, {
      id: `'s' || ${uuid('i')}`,
      token: `'t' || ${hash('i')}`,
      userId: uuid('i'),
      expiresAt: date(`${nowS} + i % 2592000 + 60`),
      createdAt: date(createdS),
      updatedAt: date(createdS),
    }),
    rows('account', people, {
      id: `'a' || ${uuid('i')}`,
      accountId: uuid('i'),
      providerId: "case i % 2 when 0 then 'credential' else 'google' end",
      userId: uuid('i'),
      createdAt: date(createdS),
      updatedAt: date(createdS),
    }),
    rows('checkouts', checkouts, {
      id: uuid('i'),
      user_id: uuid(`(i % ${people} + 1)`),
      plan,
      amount_in_cents: cents,
      currency: "'ZAR'",
      provider,
      state,
      token_hash: when(`not (${isOpen})`, hash('i')),
      charge_id: when(isPaid, `'ch_' || ${uuid('i')}`),
      captured_at: when(isPaid, later(5)),
      review_reason: when(`${state} = 'review'`, "'cannot-tell'"),
      created_at: iso(createdS),
      charging_at: when(`not (${isOpen})`, later(4)),
      settled_at: when(`${state} in ('applied', 'refunded', 'declined', 'failed')`, later(6)),
      next_check_at: when(`${state} in ('charging', 'confirming')`, iso(`${nowS} + 86400`)),
      checks: '0',
    }),
    ledger('i-', 'intent', "state <> 'open'", 'charging_at', 'null'),
    ledger('c-', 'captured', 'captured_at is not null', 'captured_at'),
    ledger('a-', 'applied', 'captured_at is not null', 'settled_at'),
    ledger('r-', 'refunded', "state = 'refunded'", 'settled_at'),
    ledger('d-', 'declined', "state = 'declined'", 'settled_at'),
    ledger('f-', 'failed', "state = 'failed'", 'settled_at'),
    insert(
      'payment_events',
      {
        id: 'id',
        provider: 'provider',
        event_id: 'id',
        type: "'payment.succeeded'",
        is_test: '0',
        about: "'{}'",
        checkout_id: 'id',
        received_at: 'captured_at',
        done_at: 'captured_at',
        outcome: "'captured: applied'",
        tries: '0',
      },
      'checkouts where captured_at is not null',
    ),
    insert(
      'refunds',
      {
        id: 'id',
        checkout_id: 'id',
        provider: 'provider',
        charge_id: 'charge_id',
        amount_in_cents: 'amount_in_cents',
        currency: 'currency',
        state: "'refunded'",
        by: "'operator'",
        keep_access: '0',
        requested_at: 'settled_at',
        settled_at: 'settled_at',
        checks: '1',
      },
      "checkouts where state = 'refunded'",
    ),
    insert(
      'receipts',
      {
        checkout_id: 'id',
        user_id: 'user_id',
        number: 'row_number() over (order by created_at, id)',
        from_at: 'settled_at',
        until_at: 'settled_at',
        created_at: 'settled_at',
        issued_at: 'settled_at',
      },
      'checkouts where captured_at is not null',
    ),
    insert(
      'refund_requests',
      {
        checkout_id: 'id',
        user_id: 'user_id',
        state: "'granted'",
        asked_by: "case when id < '01' then 'paid-twice' else 'account' end",
        asked_at: 'settled_at',
        decided_at: 'settled_at',
        decided_by: "'operator'",
        tries: '1',
      },
      "checkouts where state = 'refunded'",
    ),
    rows('operator_alerts', shortLived, { kind: "'review'", subject: uuid('i'), at: iso(createdS) }),
    rows('plan_letters', people, {
      user_id: uuid('i'),
      payment_id: `'ch_' || ${uuid('i')}`,
      expiry_date: iso(`${createdS} + 2592000`),
      kind: "case i % 3 when 0 then 'three-days' when 1 then 'one-day' else 'ended' end",
      off_hash: hash('i'),
      at: iso(createdS),
    }),
    rows('reminders_off', shortLived, { user_id: uuid('i'), at: iso(createdS) }),
    rows('subscriptions', people, {
      user_id: uuid('i'),
      type: plan,
      start_date: iso(createdS),
      expiry_date: iso(`${createdS} + 2592000`),
      payment_id: `'ch_' || ${uuid('i')}`,
      amount_in_cents: cents,
      currency: "'ZAR'",
      last_payment_date: iso(createdS),
      payment_status: "'completed'",
      status: "'active'",
      user_details: '\'{"uid":"u","email":"person\' || i || \'@example.com","name":null,"photoURL":null}\'',
      payment_details: '\'{"paymentMethod":"sandbox"}\'',
      created_at: iso(createdS),
      updated_at: iso(createdS),
    }),
    rows('chat_tickets', shortLived, {
      ticket_hash: hash('i'),
      user_id: uuid('i'),
      session_id: `'s' || ${uuid('i')}`,
      created_at: iso(`${nowS}`),
      expires_at: soon,
    }),
    rows('coach_tokens', shortLived, {
      token_hash: hash('i'),
      user_id: uuid('i'),
      session_id: `'s' || ${uuid('i')}`,
      expires_at: soon,
    }),
    rows('analytics_hits', shortLived, {
      id: uuid('i'),
      // More days than are ever kept, because a day is what is read of it.
      day: `substr(${iso(`${nowS} - (i % 30) * ${DAY_S}`)}, 1, 10)`,
      visitor: `'v' || (i % ${Math.ceil(shortLived / 5)})`,
      kind: "case i % 4 when 0 then 'event' else 'view' end",
      name: "case i % 4 when 0 then 'checkout.start' else '' end",
      label: "''",
      path: "'/' || (i % 9)",
    }),
    rows('analytics_days', shortLived, {
      day: `substr(${iso(`${nowS} - (i / 5) * ${DAY_S}`)}, 1, 10)`,
      kind: "'view'",
      name: "'/' || i",
      label: "''",
      count: 'i',
      visitors: 'i',
      value_sum: '0',
    }),
    rows('analytics_limits', shortLived, { sender: "'s' || i", minute: `substr(${soon}, 1, 16)`, hits: '1' }),
    rows('rate_limits', shortLived, {
      key: hash('i'),
      name: "'coach-calls account'",
      hits: '1',
      most: '30',
      ends_at: soon,
    }),
    rows('one_time_codes', shortLived, {
      address_hash: hash('i'),
      user_id: uuid('i'),
      code_hash: hash('i'),
      tries: '0',
      expires_at: soon,
    }),
    rows('mail_links', shortLived, {
      token_hash: hash('i'),
      purpose: "'verify-email'",
      user_id: uuid('i'),
      expires_at: soon,
    }),
    rows('password_tries', shortLived, { address_hash: hash('i'), tries: '1', last_try_at: soon }),
    rows('kept_letters', shortLived, {
      id: uuid('i'),
      sealed: hash('i'),
      tries: '0',
      due_at: soon,
      expires_at: iso(`${nowS} + i + ${DAY_S}`),
    }),
    rows('photos', shortLived, {
      user_id: uuid('i'),
      hash: hash('i'),
      source_url: "'https://example.com/' || i",
      type: "'image/png'",
      base64: "'AAAA'",
      fetched_at: iso(createdS),
    }),
    rows('memory_settings', shortLived, {
      user_id: uuid('i'),
      keep_days: '30',
      writer: "'llm'",
      due_at: iso(`${nowS} + i + ${DAY_S}`),
    }),
    rows('memory_people', shortLived, {
      id: uuid('i'),
      user_id: uuid('(i / 3 + 1)'),
      sealed: hash('i'),
      archived: '0',
      created_at: iso(createdS),
      active_at: iso(createdS),
    }),
    rows('memory_turns', 10 * shortLived, {
      id: uuid('i'),
      person_id: uuid('(i / 10 + 1)'),
      user_id: uuid('(i / 30 + 1)'),
      place: 'i',
      sealed: hash('i'),
      at: iso(`${nowS} - i`),
    }),
    rows('memory_voices', shortLived, { user_id: uuid('i'), sealed: hash('i') }),
    rows('account_closures', shortLived, {
      user_id: uuid('i'),
      undo_hash: hash('i'),
      requested_at: iso(`${nowS}`),
      erase_at: iso(`${nowS} + i`),
    }),
    rows('email_changes', shortLived, {
      user_id: uuid('i'),
      email: "'new' || i || '@example.com'",
      token_hash: hash('i'),
      created_at: iso(`${nowS}`),
      expires_at: soon,
    }),
    rows('erasures', shortLived, { mark: hash('i'), key_id: "'k'", erased_on: "'2026-01-01'" }),
    // Enough of them that looking up the 200 of one sweep is cheaper than reading all, whenever they run out.
    rows('verification', 10 * shortLived, {
      id: uuid('i'),
      identifier: hash('i'),
      value: uuid('i'),
      expiresAt: date(`${nowS} + i % 600 + 60`),
      createdAt: date(`${nowS}`),
      updatedAt: date(`${nowS}`),
    }),
    rows('passkey', shortLived, {
      id: uuid('i'),
      publicKey: hash('i'),
      userId: uuid(`(i % ${people} + 1)`),
      credentialID: hash('i'),
      counter: '0',
      deviceType: "'multiDevice'",
      backedUp: yes,
    }),
    rows('rateLimit', shortLived, { id: uuid('i'), key: hash('i'), count: '1', lastRequest: `${nowS}` }),
  ];
}

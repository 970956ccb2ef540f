/**
 * Every letter as a row: what is to be written to whom, and what became of it. It holds ids and plain facts; the text and
 * the link in it are made when the letter is sent. The queue knows a letter by `row_id` alone.
 */
export const outboxTables = [
  'create schema if not exists mail',
  `create table if not exists mail.outbox (
     id text primary key, recipient text not null, template text not null, language text not null, subject text not null,
     html text not null, plain text not null, created_at timestamptz not null default now(), sent_at timestamptz)`,
  // Texts stood here once. Nothing writes them any more; processes of the version before still may.
  `alter table mail.outbox alter subject set default '', alter html set default '', alter plain set default ''`,
  `alter table mail.outbox
     add column if not exists row_id uuid not null default gen_random_uuid(),
     add column if not exists state text not null default 'kept' check (state in ('waiting', 'sent', 'kept', 'dropped')),
     add column if not exists link jsonb,
     add column if not exists facts jsonb not null default '{}',
     add column if not exists words jsonb not null default '{}',
     add column if not exists asked text not null default 'us' check (asked in ('us', 'stranger')),
     add column if not exists claimed_until timestamptz,
     add column if not exists tries integer not null default 0,
     add column if not exists error text,
     add column if not exists unsubscribe uuid,
     add column if not exists channel text not null default 'mail' check (channel in ('mail', 'sms')),
     add column if not exists owner text`,
  'create index if not exists outbox_created_at_idx on mail.outbox (created_at desc)',
  // Whose a message to a telephone is, by their e-mail.
  'create index if not exists outbox_owner_idx on mail.outbox (lower(owner)) where owner is not null',
  'create unique index if not exists outbox_row_id_idx on mail.outbox (row_id)',
  'create index if not exists outbox_recipient_idx on mail.outbox (lower(recipient), created_at)',
  `create index if not exists outbox_waiting_idx on mail.outbox (created_at) where state = 'waiting'`,
]

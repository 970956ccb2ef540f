/** Where every mail is kept, sent or not; in the demo it is the only place mails go to. */
export const outboxTables = [
  'create schema if not exists mail',
  `create table if not exists mail.outbox (
     id text primary key, recipient text not null, template text not null, language text not null, subject text not null,
     html text not null, plain text not null, created_at timestamptz not null default now(), sent_at timestamptz)`,
  'create index if not exists outbox_created_at_idx on mail.outbox (created_at desc)',
]

import { companyCountries } from '#platform/company-registers/companies.ts'
import { z } from 'zod'
import { experimentIds } from '#kernel/experiments.ts'
import { readWeekHours } from '#kernel/week-hours.ts'
import { isLoopback, type MailboxAccess, mailboxAccess } from './mailbox.ts'
import { poolNames } from './pools.ts'
import { thirdParties } from './third-parties.ts'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
)
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
})
/** Of a service that is told secrets or believed: nobody between reads or changes what is said, or it is this machine itself. */
const sealed = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), 'must begin with https:')
const flag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** Every variable the process reads, each with its meaning; nothing else touches process.env. */
export const variables = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Address to listen on: all of the machine's, in the demo only this machine's own. */
  HOST: z.string().optional(),
  /** Folder of the embedded database, of files and of secrets that are made when missing. */
  DATA_DIR: z.string().default('./data'),
  /** PostgreSQL to use instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * Connections at most, as JSON: work (calls, pages, queue), staff, clients and public (reads of the data API), control
   * (sessions, limits, readiness): {"work": 15, "staff": 8, "clients": 10, "public": 3, "control": 4} when left out.
   */
  DATABASE_POOLS: json.pipe(z.partialRecord(z.enum(poolNames), z.number().int().min(1).max(1000))).default({}),
  /** Processes that share the server, this one included: all their pools together must fit into its max_connections. */
  DATABASE_PROCESSES: z.coerce.number().int().min(1).max(1000).default(1),
  /** Whether DATABASE_URL leads to a pooler that gives each transaction another connection, as pgbouncer may. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  /** The same database past a pooler of transactions, for what is done at start: migrations and roles. */
  DIRECT_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * Login for reads under row security, where DATABASE_URL may not create roles or a pooler has users of its own; without
   * it the product makes one.
   */
  WALLED_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * A streaming replica of the same database, for reads of the data API and of pages: who wrote reads from DATABASE_URL for ten
   * seconds, and everybody does while it is away or more than five seconds behind.
   */
  READ_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Public address, without a slash at the end; links in mails start with it. */
  BASE_URL: z.url().optional(),
  /** Seconds that a process which was told to stop still takes requests, so that a balancer notices; 5 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  /** Which parts this process runs. */
  SERVICES: list.pipe(z.array(z.enum(['web', 'worker', 'cron'])).min(1)).default(['web', 'worker', 'cron']),
  /** Signs sessions and links; at least 32 characters. Made and kept in DATA_DIR when missing. */
  AUTH_SECRET: z.string().min(32).optional(),
  /**
   * Another secret that is read beside AUTH_SECRET while one takes the place of the other; `lost` when nobody has the old one
   * any more.
   */
  AUTH_SECRET_PREVIOUS: z.union([z.literal('lost'), z.string().min(32)]).optional(),
  /** Opens the secrets of a backup, and seals them in one that is made with --with-secrets; at least 16 characters. */
  BACKUP_PASSPHRASE: z.string().min(16).optional(),
  /** smtp:// or smtps:// address of the mail server; without it mails stay in the outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** When talks with a lawyer can be booked, by the office's clock: "Mon-Thu 09:00-12:00, Fri 09:00-11:00"; without it none can. */
  CONSULTATION_HOURS: z
    .string()
    .refine((text) => readWeekHours(text) !== null, 'is not like "Mon-Thu 09:00-12:00, Fri 09:00-11:00"')
    .optional(),
  /** Days that the outbox keeps letters which were sent, dropped, or kept because there is no SMTP_URL; those that wait stay. */
  MAIL_KEEP_DAYS: z.coerce.number().int().min(2).max(3650).default(180),
  /** Sender of all mails. */
  MAIL_FROM: z.string().default('Markwright <trademarks@markwright.test>'),
  /** Sign-in with Google: both come from its console; without them there is none. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Who answers for Google; another only where a stand-in takes its place. */
  GOOGLE_ISSUER: sealed.default('https://accounts.google.com'),
  /** Access to EUIPO's service from its developer portal; without it our copy of the register answers. */
  EUIPO_CLIENT_ID: z.string().optional(),
  EUIPO_CLIENT_SECRET: z.string().optional(),
  /** Where EUIPO's tokens and its service are; the sandbox has others. */
  EUIPO_AUTH_URL: sealed.default('https://auth.euipo.europa.eu/oidc/accessToken'),
  EUIPO_API_URL: sealed.default('https://api.euipo.europa.eu'),
  /** Where applications are handed to EUIPO, with the access above; without it a stand-in files nothing. */
  EUIPO_FILING_URL: sealed.optional(),
  /**
   * The European Central Bank's table of exchange rates, read daily: https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml, or a
   * file: that stands in for it; without it rates are entered by hand in the staff area.
   */
  EXCHANGE_RATES_URL: z.union([sealed, z.url({ protocol: /^file$/ })]).optional(),
  /**
   * The European Union's register of VAT numbers: https://ec.europa.eu/taxation_customs/vies/rest-api; without it no number is confirmed, and
   * businesses of other member states are charged VAT.
   */
  VIES_URL: sealed.optional(),
  /**
   * Folder of pictures of registered marks, with a folder for each office by its code (EU/018123456.png): new and changed ones are brought in
   * every night; without it npm run import brings them.
   */
  REGISTER_PICTURES_DIR: z.string().optional(),
  /**
   * Countries whose registers of companies are asked for a name, apart by blanks: SK (Statistical Office), CZ (ARES); without it companies.jsonl in
   * SIGHTINGS_DIR stands in for them, and where there is none nobody is asked.
   */
  COMPANY_REGISTERS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((code) => code !== ''))
    .pipe(z.array(z.enum(companyCountries)).max(companyCountries.length)),
  /**
   * Folder of sightings for brand monitoring: domains.txt (new domain names, one a line, the day behind a comma) and marketplaces,
   * shops, social, app-stores, search with .jsonl (an object a line: name, url, seller, price, currency, country, classes,
   * foundOn); without it people look by hand. The demo has a stand-in.
   */
  SIGHTINGS_DIR: z.string().optional(),
  /**
   * Logs of issued certificates by RFC 6962, their addresses apart by blanks: new certificates are read for domain names that look
   * like a watched brand; without it certificates.txt in SIGHTINGS_DIR stands in for one.
   */
  CERTIFICATE_LOGS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter((url) => url !== ''))
    .pipe(z.array(z.url({ protocol: /^https$/ })).max(20)),
  /**
   * IANA's bootstrap file of RDAP (dns.json), by which registers are asked about domain names, with the name service and the host itself;
   * without it a stand-in in SIGHTINGS_DIR answers (domain-records.jsonl) and says so, and where there is none nothing is asked.
   */
  RDAP_BOOTSTRAP: z.string().optional(),
  /** Chromium for pictures of pages as evidence; without it there are none, and pictures are handed in as files. */
  CAPTURE_CHROMIUM: z.string().startsWith('/').optional(),
  /** Whether that Chromium makes its own sandbox; false only where the whole process lies in one that forbids it. */
  CAPTURE_SANDBOX: flag.default(true),
  /**
   * Time-stamp authority by RFC 3161 for the evidence of cases; without it evidence has no time stamp and says so. It is told a hash
   * and signs what it answers, so that many are reached by http.
   */
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Companies whose scripts public pages load once a visitor agrees, as JSON by kind (analytics, tag-manager, error-reporting, review,
   * affiliate, chat): {"analytics": {"name": "Example Ltd", "script": "https://cdn.example/a.js", "connect": ["https://in.example"]}};
   * connect, img, style, frame, font and scripts are further origins. Without it nothing is loaded and nobody is asked. A chat
   * takes the place of our own.
   */
  THIRD_PARTIES: json.pipe(thirdParties).default([]),
  /**
   * Experiments that run, apart by commas: summary-price. Visitors are asked whether they take part, and each who agrees has one of two
   * versions of a page by chance; without it there are none and nobody is asked.
   */
  EXPERIMENTS: list.pipe(z.array(z.enum(experimentIds))).default([]),
  /** Whether visitors open accounts by themselves; `false` leaves those that come with a paid order or a report of an infringement. */
  USER_ACCOUNT: flag.default(true),
  /**
   * Secret of a relay that posts the mail of offices as it came to /api/webhooks/office-mail; at least 32 characters. Without it
   * such mail is handed in by people alone.
   */
  OFFICE_MAIL_SECRET: z.string().min(32).optional(),
  /**
   * Mailbox that offices write to, read every five minutes by IMAP, as JSON: {"host": "imap.example.com", "user": "docket@example.com",
   * "passwordFile": "/run/secrets/docket"}; further port, security (tls, starttls, none), password, folder, done. Without it mail is
   * handed in or relayed.
   */
  OFFICE_MAILBOX: json.pipe(mailboxAccess).optional(),
  /** The same for a mailbox that customers write to; another one than that of offices. */
  SUPPORT_MAILBOX: json.pipe(mailboxAccess).optional(),
  /** Secret of the chat provider: it tells by our digest of the e-mail that somebody is signed in here. */
  CHAT_SECRET: z.string().min(16).optional(),
  /**
   * Provider of text messages: an address that takes {"id", "to", "text"} as JSON with SMS_TOKEN as bearer token; without it none are
   * sent. The demo has a stand-in that keeps them.
   */
  SMS_URL: sealed.optional(),
  SMS_TOKEN: z.string().min(8).optional(),
  /**
   * Program that suggests an answer to what a client says about an application draft: an address that takes the mark, its
   * jurisdictions and the comments as they were written as JSON with SUGGESTIONS_TOKEN as bearer token, and answers {"text"}. Asked when staff ask, and
   * nothing is sent to a client by it; without it nothing is suggested and nothing leaves.
   */
  SUGGESTIONS_URL: sealed.optional(),
  SUGGESTIONS_TOKEN: z.string().min(8).optional(),
  /** Bucket for files; without it they are kept under DATA_DIR/files. */
  S3_BUCKET: z.string().optional(),
  /** Region and endpoint of the bucket; by http only within a network that nobody else is in. */
  S3_REGION: z.string().default('eu-central-1'),
  S3_ENDPOINT: z.url().optional(),
  /** Payment provider: Stripe, the sandbox, which charges no one, or none, and then only transfers are taken. The sandbox is the default in the demo only. */
  PAYMENTS: z.enum(['stripe', 'sandbox', 'none']).optional(),
  /** Secret (or restricted) key of the Stripe account. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:live|test)_\w{10,200}$/, 'is no secret key of Stripe')
    .optional(),
  /** Secret of the provider's webhooks. Made and kept in DATA_DIR for the sandbox; of Stripe the one of the endpoint (whsec_…). */
  PAYMENTS_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Issuer of invoices as JSON: name, lines, country (src/domain/billing/vat-law.ts names those there are), companyId, taxId, vatNumber, vatPercent (where nobody here has read the law), register, iban, bic, email. */
  INVOICE_ISSUER: z.string().refine(isJson, 'is not JSON').optional(),
  /** The same of a company in the United States, which issues to whoever is billed there and asks for it; without it nobody is asked. */
  INVOICE_ISSUER_US: z.string().refine(isJson, 'is not JSON').optional(),
  /** Documents the data API takes: only the shipped ones, of staff any (for GraphiQL and scripts), or any. */
  DATA_API_DOCUMENTS: z.enum(['shipped', 'staff-any', 'any']).default('staff-any'),
  /** Departures from the data API's limits as JSON, by role or '*': {"*": {"rows": 500}, "customer": {"depth": 8}}. */
  DATA_API_LIMITS: json.pipe(z.record(z.string(), z.record(z.string(), z.number().int().positive()))).default({}),
  /** Where weaknesses are reported: https: or mailto: address, told to finders in /.well-known/security.txt. */
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Number of proxies in front whose X-Forwarded-For entry is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Opens /metrics to who sends it as a bearer token; without it nobody reads them. */
  METRICS_TOKEN: z
    .string()
    .min(16)
    .regex(/^[\w.~+/-]+=*$/, 'has signs that a bearer token cannot have')
    .optional(),
  /** host:port of a clamd that every upload is shown to; while it does not answer, no upload is taken. */
  CLAMD_HOST: z
    .string()
    .regex(/^[^\s/]+:\d{1,5}$/, 'is not host:port')
    .optional(),
  /** Whether the demo world and its pages exist; by default only without DATABASE_URL and outside production. */
  DEMO: flag.optional(),
  /** Multiplies all rate limits; for load tests on one machine. */
  LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.string().default('development'),
})

export type Variables = z.output<typeof variables>

const isSameMailbox = (a: MailboxAccess, b: MailboxAccess): boolean =>
  a.host === b.host && a.user === b.user && a.folder === b.folder

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether the demo world exists: asked for, or by default only without a database and outside of production. */
export function isDemo(env: {
  DEMO?: boolean | undefined
  DATABASE_URL?: string | undefined
  NODE_ENV: string
}): boolean {
  return env.DEMO ?? (env.DATABASE_URL === undefined && env.NODE_ENV !== 'production')
}

/** What belongs together, and what only the demo can do without. */
function refuseGaps(env: z.output<typeof variables>, context: z.RefinementCtx): void {
  const missing = (name: string, why: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `is missing: ${why}` })
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined))
    missing(env.GOOGLE_CLIENT_ID === undefined ? 'GOOGLE_CLIENT_ID' : 'GOOGLE_CLIENT_SECRET', 'one goes with the other')
  if ((env.EUIPO_CLIENT_ID === undefined) !== (env.EUIPO_CLIENT_SECRET === undefined))
    missing(env.EUIPO_CLIENT_ID === undefined ? 'EUIPO_CLIENT_ID' : 'EUIPO_CLIENT_SECRET', 'one goes with the other')
  if (env.EUIPO_FILING_URL !== undefined && env.EUIPO_CLIENT_ID === undefined)
    missing('EUIPO_CLIENT_ID', 'nothing is filed without access to the service')
  const stripe = env.PAYMENTS === 'stripe'
  if (stripe !== (env.STRIPE_SECRET_KEY !== undefined))
    missing(stripe ? 'STRIPE_SECRET_KEY' : 'PAYMENTS', 'the key of Stripe goes with PAYMENTS=stripe')
  if (stripe && env.PAYMENTS_WEBHOOK_SECRET === undefined)
    missing('PAYMENTS_WEBHOOK_SECRET', 'without it nobody could tell that a message is of Stripe')
  if ((env.SMS_URL === undefined) !== (env.SMS_TOKEN === undefined))
    missing(env.SMS_URL === undefined ? 'SMS_URL' : 'SMS_TOKEN', 'one goes with the other')
  if ((env.SUGGESTIONS_URL === undefined) !== (env.SUGGESTIONS_TOKEN === undefined))
    missing(env.SUGGESTIONS_URL === undefined ? 'SUGGESTIONS_URL' : 'SUGGESTIONS_TOKEN', 'one goes with the other')
  if (env.OFFICE_MAILBOX && env.SUPPORT_MAILBOX && isSameMailbox(env.OFFICE_MAILBOX, env.SUPPORT_MAILBOX))
    context.addIssue({
      code: 'custom',
      path: ['SUPPORT_MAILBOX'],
      message: 'is the mailbox of offices: give one of them a folder of its own',
    })
  if (env.CHAT_SECRET !== undefined && !env.THIRD_PARTIES.some(({ kind }) => kind === 'chat'))
    missing('THIRD_PARTIES', 'CHAT_SECRET is for a chat provider, and none is named')
  if (env.DATABASE_POOLER === 'transaction' && env.DIRECT_DATABASE_URL === undefined)
    missing('DIRECT_DATABASE_URL', 'nothing is migrated through a pooler of transactions')
  if (env.NODE_ENV === 'production') refuseInProduction(env, context)
  if (isDemo(env)) return
  if (env.INVOICE_ISSUER === undefined)
    missing('INVOICE_ISSUER', 'invoices need the name, address and numbers of who issues them')
}

/** What is convenient on a developer's machine and would give an installation away. */
function refuseInProduction(env: z.output<typeof variables>, context: z.RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (env.DEMO) refuse('DEMO', 'is not for production: its passwords are known to everybody')
  if (env.BASE_URL === undefined) refuse('BASE_URL', 'is missing: links in mails start with it')
  else if (!env.BASE_URL.startsWith('https:')) refuse('BASE_URL', 'must begin with https: in production')
  if (env.PAYMENTS === 'sandbox') refuse('PAYMENTS', 'the sandbox charges no one; in production set another or none')
  if (env.STRIPE_SECRET_KEY?.includes('_test_'))
    refuse('STRIPE_SECRET_KEY', 'is for tests and charges no one; in production set the live one')
  if (env.AUTH_SECRET === undefined)
    refuse('AUTH_SECRET', 'is missing: every process of an installation needs the same')
  if (env.THIRD_PARTIES.some(({ script }) => !script.startsWith('https:')))
    refuse('THIRD_PARTIES', 'loads scripts that anybody on the way could change; they must begin with https:')
  if (env.LIMIT_FACTOR !== 1) refuse('LIMIT_FACTOR', 'is for load tests, not for production')
  for (const name of ['AUTH_SECRET', 'AUTH_SECRET_PREVIOUS', 'PAYMENTS_WEBHOOK_SECRET', 'METRICS_TOKEN'] as const)
    if (env[name] !== undefined && env[name] !== 'lost' && isGuessable(env[name]))
      refuse(name, 'can be guessed: make one with `openssl rand -base64 32`')
}

/** Fewer different characters than any random text of that length has. */
const isGuessable = (secret: string): boolean => new Set(secret).size < Math.min(12, secret.length / 2)

/** Reads the environment. Throws one error that names every wrong or missing variable. */
export function readEnvironment(env: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.superRefine(refuseGaps).safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`)
}

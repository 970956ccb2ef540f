import type { ExperimentId } from '#kernel/experiments.ts'
import type { CompanyCountry } from '#platform/company-registers/companies.ts'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWeekHours, type WeekHours } from '#kernel/week-hours.ts'
import { secretToken } from '#kernel/ids.ts'
import { defaultPools, type PoolSizes } from './pools.ts'
import { isDemo, type Variables } from './env.ts'
import type { MailboxAccess } from './mailbox.ts'
import type { KnownThirdParty } from './third-parties.ts'
import type { Secrets } from './secrets.ts'

/** The stand-in of the demo for feeds and searches. */
const demoSightings = fileURLToPath(new URL('../../../db/demo/sightings', import.meta.url))

/** Files of DATA_DIR/secrets. */
export type KeptName = 'auth-secret' | 'payments-webhook-secret'

export type Service = 'web' | 'worker' | 'cron'

export interface Config {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | null
  /** The same past a pooler, for the start. */
  directUrl: string | null
  /** Whether a pooler of transactions lies before the database. */
  pooled: boolean
  /** The login under row security where an administrator made it. */
  walledUrl: string | null
  /** A copy of the database that answers reads of the data API and of pages. */
  readUrl: string | null
  /** Connections of each pool, and the processes that share the server. */
  pools: PoolSizes
  processes: number
  /** Seconds between no longer being ready and taking no more connections. */
  drainSeconds: number
  baseUrl: string
  services: Service[]
  /** What signs and seals, and what is read beside it. */
  secrets: Secrets
  /** Whether nobody has the secret that was there before. */
  secretLost: boolean
  webhookSecret: string
  smtpUrl: string | null
  mailFrom: string
  /** When talks with a lawyer can be booked; none where nothing is set. */
  talkingHours: readonly WeekHours[]
  /** Days that a letter which was sent or dropped is kept. */
  letterDays: number
  bucket: { name: string; region: string; endpoint: string | null } | null
  invoiceIssuer: string | null
  invoiceIssuerInUs: string | null
  payments: 'stripe' | 'sandbox' | 'none'
  /** Key of the Stripe account; with `payments: 'stripe'` and never else. */
  stripeKey: string | null
  trustedProxies: number
  metricsToken: string | null
  securityContact: string | null
  clamdHost: string | null
  limitFactor: number
  dataApi: { documents: 'shipped' | 'staff-any' | 'any'; limits: Record<string, Record<string, number>> }
  demo: boolean
  /** Staff sign in with a second factor; only the demo does without. */
  staffSecondFactor: boolean
  /** Access to EUIPO's own service. */
  euipo: { clientId: string; clientSecret: string; authUrl: string; apiUrl: string; filingUrl: string | null } | null
  /** Where the table of exchange rates is read each day. */
  /** Folder with what feeds of domain names, marketplaces and the like told of; null where people look by hand. */
  /** Addresses of logs of issued certificates. */
  certificateLogs: readonly string[]
  sightingsDir: string | null
  /** Countries whose registers of companies are asked. */
  companyRegisters: readonly CompanyCountry[]
  /** Folder of pictures of registered marks; null where none are brought in by night. */
  registerPictures: string | null
  rateTable: string | null
  /** Where the register of VAT numbers is asked. */
  vatRegister: string | null
  /** The file by which registers are asked about domain names. */
  rdapBootstrap: string | null
  /** Chromium for pictures of pages, and whether it makes its own sandbox. */
  captureBrowser: { program: string; sandbox: boolean } | null
  /** A time-stamp authority by RFC 3161 for evidence. */
  timeStampUrl: string | null
  /** Companies whose scripts public pages load after a yes. */
  thirdParties: readonly KnownThirdParty[]
  /** Experiments that run. */
  experiments: readonly ExperimentId[]
  /** Visitors may open accounts by themselves. */
  userAccount: boolean
  chatSecret: string | null
  /** Of the relay that posts the mail of offices. */
  officeMailSecret: string | null
  /** Mailboxes that are read: that of offices, and that of customers. */
  officeMailbox: MailboxAccess | null
  supportMailbox: MailboxAccess | null
  /** Provider of text messages. */
  sms: { url: string; token: string } | null
  /** The program that suggests comments; null where nothing is suggested. */
  suggestions: { url: string; token: string } | null
  google: { clientId: string; clientSecret: string; issuer: string } | null
  production: boolean
  logLevel: string
}

/** Interprets the environment into what the parts need, and makes the secrets that an installation keeps. */
export function interpret(env: Variables): Config {
  const dataDir = resolve(env.DATA_DIR)
  const production = env.NODE_ENV === 'production'
  const demo = isDemo(env)
  return {
    port: env.PORT,
    host: env.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    directUrl: env.DIRECT_DATABASE_URL ?? null,
    pooled: env.DATABASE_POOLER === 'transaction',
    readUrl: env.READ_DATABASE_URL ?? null,
    walledUrl: env.WALLED_URL ?? null,
    pools: { ...defaultPools, ...env.DATABASE_POOLS },
    processes: env.DATABASE_PROCESSES,
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    drainSeconds: env.DRAIN_SECONDS ?? (production ? 5 : 0),
    services: env.SERVICES,
    secrets: [
      env.AUTH_SECRET ?? keptSecret(dataDir, 'auth-secret'),
      ...(env.AUTH_SECRET_PREVIOUS === undefined || env.AUTH_SECRET_PREVIOUS === 'lost'
        ? []
        : [env.AUTH_SECRET_PREVIOUS]),
    ],
    secretLost: env.AUTH_SECRET_PREVIOUS === 'lost',
    webhookSecret: env.PAYMENTS_WEBHOOK_SECRET ?? keptSecret(dataDir, 'payments-webhook-secret'),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    talkingHours:
      readWeekHours(env.CONSULTATION_HOURS ?? (demo ? 'Mon-Thu 09:00-12:00, Mon-Thu 13:00-16:00' : '')) ?? [],
    letterDays: env.MAIL_KEEP_DAYS,
    bucket: env.S3_BUCKET ? { name: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT ?? null } : null,
    invoiceIssuer: env.INVOICE_ISSUER ?? null,
    invoiceIssuerInUs: env.INVOICE_ISSUER_US ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    clamdHost: env.CLAMD_HOST ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    securityContact: env.SECURITY_CONTACT ?? null,
    limitFactor: env.LIMIT_FACTOR,
    dataApi: { documents: env.DATA_API_DOCUMENTS, limits: env.DATA_API_LIMITS },
    payments: env.PAYMENTS ?? (demo ? 'sandbox' : 'none'),
    stripeKey: env.STRIPE_SECRET_KEY ?? null,
    demo,
    staffSecondFactor: !demo,
    euipo:
      env.EUIPO_CLIENT_ID && env.EUIPO_CLIENT_SECRET
        ? {
            clientId: env.EUIPO_CLIENT_ID,
            clientSecret: env.EUIPO_CLIENT_SECRET,
            authUrl: env.EUIPO_AUTH_URL,
            apiUrl: env.EUIPO_API_URL,
            filingUrl: env.EUIPO_FILING_URL ?? null,
          }
        : null,
    certificateLogs: env.CERTIFICATE_LOGS,
    companyRegisters: env.COMPANY_REGISTERS,
    registerPictures: env.REGISTER_PICTURES_DIR ?? null,
    sightingsDir: env.SIGHTINGS_DIR ?? (demo ? demoSightings : null),
    rateTable: env.EXCHANGE_RATES_URL ?? null,
    vatRegister: env.VIES_URL ?? null,
    rdapBootstrap: env.RDAP_BOOTSTRAP ?? null,
    captureBrowser:
      env.CAPTURE_CHROMIUM === undefined ? null : { program: env.CAPTURE_CHROMIUM, sandbox: env.CAPTURE_SANDBOX },
    timeStampUrl: env.TIMESTAMP_URL ?? null,
    thirdParties: env.THIRD_PARTIES,
    experiments: env.EXPERIMENTS,
    userAccount: env.USER_ACCOUNT,
    chatSecret: env.CHAT_SECRET ?? null,
    officeMailSecret: env.OFFICE_MAIL_SECRET ?? null,
    officeMailbox: env.OFFICE_MAILBOX ?? null,
    supportMailbox: env.SUPPORT_MAILBOX ?? null,
    suggestions:
      env.SUGGESTIONS_URL && env.SUGGESTIONS_TOKEN ? { url: env.SUGGESTIONS_URL, token: env.SUGGESTIONS_TOKEN } : null,
    sms: env.SMS_URL && env.SMS_TOKEN ? { url: env.SMS_URL, token: env.SMS_TOKEN } : null,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
        : null,
    production,
    logLevel: env.LOG_LEVEL,
  }
}

/** Keeps a secret for the starts to come; false when there is one of the name already, which stays. */
export function keepSecret(dataDir: string, name: KeptName, secret: string): boolean {
  if (existsSync(join(dataDir, 'secrets', name))) return false
  return keptSecret(dataDir, name, secret) === secret
}

function keptSecret(dataDir: string, name: KeptName, secret = secretToken()): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  // 'wx': of two processes that start at once, the second reads what the first wrote.
  try {
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (existsSync(file)) return readFileSync(file, 'utf8').trim()
    throw error
  }
}

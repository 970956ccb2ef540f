import { officeZone, today } from '#kernel/dates.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import * as account from '#features/account/index.ts'
import * as clearance from '#features/clearance/index.ts'
import { subscribe, type Worker } from '#features/feature.ts'
import { unsubscribeToken } from '#features/registration/index.ts'
import { createTell } from '#features/tell.ts'
import type { Facilities, Handled } from '#features/facilities.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { countCalls, type CountCall } from './http/limits.ts'
import { createLargeOwners } from './large-owners.ts'
import type { Config } from '#platform/config/config.ts'
import { checkCapacity } from '#platform/db/capacity.ts'
import { bindDatabase } from '#platform/db/database.ts'
import { lockUntilCommit } from '#platform/db/lock.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { companySearchOf } from '#platform/company-registers/companies.ts'
import { domainLookupOf } from '#platform/domains/configured.ts'
import { createEventBus } from '#platform/events/events.ts'
import { clamdScan, noScan } from '#platform/files/virus-scan.ts'
import { directRunner, rowSecurityRunner, transactions } from '#platform/graphql/run.ts'
import type { Run } from '#platform/graphql/model.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import type { LetterTools } from '#platform/mail/letters.ts'
import { mailboxAt } from '#platform/mail/mailbox.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { messagesAt, standInMessages } from '#platform/sms/text-messages.ts'
import { suggestionsAt } from '#platform/suggestions/suggestions.ts'
import { createPost } from '#platform/mail/post.ts'
import { createTexts } from '#platform/mail/texts.ts'
import { euipoApi } from '#platform/office-api/euipo.ts'
import { euipoFiler, standInFiler } from '#platform/office-api/filing.ts'
import { chromiumCapture } from '#platform/page-capture/capture-page.ts'
import { guardedFetch } from '#platform/net/guarded-fetch.ts'
import { rateTableAt } from '#platform/rates/rate-table.ts'
import { measured } from '#platform/vat-register/measured.ts'
import { viesAt } from '#platform/vat-register/vies.ts'
import { authorityAt, noAuthority } from '#platform/timestamp/authority.ts'
import { noPayments, type PaymentProvider } from '#platform/payments/provider.ts'
import { createSandbox, type Sandbox } from '#platform/payments/sandbox/sandbox.ts'
import { createQueue, type Queue } from '#platform/queue/queue.ts'
import { certificateFeedsOf } from '#platform/domains/certificate-feed.ts'
import { sourcesIn } from '#platform/sightings/sources.ts'
import { taskView } from '#platform/queue/task-view.ts'
import { allWorkers } from './workers.ts'
import { features, formerJobs, jobs, mails, orders, templates } from './features.ts'
import { proveWhole } from './prove-whole.ts'
import { letterLinks } from './letter-links.ts'
import { createDataApi, type DataApi } from './model.ts'
import type { HotReload } from './http/hot-reload.ts'
import { createPools, type Access } from './pools.ts'
import { pagesOf } from './pages.ts'
import { createReplicaReads, type ReplicaReads } from './replica-reads.ts'
import { filesOf } from './storage.ts'
import { publishedTerms } from './terms.ts'
import { supplierInUsOf, supplierOf } from './supplier.ts'

export interface Context {
  config: Config
  access: Access
  log: Log
  pool: pg.Pool
  /** A small pool of its own for sessions, limits and readiness: they answer when all others wait. */
  control: pg.Pool
  /** Of visitors' reads, under row security. */
  open: pg.Pool
  /** Reads of a copy that may be a little behind; null without READ_DATABASE_URL. */
  replica: ReplicaReads | null
  /** Whether the process is being stopped and wants no new requests. */
  stopping: { now: boolean }
  dataApi: DataApi
  facilities: Facilities
  register: clearance.RegisterSearch
  handled: Handled[]
  /** Who does every kind of job. */
  workers: readonly Worker[]
  countCall: CountCall
  sandbox: Sandbox
  /** What makes letters of orders for them, and sends them. */
  letters: LetterTools
  /** Where this process answers; known once it listens. */
  listening: { url: string }
  /** Pages from their files while one edits; null where they are built. */
  hot: HotReload | null
  stop(): Promise<void>
}

/** Puts the parts together over a prepared database. */
export async function createContext(
  config: Config,
  access: Access,
  clock: () => Date = () => new Date(),
): Promise<Context> {
  const log = createLog(config.logLevel)
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  const pools = createPools(config, access, onError)
  const { pool, control, staff, clients, open } = pools
  await checkCapacity(control, config.pools, config.processes)
  const sent = { prepared: !config.pooled }
  const plans = {
    staff: { ...sent, ownPlan: () => true },
    clients: { ...sent, ownPlan: createLargeOwners(pool, clock, onError) },
  }
  const replica = config.readUrl
    ? createReplicaReads(config, { readUrl: config.readUrl, walledUrl: access.walledUrl, control }, plans, log)
    : null
  const reading = (kind: 'staff' | 'clients' | 'open', run: Run): Run => replica?.around(kind, run) ?? run
  const dataApi = createDataApi(
    {
      staff: { run: reading('staff', directRunner(staff, plans.staff)), transaction: transactions(staff) },
      clients: {
        run: reading('clients', rowSecurityRunner(clients, plans.clients)),
        transaction: transactions(clients),
      },
      open: { run: reading('open', rowSecurityRunner(open, sent)), transaction: transactions(open) },
    },
    config.dataApi,
    (error) => log.error({ err: error }, 'data API'),
  )
  const texts = readTexts()
  const listening = { url: `http://127.0.0.1:${config.port}` }
  let queue: Queue | null = null
  const theQueue = (): Queue => {
    if (!queue) throw new Error('the queue is not up yet')
    return queue
  }
  const sandbox = createSandbox({
    pool,
    queue: theQueue,
    secret: config.webhookSecret,
    baseUrl: config.baseUrl,
    // A worker serves no webhooks: it tells the processes that do, as a provider outside would.
    webhookUrl: () =>
      `${config.services.includes('web') ? listening.url : config.baseUrl}/api/webhooks/payment/sandbox`,
    clock,
  })
  const register = new clearance.RegisterSearch(pool, join(config.dataDir, 'register'), log)
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom,
    domain: new URL(config.baseUrl).hostname,
  })
  const facilities: Facilities = {
    pool,
    db: bindDatabase(pool),
    queue: theQueue,
    files: await filesOf(config),
    fetchPage: guardedFetch,
    capturePage: config.captureBrowser && chromiumCapture(config.captureBrowser),
    domainLookup: await domainLookupOf(config),
    companies: await companySearchOf(config),
    mailer,
    timestamps: config.timeStampUrl === null ? noAuthority : authorityAt(config.timeStampUrl),
    scan: config.clamdHost === null ? noScan : clamdScan(config.clamdHost),
    payments: await paymentsOf(config, sandbox),
    register,
    registerPictures: config.registerPictures,
    offices: config.euipo ? { EU: euipoApi(config.euipo) } : {},
    euipoFiler: config.euipo?.filingUrl
      ? euipoFiler({ ...config.euipo, filingUrl: config.euipo.filingUrl })
      : standInFiler,
    rateTable: config.rateTable === null ? null : rateTableAt(config.rateTable),
    certificateFeeds: await certificateFeedsOf(config, guardedFetch),
    vatRegister:
      config.vatRegister === null ? null : measured(viesAt(config.vatRegister, supplierOf(config).vatNumber)),
    sightings: async (platforms) => await sourcesIn(config.sightingsDir, platforms),
    events: createEventBus(),
    orders,
    tell: createTell(createPost(theQueue, config.limitFactor)),
    translate: await createTexts(texts),
    log,
    clock,
    talkingHours: config.talkingHours,
    chatSecret: config.chatSecret,
    officeMailSecret: config.officeMailSecret,
    mailboxes: {
      office: config.officeMailbox && mailboxAt(config.officeMailbox, log),
      support: config.supportMailbox && mailboxAt(config.supportMailbox, log),
    },
    suggest: config.suggestions && suggestionsAt(config.suggestions.url, config.suggestions.token),
    sendsTexts: config.sms !== null || config.demo,
    today: (zone = officeZone) => today(zone, clock()),
    pages: pagesOf(config.baseUrl),
    secrets: config.secrets,
    tries: account.createTries(control, config.limitFactor, clock),
    staffSecondFactor: config.staffSecondFactor,
    experiments: config.experiments,
    userAccount: config.userAccount,
    letterDays: config.letterDays,
    baseUrl: config.baseUrl,
    supplier: supplierOf(config),
    supplierInUs: supplierInUsOf(config),
    terms: publishedTerms(supplierOf(config)),
  }
  const followers = features.flatMap(({ follow }) => follow ?? [])
  subscribe(facilities.events, followers, facilities)
  queue = await createQueue(pool, [...jobs, ...formerJobs], log, { cron: config.services.includes('cron') })
  const letters: LetterTools = {
    pool,
    mailer,
    messages: config.sms === null ? standInMessages : messagesAt(config.sms.url, config.sms.token),
    templates,
    translate: facilities.translate,
    links: letterLinks(facilities),
    unsubscribe: (id, language) => facilities.pages.unsubscribe(unsubscribeToken(config.secrets, id), language),
  }
  const workers = allWorkers(letters, sandbox)
  proveWhole({ features, jobs, workers, mails, texts })
  // Of processes that start at once one after the other replaces it: PostgreSQL refuses the second while the first does.
  await inTransaction(pool, async (tx) => {
    await lockUntilCommit(tx, 'markwright start')
    for (const statement of taskView) await tx.$client.query(statement)
  })
  return {
    config,
    access,
    log,
    pool,
    control,
    open,
    replica,
    stopping: { now: false },
    dataApi,
    facilities,
    register,
    handled: features.flatMap(({ handlers }) => handlers ?? []),
    workers,
    countCall: countCalls(control, config.limitFactor),
    sandbox,
    letters,
    listening,
    hot: null,
    async stop() {
      await queue?.stop()
      await register.stop()
      await replica?.end()
      await pools.end()
    },
  }
}

function readTexts(): Record<Language, object> {
  const read = (language: Language) =>
    JSON.parse(readFileSync(new URL(`../../content/mails/${language}.json`, import.meta.url), 'utf8')) as object
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, object>
}

/** The payment provider that is configured. Stripe's library is loaded where it is, and nowhere else. */
async function paymentsOf({ payments, stripeKey, webhookSecret }: Config, sandbox: Sandbox): Promise<PaymentProvider> {
  if (payments === 'sandbox') return sandbox
  if (stripeKey === null) return noPayments
  const { createStripe } = await import('#platform/payments/stripe.ts')
  return createStripe({ secretKey: stripeKey, webhookSecret })
}

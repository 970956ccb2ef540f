import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import * as account from '#features/account/index.ts'
import * as billing from '#features/billing/index.ts'
import * as clearance from '#features/clearance/index.ts'
import * as catalog from '#features/catalog/index.ts'
import * as document from '#features/document/index.ts'
import type { Facilities, Handled } from '#features/facilities.ts'
import * as letter from '#features/letter/index.ts'
import * as note from '#features/note/index.ts'
import * as registration from '#features/registration/index.ts'
import * as task from '#features/task/index.ts'
import * as trademark from '#features/trademark/index.ts'
import * as verification from '#features/verification/index.ts'
import * as watch from '#features/watch/index.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { countCalls, type CountCall } from './http/limits.ts'
import type { Config } from '#platform/config/config.ts'
import { checkCapacity } from '#platform/db/capacity.ts'
import { createEventBus } from '#platform/events/events.ts'
import { clamdScan, noScan } from '#platform/files/virus-scan.ts'
import type { Engine } from '#platform/graphql/engine.ts'
import { directRunner, rowSecurityRunner, transactions } from '#platform/graphql/run.ts'
import { createLog, type Log } from '#platform/log/log.ts'
import type { LetterTools } from '#platform/mail/letters.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { createPost, sendLetter, type LetterTemplate } from '#platform/mail/post.ts'
import { createTexts } from '#platform/mail/texts.ts'
import { euipoApi } from '#platform/office-api/euipo.ts'
import { noPayments } from '#platform/payments/provider.ts'
import { createSandbox, deliverWebhook, type Sandbox } from '#platform/payments/sandbox/sandbox.ts'
import { createQueue, type JobType, type Queue } from '#platform/queue/queue.ts'
import { taskView } from '#platform/queue/task-view.ts'
import { cleanHouse } from './clean-house.ts'
import { letterLinks } from './letter-links.ts'
import { createDataApi } from './model.ts'
import { oldLetter } from './old-letters.ts'
import type { HotReload } from './http/hot-reload.ts'
import { createPools, type Access } from './pools.ts'
import { pagesOf } from './pages.ts'
import { filesOf } from './storage.ts'
import { supplierOf } from './supplier.ts'

export interface Context {
  config: Config
  access: Access
  log: Log
  pool: pg.Pool
  /** A small pool of its own for sessions, limits and readiness: they answer when all others wait. */
  control: pg.Pool
  /** Of visitors' reads, under row security. */
  open: pg.Pool
  /** Whether the process is being stopped and wants no new requests. */
  stopping: { now: boolean }
  dataApi: Engine
  facilities: Facilities
  register: clearance.RegisterSearch
  handled: Handled[]
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

/** Kinds that only earlier versions sent; what they left waiting is done. */
const formerJobs: JobType<object>[] = [oldLetter]

/** Every kind of job there is. */
export const jobs: JobType<object>[] = [
  ...account.jobs,
  sendLetter,
  deliverWebhook,
  cleanHouse,
  ...billing.jobs,
  ...watch.jobs,
]

export const templates: Record<string, LetterTemplate> = {
  ...account.templates,
  ...billing.templates,
  ...registration.templates,
  ...trademark.templates,
  ...watch.templates,
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
  const dataApi = createDataApi(
    {
      staff: { run: directRunner(staff, sent), transaction: transactions(staff) },
      clients: { run: rowSecurityRunner(clients, sent), transaction: transactions(clients) },
      open: { run: rowSecurityRunner(open, sent), transaction: transactions(open) },
    },
    config.dataApi,
    (error) => log.error({ err: error }, 'data API'),
  )
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
    webhookUrl: () => `${listening.url}/api/webhooks/payment/sandbox`,
    clock,
  })
  const register = new clearance.RegisterSearch(pool, join(config.dataDir, 'register'), log)
  const facilities: Facilities = {
    pool,
    queue: theQueue,
    files: filesOf(config),
    scan: config.clamdHost === null ? noScan : clamdScan(config.clamdHost),
    payments: config.payments === 'sandbox' ? sandbox : noPayments,
    register,
    offices: config.euipo ? { EU: euipoApi(config.euipo) } : {},
    events: createEventBus(),
    post: createPost(theQueue, config.limitFactor),
    translate: await createTexts(readTexts()),
    log,
    clock,
    pages: pagesOf(config.baseUrl),
    secrets: config.secrets,
    tries: account.createTries(control, config.limitFactor, clock),
    staffSecondFactor: config.staffSecondFactor,
    baseUrl: config.baseUrl,
    supplier: supplierOf(config),
  }
  registration.follow(facilities.events, facilities)
  watch.follow(facilities.events, facilities)
  queue = await createQueue(pool, [...jobs, ...formerJobs], log, { cron: config.services.includes('cron') })
  for (const statement of taskView) await pool.query(statement)
  return {
    config,
    access,
    log,
    pool,
    control,
    open,
    stopping: { now: false },
    dataApi,
    facilities,
    register,
    handled: [
      ...account.handlers,
      ...clearance.handlers,
      ...catalog.handlers,
      ...document.handlers,
      ...letter.handlers,
      ...note.handlers,
      ...task.handlers,
      ...verification.handlers,
      ...registration.handlers,
      ...trademark.handlers,
      ...watch.handlers,
      ...billing.handlersWith(registration.payableRequest),
    ],
    countCall: countCalls(control, config.limitFactor),
    sandbox,
    letters: {
      pool,
      mailer: createMailer({
        smtpUrl: config.smtpUrl,
        from: config.mailFrom,
        domain: new URL(config.baseUrl).hostname,
      }),
      templates,
      translate: facilities.translate,
      links: letterLinks(facilities),
    },
    listening,
    hot: null,
    async stop() {
      await queue?.stop()
      await register.stop()
      await pools.end()
    },
  }
}

function readTexts(): Record<Language, object> {
  const read = (language: Language) =>
    JSON.parse(readFileSync(new URL(`../../content/mails/${language}.json`, import.meta.url), 'utf8')) as object
  return Object.fromEntries(languages.map((language) => [language, read(language)])) as Record<Language, object>
}

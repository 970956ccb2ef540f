import { textKey, type AnyMail } from '#features/mail.ts'
import type { Feature, Worker } from '#features/feature.ts'
import { languages, type Language } from '#kernel/languages.ts'
import type { JobType } from '#platform/queue/queue.ts'

/** What a process is put together from. */
export interface Whole {
  features: readonly Feature[]
  /** Every kind of job, with the platform's. */
  jobs: readonly JobType<object>[]
  workers: readonly Worker[]
  mails: readonly AnyMail[]
  texts: Readonly<Record<Language, object>>
}

/** Throws, naming all of it, when a job has no worker, a mail lacks a text, or an event that is published has no follower. */
export function proveWhole(whole: Whole): void {
  const problems = [
    ...jobProblems(whole),
    ...whole.mails.flatMap((mail) => [...mailProblems(mail, whole)]),
    ...eventProblems(whole),
  ]
  if (problems.length > 0) throw new Error(`the product is not whole: ${problems.join('; ')}`)
}

function* jobProblems({ jobs, workers }: Whole): Generator<string> {
  yield* doubles('jobs', jobs)
  for (const job of jobs) {
    const many = workers.filter((worker) => worker.job === job).length
    if (many !== 1) yield `the job ${job.name} has ${many === 0 ? 'no worker' : `${many} workers`}`
    if (job.cron !== null && !job.data.safeParse({}).success)
      yield `the job ${job.name} has times and wants to be told something`
  }
  for (const { job } of workers)
    if (!jobs.includes(job)) yield `the worker of ${job.name} is of no job that is declared`
}

function* eventProblems({ features }: Whole): Generator<string> {
  const events = features.flatMap((feature) => feature.events ?? [])
  const followed = features.flatMap((feature) => feature.follow ?? []).map(({ event }) => event)
  yield* doubles('events', events)
  for (const event of events) if (!followed.includes(event)) yield `the event ${event.name} has no follower`
  for (const event of followed)
    if (!events.includes(event)) yield `the event ${event.name} is followed and no feature has it`
}

function* doubles(what: string, named: readonly { name: string }[]): Generator<string> {
  const names = named.map(({ name }) => name)
  for (const name of new Set(names.filter((one, at) => names.indexOf(one) !== at)))
    yield `two ${what} are called ${name}`
}

function* mailProblems(mail: AnyMail, { texts, mails }: Whole): Generator<string> {
  const { name, key, parts } = mail
  const {
    facts = [],
    words = [],
    maybe = [],
    paragraphs = ['body', 'next'],
    table = [],
    action = 'action',
    write,
  } = parts
  if (mails.find((one) => one.name === name) !== mail) yield `two mails are called ${name}`
  const labels = table.map(([label]) => label).filter((label) => label.startsWith(':'))
  const named = ['subject', 'title', action, ...(write ? [] : paragraphs), ...labels].map((id) => textKey(key, id))
  // What English has under the mail's key the other languages have as well.
  const own = Object.keys(textOf(texts.en, key) ?? {}).map((id) => `${key}.${id}`)
  for (const language of languages)
    for (const id of new Set([...named, ...own])) {
      const text = textOf(texts[language], id)
      if (typeof text !== 'string' || text.trim() === '') {
        yield `the mail ${name} has no text ${id} in ${language}`
        continue
      }
      const known: readonly string[] = id === `${key}.subject` ? [...facts, ...maybe] : [...facts, ...maybe, ...words]
      for (const [, hole = ''] of text.matchAll(/\{\{\s*(\w+)/g))
        if (!known.includes(hole))
          yield `the text ${id} in ${language} wants ${hole}, which the mail ${name} is not told there`
    }
}

function textOf(texts: object, id: string): unknown {
  return id.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts)
}

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { on, worker } from '#features/feature.ts'
import { defineMail } from '#features/mail.ts'
import type { Tell } from '#features/tell.ts'
import { languages, type Language } from '#kernel/languages.ts'
import { defineEvent } from '#platform/events/events.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { allWorkers } from './workers.ts'
import { features, formerJobs, jobs, mails } from './features.ts'
import { proveWhole, type Whole } from './prove-whole.ts'

const texts = Object.fromEntries(
  languages.map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`../../content/mails/${language}.json`, import.meta.url), 'utf8')) as object,
  ]),
) as Record<Language, object>

const workers = allWorkers({} as never, { deliver: async () => undefined })
const whole: Whole = { features, jobs, workers, mails, texts }
const sweep = defineJob('lamp.sweep', { byStaff: [], data: z.strictObject({}) })
const sweeper = worker(sweep, async () => undefined)
const lit = defineEvent<{ id: string }>('lamp.lit')
const follower = on(lit, 'somebody sees', async () => undefined)
const lampLit = defineMail('lamp-lit', { facts: ['colour'], words: ['owner'], paragraphs: ['body'] })
const lampTexts = { subject: 'Lit: {{colour}}', title: '{{owner}}, it burns', body: 'It is {{colour}}.', action: 'See' }
const withTexts = (over: Partial<Record<Language, object>> = {}) => ({
  ...whole,
  mails: [...mails, lampLit],
  texts: Object.fromEntries(
    languages.map((language) => [language, { ...texts[language], lampLit: lampTexts, ...over[language] }]),
  ) as Record<Language, object>,
})

test('the product is whole, and so it is with one more of each', () => {
  const one = { ...whole, jobs: [...jobs, sweep], workers: [...workers, sweeper] }
  const another = { ...whole, features: [...features, { name: 'lamp', events: [lit], follow: [follower] }] }
  for (const all of [whole, one, another, withTexts()]) expect(() => proveWhole(all)).not.toThrow()
})

describe('it does not start with', () => {
  test.each<[string, Whole, string]>([
    ['a job without worker', { ...whole, jobs: [...jobs, sweep] }, 'the job lamp.sweep has no worker'],
    [
      'a job with two workers',
      { ...whole, jobs: [...jobs, sweep], workers: [...workers, sweeper, worker(sweep, async () => undefined)] },
      'the job lamp.sweep has 2 workers',
    ],
    ['a worker without job', { ...whole, workers: [...workers, sweeper] }, 'lamp.sweep is of no job'],
    [
      'two jobs of a name',
      { ...whole, jobs: [...jobs, sweep, { ...sweep }], workers: [...workers, sweeper] },
      'two jobs are called lamp.sweep',
    ],
    [
      'a job that has times and wants to be told something',
      {
        ...whole,
        jobs: [...jobs, { ...sweep, cron: '* * * * *', data: z.strictObject({ id: z.uuid() }) }],
        workers,
      },
      'wants to be told something',
    ],
    [
      'an event that nobody follows',
      { ...whole, features: [...features, { name: 'lamp', events: [lit] }] },
      'the event lamp.lit has no follower',
    ],
    [
      'a follower of what nobody publishes',
      { ...whole, features: [...features, { name: 'lamp', follow: [follower] }] },
      'the event lamp.lit is followed and no feature has it',
    ],
    [
      'a mail without Slovak',
      withTexts({ sk: { lampLit: undefined } }),
      'the mail lamp-lit has no text lampLit.subject in sk',
    ],
    [
      'a mail with a text that only English has',
      withTexts({ en: { lampLit: { ...lampTexts, next: 'And then' } } }),
      'no text lampLit.next in es',
    ],
    [
      'a mail whose subject says what somebody typed',
      withTexts({ cs: { lampLit: { ...lampTexts, subject: '{{owner}}' } } }),
      'lampLit.subject in cs wants owner',
    ],
    [
      'a mail whose text wants what it is not told',
      withTexts({ es: { lampLit: { ...lampTexts, body: '{{size}}' } } }),
      'lampLit.body in es wants size',
    ],
    [
      'two mails of a name',
      { ...withTexts(), mails: [...mails, lampLit, { ...lampLit }] },
      'two mails are called lamp-lit',
    ],
  ])('%s', (_what, broken, problem) => {
    expect(() => proveWhole(broken)).toThrow(problem)
  })
})

test('whatever is declared as a job, an event or a mail is one of a feature', () => {
  const declared = (what: string) =>
    sources(new URL('../', import.meta.url)).flatMap((text) =>
      [...text.matchAll(new RegExp(`\\b${what}(?:<[^>]*>)?\\(\\s*'([^']+)'`, 'g'))].map(([, name = '']) => name),
    )
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).toSorted()
  expect(declared('defineJob').toSorted()).toEqual(names([...jobs, ...formerJobs]))
  expect(declared('defineMail').toSorted()).toEqual(names(mails))
  expect(declared('defineEvent').toSorted()).toEqual(names(features.flatMap(({ events = [] }) => events)))
})

function sources(place: URL): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, place))
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.')
      ? [readFileSync(new URL(entry.name, place), 'utf8')]
      : []
  })
}

/** The compiler is the check: this is not run. */
export async function notTold(tell: Tell): Promise<void> {
  const reader = { email: 'a@lamps.test', language: 'en' }
  const link = { page: 'portal' } as const
  await tell({} as never, reader, lampLit, { id: '1', link, facts: { colour: 'red' }, words: { owner: 'Vela' } })
  // @ts-expect-error -- the fact is missing
  await tell({} as never, reader, lampLit, { id: '1', link, words: { owner: 'Vela' } })
  // @ts-expect-error -- a word that the mail does not take
  await tell({} as never, reader, lampLit, { id: '1', link, facts: { colour: 'red' }, words: { size: 'x' } })
}

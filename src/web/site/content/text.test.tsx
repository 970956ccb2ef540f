import { createInstance } from 'i18next'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { feeRule } from '#domain/pricing/shapes.ts'
import { compile } from '#tools/content/compile.ts'
import type { RegisteredMark } from '../../mark-checker/mark-facts.tsx'
import { type directives } from './directives.ts'
import type { FactData } from './facts.tsx'
import { ContentText } from './text.tsx'

const texts = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../../public/locales/en/${name}.json`), 'utf8'))
const i18n = createInstance()
await i18n.init({
  lng: 'en',
  interpolation: { escapeValue: false },
  resources: {
    en: Object.fromEntries(
      ['content', 'common', 'portal', 'checker', 'country', 'classes'].map((name) => [name, texts(name) as object]),
    ),
  },
})

const mark: RegisteredMark = {
  office: 'EU',
  number: 'EU-1',
  registrationNumber: null,
  text: 'VERDANTO',
  markType: 'WORD',
  classes: [18],
  goods: [],
  owner: 'Verdano s.r.o.',
  ownerCountry: 'SK',
  state: 'registered',
  status: null,
  filingDate: '2020-02-20',
  registrationDate: null,
  expiryDate: null,
  imageUrl: null,
  officeUrl: null,
}
const data: FactData = {
  today: '2026-11-22',
  feeRules: [
    feeRule.parse({
      jurisdiction: 'EU',
      action: 'filing',
      currency: 'EUR',
      base: 85_000,
      includedClasses: 1,
      tiers: [{ fromClass: 2, amount: 5_000 }],
      validFrom: '2016-03-23',
      source: 'EUTMR annex I',
      sourceKind: 'statute',
      asOf: '2025',
      confidence: 'high',
    }),
  ],
  operator: { name: 'Verdano s.r.o.', address: null, companyId: null, vatNumber: null, register: null, email: null },
  others: [{ kind: 'analytics', name: 'Counters Fictional', script: 'https://counters.test/count.js' }],
  marks: { 'EU EU-1': mark },
  subjects: { topics: ['search'], industries: ['fashion'] },
  below: {
    '/about-us': [{ address: '/about-us/one', title: 'A person', description: 'Marks and designs.', language: 'en' }],
    '/dictionary': [
      { address: '/dictionary/opposition', title: 'Opposition', description: 'An objection.', language: 'en' },
    ],
  },
}

function shown(body: string, known: FactData = data): string {
  const { compiled, problems } = compile(
    `---\nkind: page\ntitle: A page\ndescription: What it says.\ndate: 2026-11-22\n---\n\n${body}\n`,
  )
  if (!compiled) throw new Error(problems.join('\n'))
  const element = <ContentText pieces={compiled.page.pieces} data={known} />
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
}
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** A use of each directive, and what a reader must then find. */
const uses: Record<keyof typeof directives, [body: string, told: string]> = {
  fee: ['It costs {% fee place="EU" classes=2 /%}.', 'It costs €900.00 .'],
  fees: ['{% fees places=["EU", "SK"] classes=[1] /%}', 'Slovakia not known to us'],
  term: ['It lasts {% term place="US" /%}.', '10 years from registration'],
  terms: ['{% terms places=["EU"] /%}', 'European Union 10 years from filing 6 months 6 months'],
  sum: ['{% sum place="SK" filed="2017-11-24" /%}', 'Last day 24 November 2027'],
  map: ['{% map places=["SK"] /%}', 'Slovakia'],
  count: ['In {% count termFrom="registration" /%} registers.', 'In 20 registers.'],
  mark: ['{% mark office="EU" number="EU-1" /%}', 'VERDANTO'],
  entry: [
    '{% entry office="US" number="11210" kind="picture" registered="1884-05-27" /%}',
    'Kind of sign picture Register United States Number 11210 Registered 27 May 1884',
  ],
  pages: ['{% pages under="/dictionary" /%}', 'Opposition An objection.'],
  members: ['{% members /%}', 'People A person Marks and designs.'],
  subjects: ['{% subjects /%}', 'Before filing'],
  places: ['{% places to="renewal" /%}', 'Slovakia'],
  rules: ['{% rules places=["EU"] kinds=["opposition"] /%}', '3 months from publication, before registration'],
  operator: [
    'By {% operator field="name" /%}, {% operator field="email" /%}.',
    'By Verdano s.r.o., not given by the operator.',
  ],
  others: ['{% others /%}', 'Counters Fictional: statistics of visits, loaded from counters.test'],
  check: ['{% check /%}', 'Check a name against earlier marks'],
}

test.each(Object.entries(uses))('%s tells its fact', (_, [body, told]) => {
  expect(words(shown(body))).toContain(told)
})

test('a fee that nobody has read and a mark that we do not hold are said to be unknown', () => {
  expect(words(shown('It costs {% fee place="SK" /%}.'))).toContain('It costs not known to us .')
  expect(words(shown('{% mark office="EU" number="EU-2" /%}'))).toContain('no record with the number EU-2')
})

test('where no company outside is set up, the page says so', () => {
  expect(words(shown('{% others /%}', { ...data, others: [] }))).toContain('has set up no other company')
})

test('without pages of people nothing is said of people', () => {
  const { '/about-us': _, ...below } = data.below
  expect(shown('Before.\n\n{% members /%}\n\nAfter.', { ...data, below })).toBe('<p>Before.</p><p>After.</p>')
})

test('a title that is not in the language of its reader is marked, and said to be', () => {
  const [page] = data.below['/dictionary'] ?? []
  const below = { '/dictionary': page ? [{ ...page, title: 'Námietka', language: 'sk' as const }] : [] }
  const html = shown('{% pages under="/dictionary" /%}', { ...data, below })
  expect(html).toMatch(/<a [^>]*lang="sk"[^>]*>Námietka<\/a><small[^>]*> \((<!-- -->)?Slovenčina/)
})

test('words are text and never markup', () => {
  expect(shown('Fish &amp; `<chips>` and 3 < 4.')).toContain('<code>&lt;chips&gt;</code>')
})

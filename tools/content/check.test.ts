import { expect, it, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { checkContent, run } from './check.ts'

const front = {
  kind: 'term',
  title: 'Opposition',
  description: 'An objection to an application.',
  date: '2026-11-22',
  sources: '[{ title: Regulation (EU) 2017/1001, url: "https://law.content.test/reg" }]',
}
const page = (body: string, more: Record<string, string | undefined> = {}): string => {
  const lines = Object.entries({ ...front, ...more }).flatMap(([key, value]) => (value ? [`${key}: ${value}`] : []))
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}
/** The same page in every language. */
const files = (text: string, name = 'dictionary/opposition') =>
  languages.map((language) => ({ path: `content/pages/${name}.${language}.md`, text }))
const problemsOf = (text: string): string[] =>
  checkContent(files(text))
    .problems.filter((problem) => problem.includes('.en.md'))
    .map((problem) => problem.replace(/^\S+: /, ''))

it('takes a page with everything in it', () => {
  const body = [
    'A fee of {% fee place="EU" classes=2 /%}, a [link](/verification?value=x), [here](#two).',
    '## Two\n\n### Three\n\n- one\n- **two**\n\n| a | b |\n| - | - |\n| 1 | 2 |',
    '{% sum place="SK" filed="2017-11-24" /%}',
    '{% map places=["SK"] /%}',
    '{% mark office="EU" number="EU-1" /%}',
  ].join('\n\n')
  expect(checkContent(files(page(body)))).toEqual({ problems: [], note: '1 pages' })
})

test.each([
  [
    'an unknown directive',
    '{% fees places=["SK"] /%}\n\n{% price place="SK" /%}',
    'line 11: there is no directive price',
  ],
  ['a condition', '{% if true %}x{% /if %}', 'line 9: there is no directive if'],
  [
    'an unknown argument',
    'A {% fee place="SK" colour="red" /%}.',
    'line 9: fee: as a whole: Unrecognized key: "colour"',
  ],
  ['an unknown place', 'A {% fee place="XX" /%}.', 'line 9: fee: place: Invalid option'],
  ['an argument that is missing', 'A {% term /%}.', 'line 9: term: place: Invalid option'],
  [
    'a day that there is not',
    '{% sum place="SK" filed="2025-02-30" /%}',
    'line 9: sum: filed: a day such as 2026-11-22',
  ],
  ['an inline directive on its own', '{% fee place="SK" /%}', 'line 9: fee stands within a sentence'],
  [
    'a block within a sentence',
    'A {% sum place="SK" filed="2025-02-20" /%}.',
    'line 9: sum stands on a line of its own',
  ],
  ['a directive that is not closed', '{% check %}\n\ntext', 'line 9: Node'],
  ['a link that leads nowhere', '[x](/nothing-here)', 'line 9: /nothing-here leads nowhere'],
  ['a link to somebody’s page', '[x](/portal/profile)', 'line 9: /portal/profile leads nowhere'],
  ['a link to a heading that is not there', '[x](#two)', 'line 9: #two leads nowhere'],
  ['an address without TLS', '[x](http://law.content.test)', 'line 9: http://law.content.test leads nowhere'],
  ['a link to a mailbox', '[x](mailto:somebody@law.test)', 'leads nowhere'],
  ['another host without its scheme', '[x](//law.content.test)', 'leads nowhere'],
  ['HTML', 'a <b>b</b>', 'line 9: HTML is not taken'],
  ['an image', '![x](/icon.svg)', 'line 9: image is not taken'],
  ['a second title', '# Two', 'line 9: a heading has two or three signs'],
  ['two headings of one name', '## Two\n\n## Two', 'two headings are called Two'],
  ['a list of nothing', '{% pages under="/nothing" /%}', 'no page below /nothing'],
])('refuses %s', (_, body, problem) => {
  expect(problemsOf(page(body)).join('\n')).toContain(problem)
})

test.each([
  ['no title', { title: undefined }, 'front matter: title'],
  ['no description', { description: undefined }, 'front matter: description'],
  ['no date', { date: undefined }, 'front matter: date'],
  ['a date that is none', { date: '22 November' }, 'front matter: date: a day such as'],
  ['law without a source', { sources: undefined }, 'front matter: sources: what states law names its sources'],
  [
    'a source over plain HTTP',
    { sources: '[{ title: Law, url: "http://law.content.test" }]' },
    'front matter: sources',
  ],
  ['a key nobody knows', { author: 'somebody' }, 'front matter: as a whole: Unrecognized key'],
  ['a related page that is not there', { related: '[/nothing]' }, 'related: no page /nothing'],
  ['no YAML', { title: '[' }, 'front matter: '],
])('refuses %s', (_, more, problem) => {
  expect(problemsOf(page('Text.', more)).join('\n')).toContain(problem)
})

it('wants every language, or the word that there is only one', () => {
  const [en, , ...others] = files(page('Text.'))
  if (!en) throw new Error('no file')
  expect(checkContent([en, ...others]).problems).toEqual(['content/pages/dictionary/opposition: no sk'])
  const only = { ...en, text: page('Text.', { only: 'en' }) }
  expect(checkContent([only]).problems).toEqual([])
  const [, sk] = files(only.text)
  expect(checkContent([only, ...(sk ? [sk] : [])]).problems).toContain(
    'content/pages/dictionary/opposition: only en, and yet sk',
  )
})

it('wants the same facts in every language', () => {
  const [en, ...others] = files(page('A {% fee place="SK" /%}.'))
  const problems = checkContent([{ path: en?.path ?? '', text: page('A {% fee place="CZ" /%}.') }, ...others]).problems
  expect(problems[0]).toContain('facts not as in en')
})

it('takes the pages of people that an operator puts below /about-us, in all languages or in one', () => {
  const person = page('Whom one talks to.', { kind: 'member', title: 'A person', sources: undefined })
  const about = files(page('{% members /%}', { kind: 'page', sources: undefined }), 'about-us')
  expect(checkContent([...about, ...files(person, 'about-us/one')]).problems).toEqual([])
  expect(checkContent(about).problems).toEqual([])
  const only = page('Whom one talks to.', { kind: 'member', sources: undefined, only: 'sk' })
  expect(checkContent([...about, { path: 'content/pages/about-us/one.sk.md', text: only }]).problems).toEqual([])
  const elsewhere = files(person, 'one')
  expect(checkContent([...about, ...elsewhere]).problems).toContain(
    'content/pages/one: a member stands below /about-us',
  )
})

it('refuses an address that the route table has, and a file that is no page', () => {
  expect(checkContent(files(page('Text.'), 'verification')).problems).toContain(
    'content/pages/verification: the route table has this address already',
  )
  expect(checkContent([{ path: 'content/pages/Term.en.md', text: page('Text.') }]).problems).toHaveLength(1)
  expect(checkContent([{ path: 'content/pages/term.md', text: page('Text.') }]).problems).toHaveLength(1)
})

it('finds the pages of this project in order', async () => {
  expect((await run()).problems).toEqual([])
})

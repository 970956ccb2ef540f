import { expect, it, test } from 'vitest'
import { checkWords } from './check-words.ts'

const unused = { wish: { say: 'request' }, deed: { say: 'audited call', except: ['docs/law/**'] } }
const problemsOf = (text: string, path = 'src/features/account/link-mail.ts') =>
  checkWords([{ path, text }], unused).problems

test.each(['const linkWish = 1', 'const WISH_LIST = 1', 'type LINKWish = 1', '/** The wish. */', '.mw-wish { }'])(
  'refuses a word that is not used: %s',
  (text) => {
    expect(problemsOf(`\n${text}`)).toEqual(['src/features/account/link-mail.ts:2: wish; say request'])
  },
)

it('takes words that only contain it, and what is excepted', () => {
  expect(problemsOf('wishbone, swish')).toEqual([])
  expect(problemsOf('A deed of assignment.', 'docs/law/assignment.md')).toEqual([])
  expect(problemsOf('A deed of assignment.', 'docs/running.md')).toHaveLength(1)
})

it('looks at names of files', () => {
  expect(problemsOf('', 'src/features/account/wish.ts')).toEqual([
    'src/features/account/wish.ts: wish in its name; say request',
  ])
})

it('refuses what is stated in one place already', () => {
  const once = [{ text: "'Europe/Bratislava'", in: 'src/kernel/dates.ts', say: 'officeZone' }]
  const line = "const zone = 'Europe/Bratislava'"
  expect(checkWords([{ path: 'src/kernel/dates.ts', text: line }], {}, once).problems).toEqual([])
  expect(checkWords([{ path: 'src/app/start.ts', text: line }], {}, once).problems).toHaveLength(1)
})

import { describe, expect, test } from 'vitest'
import { isSettable } from '../by-letter.ts'
import { deadlinesOf } from '../deadlines.ts'
import { isTold } from '../feed.ts'
import { noDates } from '../mark-dates.ts'
import { periodEnd } from '../arithmetic.ts'
import { lawOf, recordedLaws } from './index.ts'

const issued = '2026-03-09'
const all = recordedLaws.flatMap((code) =>
  [false, true].flatMap((isMadrid) => {
    const law = lawOf(code, isMadrid)
    return (law?.rules ?? []).flatMap((rule) => (law ? [{ code, isMadrid, law, rule }] : []))
  }),
)
const isReply = ({ rule }: (typeof all)[number]) => rule.rule === 'office_action_reply' && rule.amount !== null
const replies = all.filter((one) => isReply(one) && !one.isMadrid)
const codesOf = (rows: typeof replies) => [...new Set(rows.map(({ code }) => code))].toSorted()
const replyOf = (code: string, more: Partial<typeof noDates> = {}) =>
  deadlinesOf(code, { ...noDates, filed: '2026-01-05', officeAction: issued, ...more }, issued).filter(({ kind }) =>
    kind.startsWith('office_action'),
  )

/** Words by which a note says that somebody sets a term. */
const setBy =
  /\b(?:sets? it|set by|the letter (?:names|says)|names it|specifies it|set in the|practice|usual|discretion|at least|not under|up to|in justified cases)\b/i

describe('a term that the letter of an office names', () => {
  test('is marked so wherever its note says that somebody sets it', () => {
    const unmarked = all
      .filter(({ rule }) => /_reply$|office_action|cooling_off|counter_statement/.test(rule.rule))
      .filter(({ rule }) => rule.amount !== null && rule.byLetter === undefined && setBy.test(rule.note ?? ''))
      .map(({ code, rule }) => `${code} ${rule.rule}: ${rule.note ?? ''}`)
    expect(unmarked).toEqual([
      'FI office_action_reply: Statutory two months; extension on request in practice.',
      'JP office_action_extension: Before the term: 1 month (overseas: up to 3 months in all); after the term: within 2 months, for 2 months more; fees JPY 2,100 / 4,200',
      'KR office_action_extension: On request, month by month, up to four months in practice',
    ])
    const wordless = replies.filter(({ rule }) => rule.byLetter && !setBy.test(rule.note ?? '')).map(({ code }) => code)
    expect(wordless).toEqual([])
  })

  test('every register whose answer to an office has a length: by letter, by its law, or by a law that nobody is sure of', () => {
    expect(codesOf(replies.filter(({ rule }) => rule.byLetter))).toEqual(
      'AD AT AU BA BR BX CA CH CZ DE DK EE EU FR HR HU IE IT JP KH KR LI ME NO NZ PL PT RS SE SI SK TW UK VN'.split(
        ' ',
      ),
    )
    // A term that a client is told as a date without anybody having read the letter: the law itself names its length (of a mark filed there).
    expect(codesOf(replies.filter(({ rule }) => !rule.byLetter && rule.confidence !== 'low'))).toEqual(
      'AR BH CL CN ES FI GR HK ID IN KW KZ LT LV MX MY OM PH QA SA SG TH TR UA US ZA'.split(' '),
    )
  })

  test('lies within the bounds of the law, and only a day within them needs no other ground', () => {
    const wrong = all.flatMap(({ code, law, rule }) => {
      const { byLetter, amount, unit } = rule
      if (!byLetter || amount === null || unit === null) return []
      const usual = periodEnd(issued, { amount, unit, end: rule.end }, law)
      const isRight =
        isSettable(law, rule, issued, usual) &&
        isSettable(law, rule, issued, '2026-03-10') === (byLetter.least === null) &&
        isSettable(law, rule, issued, '2027-06-10') === (byLetter.most === null) &&
        !isSettable(law, rule, issued, '2028-03-10')
      return isRight ? [] : [`${code} ${rule.rule}`]
    })
    expect(wrong).toEqual([])
  })

  test.each(codesOf(replies.filter(({ rule }) => rule.byLetter)))('is told to no client of %s as a date', (code) => {
    const dates = replyOf(code)
    expect(dates.length).toBeGreaterThan(0)
    for (const { kind, confidence, isByLetter } of dates) {
      expect({ kind, confidence, isByLetter }).toEqual({ kind, confidence: 'low', isByLetter: true })
      expect(isTold({ kind, confidence, isSet: false })).toBe(false)
    }
    expect(isTold({ kind: 'office_action_reply', confidence: 'low', isSet: true })).toBe(true)
  })

  test('more time is counted from the day that somebody read in the letter', () => {
    const extension = (code: string, replyUntil: string, isReplyExtended = false) =>
      replyOf(code, { replyUntil, isReplyExtended })
        .filter(({ kind }) => kind === 'office_action_extension')
        .map(({ calendarDue, confidence, isByLetter }) => [calendarDue, confidence, isByLetter])
    // Six months in all are the most: how much it gives the Office says.
    expect(extension('BX', '2026-06-09')).toEqual([['2026-09-09', 'low', true]])
    expect(extension('KR', '2026-04-20').map(([day]) => day)).toEqual([
      '2026-05-20',
      '2026-06-20',
      '2026-07-20',
      '2026-08-20',
    ])
    // How much more the EU gives is in its discretion.
    expect(extension('EU', '2026-04-20')).toEqual([['2026-06-20', 'low', true]])
    expect(extension('EU', '2026-06-20', true)).toEqual([])
    // A law that names its term gives the same with and without a letter.
    expect(extension('US', '2026-04-20')).toEqual([['2026-09-09', 'high', false]])
  })

  test('of a designation is the one that the provisional refusal states, unless the law speaks of extensions', () => {
    const told = all
      .filter((one) => isReply(one) && one.isMadrid && !one.rule.byLetter)
      .map(({ code, rule }) => [code, rule.madrid])
    expect(new Set(told.map((one) => one.join(' ')))).toEqual(new Set(['IL only', 'UA only', 'US only', 'US ']))
    for (const code of recordedLaws.filter((one) => !['IL', 'UA', 'US'].includes(one)))
      for (const { kind, confidence, due } of replyOf(code, { isMadrid: true })) {
        const isSoon = kind !== 'office_action_reply' || due <= '2026-05-13'
        expect([code, kind, confidence, isSoon]).toEqual([code, kind, 'low', true])
      }
    // A month where the law of the place gives no more, and ground enough is any day that the refusal states.
    expect(replyOf('ES', { isMadrid: true })[0]?.calendarDue).toBe('2026-04-09')
    const spain = lawOf('ES', true)
    const [reply] = replyOf('ES', { isMadrid: true })
    expect(spain && reply && isSettable(spain, reply.rule, issued, '2026-05-20')).toBe(true)
  })

  test('of two lengths for two kinds of letter is the shorter one until somebody has read it', () => {
    expect(['BR', 'VN', 'TW', 'AD', 'KR'].map((code) => replyOf(code)[0]?.calendarDue)).toEqual([
      '2026-03-14',
      '2026-05-09',
      '2026-04-09',
      '2026-05-09',
      '2026-04-09',
    ])
  })

  test('of Australia counts from the first report, whatever comes after it', () => {
    const [reply] = replyOf('AU', { firstOfficeAction: '2025-12-01' })
    expect(reply).toMatchObject({
      calendarDue: '2027-03-01',
      from: { event: 'first_office_action', date: '2025-12-01' },
    })
    expect(reply?.opens).toBe(issued)
    // A letter of another examination that is later, or the letter itself, changes nothing.
    for (const firstOfficeAction of [null, issued, '2026-05-01'])
      expect(replyOf('AU', { firstOfficeAction })[0]?.calendarDue).toBe('2027-06-09')
    // Elsewhere each letter has its own time.
    for (const code of recordedLaws.filter((one) => one !== 'AU'))
      expect([code, replyOf(code, { firstOfficeAction: '2025-12-01' })[0]?.due]).toEqual([code, replyOf(code)[0]?.due])
  })

  test('has its bounds from the notification where the law counts from it', () => {
    const eu = lawOf('EU')
    const fr = lawOf('FR')
    const settable = (law: typeof eu, code: string, day: string) => {
      const [reply] = replyOf(code)
      return law && reply && isSettable(law, reply.rule, issued, day)
    }
    // Six months from the fifth day after the letter of 9 March.
    expect(['2026-09-14', '2026-09-15'].map((day) => settable(eu, 'EU', day))).toEqual([true, false])
    // Where no day of it is fixed, as long as a letter takes.
    expect(['2026-07-23', '2026-07-24'].map((day) => settable(fr, 'FR', day))).toEqual([true, false])
  })

  test('stands in the docket once it was read, also where no law gives a date', () => {
    const read = (code: string, more: Partial<typeof noDates>) =>
      replyOf(code, { replyUntil: '2026-06-01', ...more })
        .filter(({ kind }) => kind === 'office_action_reply')
        .map(({ due, opens, isByLetter }) => [due, opens, isByLetter])
    expect(read('BO', {})).toEqual([['2026-06-01', issued, true]])
    expect(read('NZ', { filed: null })).toEqual([['2026-06-01', issued, true]])
    expect(replyOf('BO')).toEqual([])
  })

  test('a cooling-off whose end the office or the parties set is told once it was read', () => {
    const open = all.filter(({ rule, isMadrid }) => rule.rule === 'cooling_off' && rule.byLetter && !isMadrid)
    expect(open.map(({ code }) => code).toSorted()).toEqual([
      'AT',
      'CA',
      'CZ',
      'DE',
      'ES',
      'GR',
      'LI',
      'NZ',
      'PT',
      'SE',
    ])
  })
})

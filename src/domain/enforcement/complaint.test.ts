import { describe, expect, test } from 'vitest'
import { hasGaps } from '#kernel/gaps.ts'
import { languages } from '#kernel/languages.ts'
import { complaintDraft, hasTooManyWords, statementWords, type ComplaintGround } from './complaint-draft.ts'
import { complaintWords } from './complaint-words.ts'
import { complaintElements, complaintKinds, elementsOf, isOutOfReach, openElements, procedures } from './complaint.ts'

const shown = (use: string) => ({ use, applies: 'yes', ground: `proof of ${use}` })

describe('what a complaint has to show', () => {
  test.each(complaintKinds)('%s: each group needs one that is shown with its ground', (kind) => {
    const all = procedures[kind].groups.map((group) => shown(group[0] ?? ''))
    expect(openElements(kind, all)).toEqual([])
    for (const [at, group] of procedures[kind].groups.entries()) {
      const others = all.filter((_, other) => other !== at)
      expect(openElements(kind, others)).toEqual([[...group]])
      const [use = ''] = group
      for (const answer of [
        { use, applies: 'no', ground: 'it is not so' },
        { use, applies: 'unknown', ground: 'nobody knows' },
        { use, applies: 'yes', ground: '  ' },
      ])
        expect(openElements(kind, [...others, answer])).toEqual([[...group]])
    }
  })
  test('bad faith at registration and in use are both needed for UDRP, one of them for .eu', () => {
    const without = (kind: 'udrp' | 'adr-eu', element: string) =>
      openElements(kind, elementsOf(kind).filter((one) => one !== element).map(shown)) // prettier-ignore
    expect(without('udrp', 'registered-in-bad-faith')).toEqual([['registered-in-bad-faith']])
    expect(without('udrp', 'used-in-bad-faith')).toEqual([['used-in-bad-faith']])
    expect(without('adr-eu', 'registered-in-bad-faith')).toEqual([])
    expect(openElements('adr-eu', [shown('similar'), shown('right-in-union'), shown('eligible')])).toEqual([
      ['no-interest', 'registered-in-bad-faith', 'used-in-bad-faith'],
    ])
  })
  test('every element belongs to a procedure, and every price says where and when it was read', () => {
    expect(new Set(complaintKinds.flatMap(elementsOf))).toEqual(new Set(complaintElements))
    for (const { source, readOn } of complaintKinds.flatMap((kind) => procedures[kind].costs)) {
      expect(source).toMatch(/^https:/)
      expect(readOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})

test.each([
  ['udrp', 'copy.com', false],
  ['udrp', 'copy.eu', true],
  ['urs', 'copy.shop', false],
  ['urs', 'copy.com', true],
  ['urs', 'copy.eu', true],
  ['adr-eu', 'copy.eu', false],
  ['adr-eu', 'copy.ею', false],
  ['adr-eu', 'copy.com', true],
] as const)('%s is no way for %s: %s', (kind, domain, isNone) => expect(isOutOfReach(kind, domain)).toBe(isNone))

describe('a draft', () => {
  const ground: ComplaintGround = {
    kind: 'udrp',
    language: 'en',
    recipient: 'Provider of the test',
    owner: 'Orva Fictional',
    right: { name: 'LUMERA', jurisdiction: 'EU', number: '016402118', registered: '2020-01-02', classes: [11] },
    seen: [{ website: 'https://lumera-shop.test/', on: '2026-11-20', text: null }],
    domain: 'lumera-shop.test',
    registration: {
      registrar: 'Registrar of the test',
      abuseEmail: null,
      registeredOn: '2026-11-18',
      changedOn: null,
      expiresOn: null,
      registrant: { name: null, organisation: 'Copy Works', country: 'SK' },
      nameServers: [],
      statuses: [],
    },
    answers: [shown('similar')],
  }
  const facts = ['Orva Fictional', 'lumera-shop.test', 'Registrar of the test', 'Copy Works, SK', 'LUMERA', '016402118']
  test.each(languages.flatMap((language) => complaintKinds.map((kind) => [language, kind] as const)))(
    'in %s of %s names what is known and leaves gaps to a person',
    (language, kind) => {
      const text = complaintDraft({ ...ground, language, kind })
      for (const part of [...facts, complaintWords[language].title[kind], 'proof of similar'])
        expect(text).toContain(part)
      expect(hasGaps(text)).toBe(true)
      expect(text).not.toContain('undefined')
      for (const other of languages.filter((one) => one !== language))
        expect(text).not.toContain(complaintWords[other].certification)
    },
  )
  test('what nobody knows and what is not shown is a gap, never a sentence', () => {
    const gaps = (text: string) => text.match(/\[…\]/g)?.length ?? 0
    const bare = complaintDraft({ ...ground, owner: null, domain: null, registration: null, answers: [] })
    // Owner twice, domain name, registrar, registrant, day of registration; and six elements.
    expect(gaps(bare)).toBe(12)
    expect(gaps(complaintDraft(ground))).toBe(5)
    expect(complaintDraft({ ...ground, answers: [{ ...shown('similar'), applies: 'no' }] })).not.toContain('proof of')
  })
  test.each(languages)('in %s for URS has its reasons last, where at most 500 words are taken', (language) => {
    const answers = elementsOf('urs').map((use) => ({ ...shown(use), ground: 'Ground of five words here.' }))
    const text = complaintDraft({ ...ground, kind: 'urs', language, answers })
    const words = statementWords('urs', language, text)
    // The element's sentence and its ground, of each; the numbers before them are counted as the form would.
    const expected = elementsOf('urs')
      .map((use, at) => `${at + 1}. ${complaintWords[language].element[use]} Ground of five words here.`)
      .join(' ')
    expect(words).toEqual({ count: expected.split(' ').length, most: 500 })
    expect(text.indexOf(complaintWords[language].annexes)).toBeLessThan(text.indexOf('Ground of five words'))
    expect(hasTooManyWords('urs', language, `${text} ${'word '.repeat(500 - (words?.count ?? 0))}`)).toBe(false)
    expect(hasTooManyWords('urs', language, `${text} ${'word '.repeat(501 - (words?.count ?? 0))}`)).toBe(true)
    // Without the line above the reasons everything counts.
    expect(hasTooManyWords('urs', language, 'word '.repeat(501))).toBe(true)
    expect(hasTooManyWords('udrp', language, 'word '.repeat(501))).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { hasGaps } from '#kernel/gaps.ts'
import { languages } from '#kernel/languages.ts'
import { lawfulUses, openUses, type UseAnswer } from './lawful-uses.ts'
import { letterWords } from './letter-words.ts'
import { noticeDraft, type NoticeGround } from './notice-draft.ts'
import { formParts, platforms } from './platforms.ts'
import { gapsOf, type Right } from './right.ts'

const no = (use: UseAnswer['use']): UseAnswer => ({ use, applies: 'no', ground: 'looked at' })
const all = lawfulUses.map(no)

describe('lawful uses', () => {
  test('are out of the way when each is excluded with a ground', () => expect(openUses(all)).toEqual([]))
  test.each(lawfulUses)(
    '%s stands in the way without an answer, when it applies, is unknown, or has no ground',
    (use) => {
      const others = all.filter((one) => one.use !== use)
      expect(openUses(others)).toEqual([use])
      for (const answer of [
        { use, applies: 'yes' as const, ground: 'it does' },
        { use, applies: 'unknown' as const, ground: 'nobody knows' },
        { use, applies: 'no' as const, ground: '  ' },
      ])
        expect(openUses([...others, answer])).toEqual([use])
    },
  )
})

describe('a right', () => {
  const right: Right = {
    jurisdiction: 'EU',
    status: 'Trademark registered',
    registrationDate: '2020-01-01',
    expirationDate: '2030-01-01',
    goodsAndServices: [{ class: 11, terms: ['Lamps'] }],
  }
  const offer = { jurisdiction: 'SK', classes: [11] }
  const on = '2026-11-23'
  test('covers an offer in its territory for its goods while it is in force', () => {
    expect(gapsOf(right, offer, on)).toEqual([])
    expect(gapsOf(right, offer, '2030-01-01')).toEqual([])
  })
  test.each([
    ['not-registered', { ...right, status: 'Application filed' }, offer, on],
    ['not-registered', { ...right, registrationDate: null }, offer, on],
    ['not-in-force', right, offer, '2030-01-02'],
    ['not-in-force', { ...right, expirationDate: null }, offer, on],
    ['other-place', right, { ...offer, jurisdiction: 'US' }, on],
    ['other-place', right, { ...offer, jurisdiction: null }, on],
    ['other-place', { ...right, jurisdiction: 'WIPO' }, offer, on],
    ['other-goods', right, { ...offer, classes: [9] }, on],
    ['other-goods', right, { ...offer, classes: [] }, on],
  ])('lacks %s', (gap, own, asked, day) => expect(gapsOf(own, asked, day)).toEqual([gap]))
})

describe('a draft', () => {
  const ground: NoticeGround = {
    kind: 'letter',
    language: 'en',
    platform: 'ebay',
    recipient: 'Copy Works',
    owner: 'Orva Fictional',
    right: { name: 'LUMERA', jurisdiction: 'EU', number: '016402118', registered: '2020-01-02', classes: [11, 35] },
    seen: [{ website: 'https://copies.example.test/1', on: '2026-11-20', text: null }],
  }
  test.each(languages)(
    'of a letter in %s names the right, the recipient and what was seen, and leaves gaps to a person',
    (language) => {
      const text = noticeDraft({ ...ground, language })
      for (const part of [
        'Copy Works',
        'Orva Fictional',
        'LUMERA',
        '016402118',
        '11, 35',
        'https://copies.example.test/1',
      ])
        expect(text).toContain(part)
      expect(hasGaps(text)).toBe(true)
      expect(text).not.toContain('undefined')
    },
  )
  test.each(languages)('in %s has the sentences of no other language', (language) => {
    const text = noticeDraft({ ...ground, language })
    const others = languages.filter((one) => one !== language)
    for (const other of others) expect(text).not.toContain(letterWords[other].demands)
  })
  test.each(platforms)('of a notice to %s has what its form asks for', (platform) => {
    const text = noticeDraft({ ...ground, kind: 'takedown', platform })
    const { notice, right } = letterWords.en
    expect(text.includes(notice.items)).toBe(formParts[platform].includes('items'))
    expect(text.includes('016402118')).toBe(formParts[platform].includes('registration'))
    expect(text.includes(notice.statement)).toBe(formParts[platform].includes('statement'))
    expect(right).toBeTypeOf('function')
  })
  test('says what we do not know with a gap', () => {
    const unknown = {
      ...ground,
      owner: null,
      right: { ...ground.right, number: null, registered: null, classes: [] },
      seen: [],
    }
    expect(noticeDraft(unknown).match(/\[…\]/g)).toHaveLength(6)
    expect(hasGaps('Nothing is left (2)')).toBe(false)
  })
})

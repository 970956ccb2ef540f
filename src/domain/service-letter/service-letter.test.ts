import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasGaps } from '#kernel/gaps.ts'
import { languages } from '#kernel/languages.ts'
import { decide, nextStates } from '#kernel/state-machine.ts'
import { letterDraft, type LetterGround, type LetterMark } from './draft.ts'
import { letterOfService, serviceLetterKinds } from './kinds.ts'
import { serviceLetterMachine, serviceLetterStatuses, type ServiceLetterStatus } from './status.ts'

const mark = (set: Partial<LetterMark> = {}): LetterMark => ({
  name: 'LUMERA',
  jurisdiction: 'EU',
  number: '018999111',
  filed: '2020-01-02',
  registered: '2020-07-03',
  classes: [9, 11],
  goods: [{ class: 11, terms: ['Lamps'] }],
  ...set,
})

const ground = (set: Partial<LetterGround> = {}): LetterGround => ({
  kind: 'cease-and-desist',
  language: 'en',
  recipient: 'Copy Works',
  owner: 'Lumera Test s. r. o.',
  rights: [mark()],
  theirs: null,
  seen: [{ website: 'https://copy.example.test/1', on: '2026-03-01', text: 'A lamp' }],
  ...set,
})

test('a letter carries the facts of its matter and asks a person for the rest', () => {
  const text = letterDraft(ground())
  for (const fact of ['Copy Works', 'Lumera Test s. r. o.', 'LUMERA', '018999111', '3 July 2020', '9, 11', 'A lamp'])
    expect(text).toContain(fact)
  expect(text).toContain('https://copy.example.test/1')
  expect(hasGaps(text)).toBe(true)
})

test('an application is no registration, and a found mark is asked about where no offer was seen', () => {
  const text = letterDraft(
    ground({ rights: [mark({ registered: null })], seen: [], theirs: mark({ name: 'LUMERRA', number: '019000222' }) }),
  )
  expect(text).toContain('has filed the trademark LUMERA')
  expect(text).not.toContain('owns the trademark')
  expect(text).toContain('019000222')
  expect(text).not.toContain('We have seen goods')
})

test.each(serviceLetterKinds.flatMap((kind) => languages.map((language) => [kind, language] as const)))(
  '%s in %s says of a matter only what is recorded: what is not is a gap, and no other number or day stands in it',
  (kind, language) => {
    const nothing = letterDraft(
      ground({
        kind,
        language,
        owner: null,
        recipient: 'R',
        seen: [],
        rights: [mark({ name: 'M', number: null, filed: null, registered: null, classes: [], goods: [] })],
      }),
    )
    expect(nothing).toContain('[…]')
    expect(nothing).not.toMatch(/has filed|podal dne|podal dňa|ha solicitado/)
    // The numbers of the paragraphs are all that is left.
    expect(nothing.replaceAll(/^\d\. /gm, '')).not.toMatch(/\d/)
    const whole = letterDraft(ground({ kind, language, theirs: mark({ name: 'OTHER', number: '019000222' }) }))
    expect(whole).not.toContain('undefined')
    expect(whole).not.toContain('null')
    expect(whole).toContain('LUMERA')
  },
)

test('every letter that is ordered has its kind, and nothing else has one', () => {
  expect(letterOfService('CoexistenceAgreement')).toBe('coexistence')
  expect(letterOfService('TrademarkRenewal')).toBeNull()
  expect(letterOfService('toString')).toBeNull()
})

test('whatever order the steps come in, a letter is sent only from an approval, and what was sent stays sent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...serviceLetterStatuses), fc.constantFrom('staff', 'system', 'client')), {
        maxLength: 30,
      }),
      (steps) => {
        let status: ServiceLetterStatus = 'Draft'
        let approved = false
        for (const [to, actor] of steps) {
          if (!decide(serviceLetterMachine, status, to, actor as 'staff').ok) continue
          expect(actor).not.toBe('client')
          if (to === 'Approved') approved = true
          if (to === 'Draft') approved = false
          expect([to === 'Sent' && !approved, status]).toEqual([false, status === 'Sent' ? 'unsent' : status])
          status = to
        }
      },
    ),
  )
  expect(nextStates(serviceLetterMachine, 'Sent', 'staff')).toEqual([])
})

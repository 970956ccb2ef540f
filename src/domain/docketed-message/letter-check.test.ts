import { describe, expect, test } from 'vitest'
import { checkLetter, ibansIn, letterSigns, type LetterGround } from './letter-check.ts'

const ground: LetterGround = {
  marks: [
    { name: 'LUMERA', jurisdiction: 'EU', number: '018 000 001', opens: '2026-06-01', due: '2026-12-01' },
    { name: 'ORVA', jurisdiction: 'EU', number: '018000302', opens: '2029-06-01', due: '2029-12-01' },
  ],
  invoices: ['1260000042', '2026000042'],
  us: [{ name: 'Markwright Demo s. r. o.', iban: 'SK18 9999 0000 0012 3456 7890' }],
  on: '2026-11-22',
}
const check = (text: string, sender: string | null = null) => checkLetter({ text, sender }, ground)
const kinds = (text: string, sender: string | null = null) => check(text, sender).findings.map(({ kind }) => kind)
const signsOf = (text: string) => check(text).findings.flatMap(({ sign }) => (sign === null ? [] : [sign]))

// Made by the rules of ISO 13616, of no real account.
const polish = 'PL61 1090 1014 0000 0712 1981 2874'
const german = 'DE89 3704 0044 0532 0130 00'

/** Of each pattern a letter that shows it, and one that is near and does not. */
const cases: Record<string, [shows: string, near: string]> = {
  'euipo-asks-for-money': ['EUIPO registration fee. Amount due: 1 480 EUR', 'EUIPO: your mark has been published.'],
  'polish-account': [`EUIPO decision, IBAN ${polish}`, `EUIPO decision, IBAN ${german}`],
  'wipo-lookalike': ['World  Intelligent\nProperty Office', 'World Intellectual Property Organization'],
  'wipo-other-currency': ['WIPO: please pay 900 EUR to this IBAN', 'WIPO: please pay 653 Swiss francs'],
  'private-publication': [
    'Publication of your trademark in our directory. Total 790 EUR',
    'The trademark was published in the Official Journal.',
  ],
  'trademark-compliance-center': ['Trademark Compliance Center, renewal notice', 'Compliance department'],
  'us-trademark-registration-office': [
    'United States Trademark Registration Office',
    'United States Patent and Trademark Office',
  ],
  'offer-in-small-print': ['THIS IS NOT A BILL. This is a solicitation.', 'This is your bill.'],
}

test('every pattern has its source and a letter of each side here', () => {
  expect(Object.keys(cases).toSorted()).toEqual(letterSigns.map(({ id }) => id).toSorted())
  expect(letterSigns.filter(({ source }) => !source.startsWith('https://'))).toEqual([])
})

test.each(Object.entries(cases))('%s', (id, [shows, near]) => {
  expect(signsOf(shows)).toContain(id)
  expect(check(shows).verdict).toBe('against')
  expect(signsOf(near)).not.toContain(id)
})

describe('against the docket', () => {
  test('a number of one’s own mark is told with what the docket says of a renewal', () => {
    expect(kinds('Renewal of trade mark 018000001')).toEqual(['mark', 'renewal-open'])
    expect(check('To renew 018/000/302 is urgent').findings).toEqual([
      expect.objectContaining({ kind: 'mark', mark: 'ORVA' }) as object,
      expect.objectContaining({
        kind: 'renewal-not-yet',
        mark: 'ORVA',
        opens: '2029-06-01',
        due: '2029-12-01',
      }) as object,
    ])
    expect(kinds('Trade mark 018000001 is published')).toEqual(['mark'])
  })

  test('a bill for a renewal that cannot be made yet speaks against it; a letter that only tells of one does not', () => {
    expect(check('Invoice: renewal of trade mark 018000302, total 1,450 EUR').verdict).toBe('against')
    expect(check('Renew 018000302 now: DE89 3704 0044 0532 0130 00').verdict).toBe('against')
    expect(check('Your mark 018000302 may be renewed from 2029').verdict).toBe('unknown')
    expect(check('Invoice: renewal of trade mark 018000001').verdict).toBe('unknown')
  })

  test('what names none of them says so, and neither is a judgement', () => {
    expect(check('Trade mark 999888777')).toMatchObject({ verdict: 'unknown', findings: [{ kind: 'no-mark' }] })
    expect(check('Trade mark 018000001').verdict).toBe('unknown')
  })
})

describe('by its sender', () => {
  test('an office that writes from elsewhere speaks against it; its own address only fits', () => {
    expect(check('USPTO notice, 018000001', 'billing@uspto-renewals.test')).toMatchObject({ verdict: 'against' })
    expect(check('EUIPO communication on 018000001', 'noreply@euipo.europa.eu')).toMatchObject({ verdict: 'fits' })
    expect(check('EUIPO communication', 'noreply@euipo.europa.eu')).toMatchObject({ verdict: 'unknown' })
    expect(kinds('Hello', 'friend@example.test')).toEqual(['no-mark'])
  })
})

describe('in our name', () => {
  const ours = 'Markwright Demo s. r. o., variable symbol 1260000042'
  test('with a reference of theirs it is ours, with another account it is not', () => {
    expect(check(ours).verdict).toBe('ours')
    expect(check(`${ours}, IBAN SK18 9999 0000 0012 3456 7890`).verdict).toBe('ours')
    expect(check(`${ours}, IBAN ${german}`)).toMatchObject({ verdict: 'against' })
    expect(check('Markwright Demo s. r. o., variable symbol 1260000043').verdict).toBe('unknown')
    expect(check('Somebody, variable symbol 1260000042').verdict).toBe('unknown')
  })
})

test('account numbers are found with their spaces, and only with right check digits', () => {
  expect(ibansIn(`to ${polish} or ${german}, not PL61 1090 1014 0000 0712 1981 2875`)).toEqual([
    polish.replaceAll(' ', ''),
    german.replaceAll(' ', ''),
  ])
  expect(ibansIn('A'.repeat(5000) + '1'.repeat(5000))).toEqual([])
})

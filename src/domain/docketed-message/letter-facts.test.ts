import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateIn, readLetter } from './letter-facts.ts'

test.each([
  ['filing-receipt', 'Filing Receipt\nSerial Number: 97331208\nFiling Date: March 14, 2026', '97331208', '2026-03-14'],
  [
    'filing-receipt',
    '(210) Application number 019 204 771\n(220) Date of filing 14/03/2026',
    '019 204 771',
    '2026-03-14',
  ],
  ['filing-receipt', 'Číslo prihlášky: POZ 505-2026\nDátum podania: 14. 3. 2026', 'POZ 505-2026', '2026-03-14'],
  ['filing-receipt', 'Číslo přihlášky O-612345\nDatum podání: 14. března 2026', 'O-612345', '2026-03-14'],
  ['filing-receipt', 'Aktenzeichen: 30 2026 104 512.3\nAnmeldetag 14. März 2026', '30 2026 104 512.3', '2026-03-14'],
  [
    'filing-receipt',
    'Número de solicitud\nM4321765\nFecha de presentación: 14 de marzo de 2026',
    'M4321765',
    '2026-03-14',
  ],
  ['certificate', 'Reg. No. 7,123,456\nRegistered Mar. 14, 2026', '7,123,456', '2026-03-14'],
  ['certificate', '(111) UK00003190744\nDate of registration: 14 March 2026', 'UK00003190744', '2026-03-14'],
  ['certificate', 'Mark: LUMERA\nNumber: DEMO-90000001\nDate: 2026-03-14', 'DEMO-90000001', '2026-03-14'],
] as const)('%s: %j', (kind, text, number, date) => {
  const { number: foundNumber, date: foundDate } = readLetter(text, kind)
  expect([foundNumber?.value, foundDate?.value]).toEqual([number, date])
  expect(text.replaceAll(/\s+/g, ' ')).toContain(foundDate?.line)
})

test('a certificate is read for the registration, although the filing stands there too', () => {
  const text =
    'Application number 97331208\nFiling date 2025-01-10\nRegistration number 7123456\nRegistration date 2026-03-14'
  expect(readLetter(text, 'certificate')).toMatchObject({ number: { value: '7123456' }, date: { value: '2026-03-14' } })
  expect(readLetter(text, 'filing-receipt')).toMatchObject({
    number: { value: '97331208' },
    date: { value: '2025-01-10' },
  })
})

test.each(['03/04/2026', '31. 2. 2026', '2026-13-01', '14 Marchember 2026', ''])(
  '%j is no date that can be told',
  (text) => {
    expect(dateIn(text)).toBeNull()
  },
)

test('what is no letter gives nothing, and nothing takes it down', () => {
  expect(readLetter('Have a nice day', 'certificate')).toEqual({ number: null, date: null })
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      const { date } = readLetter(text, 'filing-receipt')
      return date === null || /^\d{4}-\d{2}-\d{2}$/.test(date.value)
    }),
    { numRuns: 200 },
  )
})

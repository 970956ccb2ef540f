import { expect, test } from 'vitest'
import { withoutUnseen } from '#kernel/bounded.ts'
import { groundsOf } from './absolute-grounds.ts'
import { groundRiskIn } from './grounds-law.ts'

const offending = (text: string, niceClass = 25) =>
  groundsOf(text, [niceClass]).hints.filter(({ kind }) => kind === 'public_policy')

test.each([
  'SH1T', '5H1T', '$HIT', 'F*CK YOU', 'F**K', 'B!TCH', 'FVCK', 'PHUCK', 'FUKK', 'FUKIN GOOD', 'FCUK', 'SHTI', 'QURVA', 'CUNTZ', 'K0KOT', 'KURV4',
  'A55HOLE', 'WH0RE', 'N1GGA', 'BIATCH', 'H1TLER', 'HITLERWEIN', 'MOTHERFXCKER', 'NAZ1', 'PI4A', 'CIGÁNSKA PEČIENKA', 'SS', '88',
])('%s is read as the word that offends', (text) => {
  expect(offending(text)).toHaveLength(1)
}) // prettier-ignore

test.each([
  'SHIRT', 'SHOT', 'SHUT', 'FACT', 'DUCT', 'SCUNTHORPE', 'ASSET', 'COCKTAIL', 'KUNDALINI', 'PHUKET', 'FUJI', 'BATCH', 'PITCH', 'WITCH', 'CURVA', 'CAZO',
  'KAZOO', 'NATZI', 'NAZZI', 'HILTER', 'SHITTIM', 'BITCHUTE', 'M4TE', 'L33T', 'HUTTE', 'KONO', 'FOKKER', 'FUKUDA', '4CAST', 'B3TA', 'SS HARMONY', '88 KEYS', 'V!TAMIN', 'CA$H', 'M*SH',
])('%s is another word, in which nobody reads one that offends', (text) => {
  expect(offending(text)).toEqual([])
}) // prettier-ignore

test('names of gods, of movements and of their crimes are understood in every language', () => {
  for (const name of ['JESUS', 'ALLAH', 'BUDDHA', 'NAZI', 'ISIS'])
    for (const place of ['SK', 'EU', 'DE'] as const)
      for (const hint of offending(name)) expect([name, place, groundRiskIn(hint, place)]).not.toContain('low')
})

test.each([
  'KILL THE JEWS', 'KILL ALL MUSLIMS', 'DEATH TO ARABS', 'Muerte a los moros', 'Zabíjajte Židov', 'Juden raus', 'FOREIGNERS OUT', 'Vyhul mi', 'Do riti', 'Čubka', 'PIČUS', 'FU\u3164CK',
])('%s offends', (mark) => {
  expect(groundsOf(withoutUnseen(mark), [25]).hints.map(({ kind, risk }) => [kind, risk])).toContainEqual(['public_policy', 'high'])
}) // prettier-ignore

test.each(['WOMEN OUT LOUD', 'BLACKS OUT', 'KILL BILL', 'NO TO STRESS', 'DEATH TO STOCK', 'INDIANS OUT WEST'])('%s does not', (mark) => {
  expect(groundsOf(mark, [25]).hints.map(({ kind }) => kind)).not.toContain('public_policy')
}) // prettier-ignore

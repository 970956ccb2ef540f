import { describe, expect, test } from 'vitest'
import { linkOf, returnsOf, sameAs } from './counterparty-links.ts'
import { ownTraits, traitOf, type Trait, type TraitKind } from './counterparty-traits.ts'

const trait = (kind: TraitKind, text: string): Trait => {
  const made = traitOf(kind, text)
  if (!made) throw new Error(`${text} is no ${kind}`)
  return made
}
const two = () => 2

describe('a trait', () => {
  test.each([
    ['telephone', '+421 900 123 456', '00421900123456'],
    ['bank', 'SK31 1200 0000 1987 4263 7541', 'sk3112000000198742637541'],
    ['address', 'Składowa 12, Łódź', 'SKŁADOWA 12 ŁÓDŹ'],
    ['name', 'Bright  Deal', 'bright deal'],
    ['domain', 'https://www.bright-deal.test/contact', 'bright-deal.test'],
    ['email', 'Sales@Bright.test', 'sales@bright.test'],
    ['tracker', 'g-ab12cd34', 'G-AB12CD34'],
  ] as const)('%s is the same however it is written', (kind, one, other) => {
    expect(trait(kind, one).key).toBe(trait(kind, other).key)
  })

  test.each([
    ['telephone', '12'],
    ['email', 'nobody'],
    ['bank', 'account'],
    ['photographs', 'lamp.jpg'],
    ['domain', 'lamp'],
    ['shop', 'https://market.test/'],
    ['name', ' - '],
  ] as const)('%s is not anything that is typed', (kind, text) => {
    expect(traitOf(kind, text)).toBeNull()
  })

  test('the number of an account is shown by its end alone', () => {
    expect(trait('bank', 'SK31 1200 0000 1987 4263 7541').value).toBe('…7541')
  })

  test('a page on a marketplace is a shop there, and the marketplace is nobody’s', () => {
    const traits = ownTraits({ name: 'A', aliases: ['a'], websites: ['https://market.test/s/bright', 'bright.test'] })
    expect(traits.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'name a',
      'shop market.test/s/bright',
      'domain bright.test',
    ])
  })
})

describe('a link', () => {
  const bank = trait('bank', 'SK31 1200 0000 1987 4263 7541')
  const name = trait('name', 'Bright Deal')
  const server = trait('server', 'ns1.host.test')

  test('there is none where nothing is shared', () => {
    expect(linkOf([bank], [name], two)).toBeNull()
  })

  test('each reason has its strength, and together they leave less doubt, never none', () => {
    const link = linkOf([bank, name], [name, bank], two)
    expect(link?.reasons.map(({ kind, strength }) => `${kind} ${strength}`)).toEqual(['bank 0.95', 'name 0.6'])
    expect(link).toMatchObject({ strength: 0.98, level: 'strong' })
    const all = [bank, name, trait('email', 'a@b.test'), trait('telephone', '0900123456')]
    expect(linkOf(all, all, two)?.strength).toBe(0.99)
  })

  test('a server alone is a hint', () => {
    expect(linkOf([server], [server], two)).toMatchObject({ level: 'hint', reasons: [{ isInfrastructure: true }] })
  })

  test('what many share is infrastructure and says half as much', () => {
    const address = trait('address', 'Forwarding 1, Testov')
    expect(linkOf([address], [address], () => 4)).toMatchObject({
      strength: 0.35,
      level: 'hint',
      reasons: [{ sharedBy: 4, isInfrastructure: true }],
    })
    expect(linkOf([address], [address], () => 3)).toMatchObject({ strength: 0.7, level: 'medium' })
  })
})

test('the same person is who people said it is, over steps, and nobody else', () => {
  const decided = [
    { left: 'a', right: 'b', verdict: 'same' },
    { left: 'c', right: 'b', verdict: 'same' },
    { left: 'c', right: 'd', verdict: 'another' },
  ] as const
  expect(sameAs('a', decided).toSorted()).toEqual(['a', 'b', 'c'])
  expect(sameAs('d', decided)).toEqual(['d'])
})

test('who begins again after a case was closed has come back', () => {
  const cases = [
    { id: 'first', openedOn: '2026-01-01', closedOn: '2026-02-01' },
    { id: 'beside', openedOn: '2026-01-15', closedOn: null },
    { id: 'again', openedOn: '2026-02-14', closedOn: null },
  ]
  expect(returnsOf(cases)).toEqual([
    { caseId: 'again', openedOn: '2026-02-14', afterId: 'first', closedOn: '2026-02-01' },
  ])
  expect(returnsOf(cases.slice(0, 2))).toEqual([])
})

import { expect, test } from 'vitest'
import { hostKey, mailKey, nameKey, samePartyBy } from './party.ts'

test.each([
  ['Ateliér Ľuna, s. r. o.', 'ATELIER LUNA s.r.o.'],
  ['Torre Fantasma S.r.l.', 'Torre Fantasma SRL'],
  ['Anna Vela', 'Vela Anna'],
  ['Tallgrass Instruments, Inc.', 'Tallgrass Instruments Incorporated'],
  ['Demo Studio GmbH & Co. KG', 'demo studio'],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other))
})

test('names that differ in a word, and what is no name, are not one', () => {
  expect(nameKey('Vela Studio')).not.toBe(nameKey('Vela Studios'))
  expect(nameKey('S. A.')).toBeNull()
  expect(samePartyBy(party({ names: ['Ltd'] }), party({ names: ['Ltd.'] }))).toBeNull()
})

const party = (part: Partial<Record<'names' | 'emails' | 'websites', string[]>>) => ({
  names: [],
  emails: [],
  websites: [],
  ...part,
})

test('an address of a provider that everybody has says nothing of a firm, the address itself does', () => {
  expect(mailKey('anna@gmail.com')).toBeNull()
  expect(mailKey('anna@Vela.test')).toBe('vela.test')
  const [one, other] = [party({ emails: ['anna@gmail.com'] }), party({ emails: ['ben@gmail.com'] })]
  expect(samePartyBy(one, other)).toBeNull()
  expect(samePartyBy(one, one)).toEqual({ by: 'email', words: 'anna@gmail.com' })
})

test('a website is its host, and a mail from there is of the same firm', () => {
  expect(hostKey('https://www.vela.test/shop?x=1')).toBe('vela.test')
  expect(hostKey('no address')).toBeNull()
  const shop = party({ websites: ['www.vela.test/en'] })
  expect(samePartyBy(shop, party({ websites: ['http://vela.test'] }))).toEqual({
    by: 'website',
    words: 'http://vela.test',
  })
  expect(samePartyBy(shop, party({ emails: ['ben@vela.test'] }))).toEqual({ by: 'email-host', words: 'ben@vela.test' })
})

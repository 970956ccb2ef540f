import { expect, test } from 'vitest'
import { companyPlaces, domainNames } from './other-names.ts'

test('domain names are those of the places, joined and with hyphens, without marks on letters', () => {
  expect(domainNames('Žltý Dom', ['SK', 'EU'])).toEqual([
    'zltydom.com', 'zlty-dom.com', 'zltydom.sk', 'zlty-dom.sk', 'zltydom.eu', 'zlty-dom.eu', 'zltydom.net', 'zlty-dom.net',
  ]) // prettier-ignore
  expect(domainNames('KOVENTA', ['UK'])).toEqual(['koventa.com', 'koventa.co.uk', 'koventa.uk', 'koventa.net'])
  expect(domainNames('***', ['SK'])).toEqual([])
  expect(domainNames('x'.repeat(64), ['SK'])).toEqual([])
})

test('for the Union the registers are asked that we have', () => {
  expect(companyPlaces(['EU', 'SK', 'UK'])).toEqual(['SK', 'CZ', 'GB'])
})

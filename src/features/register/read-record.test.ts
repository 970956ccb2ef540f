import { expect, test } from 'vitest'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { XmlElement } from '#platform/xml/tree.ts'
import { formats } from './formats.ts'
import { readRecord } from './read-record.ts'

function designationsOf(format: 'st66' | 'st96', codes: string[], office: Jurisdiction = 'WIPO') {
  const list: XmlElement = { DesignatedCountry: codes.map((code) => ({ DesignatedCountryCode: code })) }
  const tree: XmlElement = {
    ApplicationNumber: '1234567',
    [format === 'st66' ? 'DesignatedCountryDetails' : 'DesignatedCountryBag']: list,
  }
  const read = readRecord(formats[format], tree, office, '2026-12-01')
  if ('reason' in read) throw new Error(read.reason)
  return read.record.designations
}

test.each(['st66', 'st96'] as const)(
  'in %s an international registration tells where it is to have effect',
  (format) => {
    expect(designationsOf(format, ['US', 'EM', 'GB', 'US', 'IS', 'OA'])).toEqual(['EU', 'IS', 'OAPI', 'UK', 'US'])
  },
)

test('without designations, or with nothing that is a code, it is not known where', () => {
  expect(designationsOf('st66', [])).toBeNull()
  expect(designationsOf('st66', ['', 'everywhere'])).toBeNull()
})

test('a national record has no designations, whatever stands in it', () => {
  expect(designationsOf('st66', ['US'], 'SK')).toBeNull()
})

import { expect, test } from 'vitest'
import {
  filterEntries,
  isSearchable,
  matchAt,
  searchEntries,
  searchVariables,
  type PaletteEntry,
} from './palette-entries.ts'

const place = (title: string): PaletteEntry => ({
  key: title,
  group: 'views',
  title,
  mark: false,
  note: '',
  status: null,
  href: '#/',
})

test('places are found without case and accents', () => {
  const entries = [place('Žiadosti'), place('Faktúry'), place('Overenia')]
  expect(filterEntries(entries, 'ZIAD').map(({ title }) => title)).toEqual(['Žiadosti'])
  expect(filterEntries(entries, ' ')).toHaveLength(3)
  expect(filterEntries(entries, 'xyz')).toEqual([])
})

test('the found letters are marked where they are', () => {
  expect(matchAt('KOVENTO', 'vent')).toEqual([2, 6])
  expect(matchAt('Žltý kôň', 'kon')).toEqual([5, 8])
  expect(matchAt('LUMERA', '')).toBeNull()
  expect(matchAt('LUMERA', 'lumx')).toBeNull()
})

test('one letter is not searched for', () => {
  expect(isSearchable(' k ')).toBe(false)
  expect(isSearchable('ko')).toBe(true)
})

test('requests are searched by mark, number and e-mail, trademarks by name, alias and number', () => {
  const { requests, trademarks } = searchVariables('50%')
  expect(requests).toEqual({
    _or: [
      { value: { _ilike: '%50\\%%' } },
      { contact_email: { _ilike: '%50\\%%' } },
      { public_id: { _like: '50\\%%' } },
    ],
  })
  expect(Object.keys(trademarks)).toEqual(['_or'])
})

test('what is found leads to its screen', () => {
  const [request, trademark] = searchEntries({
    requests: [
      { id: 'r', public_id: 'R-1', value: 'KOVENTO', status: 'Verification requested', contact_email: 'a@b.test' },
    ],
    trademarks: [{ id: 't', name: 'LUMERA', jurisdiction: 'EU', number: null, status: 'Application filed' }],
  })
  expect(request).toMatchObject({ href: '#/registration_request/r/show', note: 'R-1, a@b.test' })
  expect(trademark).toMatchObject({ href: '#/trademark/t/show', note: 'EU' })
})

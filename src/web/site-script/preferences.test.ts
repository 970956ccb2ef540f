import { expect, test } from 'vitest'
import { keepPreferences, preferencesIn } from './preferences.ts'

test('an address that names where somebody orders from and wants to be protected is kept for a year, in capitals', () => {
  const kept = preferencesIn(new URLSearchParams('origin=uk&destination=oapi&currency=EUR&countrySpecific=de'))
  expect(kept).toEqual([
    'origin=UK; Path=/; Max-Age=31536000; SameSite=Lax',
    'country=DE; Path=/; Max-Age=31536000; SameSite=Lax',
    'destination=OAPI; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
})

test('what is no word of that kind is not kept', () => {
  for (const search of [
    '',
    'origin=',
    'origin=a;b&destination=%0a',
    'destination=United+Kingdom',
    'countrySpecific=Germany',
    'origin=12',
  ])
    expect(preferencesIn(new URLSearchParams(search))).toEqual([])
})

test('the page gets each cookie by itself', () => {
  const set: string[] = []
  const page = {
    location: { search: '?origin=CH&destination=JP' },
    set cookie(text: string) {
      set.push(text.split(';')[0] ?? '')
    },
  }
  keepPreferences(page as unknown as Document)
  expect(set).toEqual(['origin=CH', 'destination=JP'])
})

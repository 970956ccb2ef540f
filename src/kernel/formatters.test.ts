import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dateTimeFormat, displayNames, numberFormat } from './formatters.ts'

test('a formatter is made once for the same locale and options', () => {
  const asked = () => dateTimeFormat('sk-SK', { month: 'long', timeZone: 'UTC' })
  expect(asked()).toBe(asked())
  expect(dateTimeFormat('cs-CZ', { month: 'long', timeZone: 'UTC' })).not.toBe(asked())
  expect(displayNames('sk', { type: 'region' }).of('DE')).toBe('Nemecko')
  expect(displayNames('sk', { type: 'currency' }).of('EUR')).toBe('euro')
})

test('what is kept has an end', () => {
  const first = numberFormat('en', { maximumFractionDigits: 3 })
  for (let digits = 1; digits <= 100; digits += 1)
    for (const locale of ['en', 'sk', 'cs', 'es'])
      numberFormat(locale, { minimumIntegerDigits: (digits % 21) + 1, maximumFractionDigits: digits % 100 })
  expect(numberFormat('en', { maximumFractionDigits: 3 })).not.toBe(first)
  expect(numberFormat('en', { maximumFractionDigits: 3 }).format(1.23456)).toBe('1.235')
})

test('nothing makes a formatter for itself', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|kernel\/formatters/.test(file))
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((file) => /new Intl\.|\.toLocale(Date|Time)?String\(/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  )
})

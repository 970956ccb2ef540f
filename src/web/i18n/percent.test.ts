import { createInstance } from 'i18next'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'
import { settings } from './settings.ts'

test('a rate of VAT is written as the language writes numbers', async () => {
  const told = languages.map(async (language) => {
    const file = join(import.meta.dirname, '../../../public/locales', language, 'common.json')
    const resources = { [language]: { common: JSON.parse(readFileSync(file, 'utf8')) as object } }
    const instance = createInstance()
    await instance.init({ ...settings(language, () => undefined), resources })
    return [language, instance.t('common:vatRate', { rate: 25.5 })] as const
  })
  expect(Object.fromEntries(await Promise.all(told))).toEqual({
    en: 'VAT 25.5%',
    sk: 'DPH 25,5 %',
    cs: 'DPH 25,5 %',
    es: 'IVA 25,5 %',
  })
})

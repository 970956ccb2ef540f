import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { timeOf } from './later-time.ts'

const folder = join(import.meta.dirname, '../../../../../public/locales')

test.each([
  ['en', ['1 month', '1 year', '3 years', '3 years and 3 months', '6 years']],
  ['sk', ['1 mesiac', '1 rok', '3 roky', '3 roky a 3 mesiace', '6 rokov']],
  ['cs', ['1 měsíc', '1 rok', '3 roky', '3 roky a 3 měsíce', '6 let']],
  ['es', ['1 mes', '1 año', '3 años', '3 años y 3 meses', '6 años']],
])('in %s until a declaration is said in whole years and months', async (lng, said) => {
  const checkout: unknown = JSON.parse(readFileSync(join(folder, lng, 'checkout.json'), 'utf8'))
  const instance = i18next.createInstance()
  await instance.init({ lng, resources: { [lng]: { checkout: checkout as object } } })
  const t = (key: string, values = {}) => instance.t(`checkout:${key}`, values)
  expect([1, 12, 36, 39, 72].map((months) => timeOf(months, t))).toEqual(said)
})

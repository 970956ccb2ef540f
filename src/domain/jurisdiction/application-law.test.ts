import { expect, test } from 'vitest'
import { applicationRules, classLaw, divisionLaw, type ApplicationRule } from './application-law.ts'
import { jurisdictions } from './codes.ts'

const on = '2026-11-23'

test('an office takes one class in each application, several, or nobody knows; only what was read is sure', () => {
  expect(classLaw('MX', on)).toMatchObject({ isOneClass: true, isSure: true })
  expect(classLaw('ZA', on)).toMatchObject({ isOneClass: true, isSure: false })
  expect(classLaw('KW', on)).toEqual({ isOneClass: true, isSure: false, ground: null })
  expect(classLaw('EU', on)).toMatchObject({ isOneClass: false })
  expect(classLaw('GH', on)).toMatchObject({ isOneClass: null, isSure: false })
})

test('whether an office divides is known where it was read, and else to be confirmed', () => {
  expect(divisionLaw('FR', on)).toMatchObject({ answer: 'yes' })
  expect(divisionLaw('EU', on)).toMatchObject({ answer: 'to-confirm', ground: 'Regulation (EU) 2017/1001, Art. 50' })
  expect(divisionLaw('SK', on)).toEqual({ answer: 'to-confirm', ground: null, note: null })
  expect(divisionLaw('CN', on).answer).toBe('yes')
  // The rule that was read is that of the law in force until the end of 2026.
  expect(divisionLaw('CN', '2027-01-01').answer).toBe('to-confirm')
  const none: ApplicationRule = {
    code: 'SK',
    rule: 'division',
    law: 'A law',
    article: null,
    source: null,
    sourceKind: 'statute',
    read: true,
    confidence: 'high',
    no: true,
  }
  expect(divisionLaw('SK', on, [none]).answer).toBe('no')
})

test('a rule that was read says where, and each stands once', () => {
  expect(applicationRules.filter(({ read, source }) => read && source === null)).toEqual([])
  const keys = applicationRules.map(({ code, rule }) => `${code} ${rule}`)
  expect(new Set(keys).size).toBe(keys.length)
  // An office that takes one class is told so in the facts of its place too.
  const sure = jurisdictions.filter((code) => classLaw(code, on).isSure)
  expect(sure.filter((code) => classLaw(code, on, []).isOneClass !== true)).toEqual([])
  expect(sure).toEqual(expect.arrayContaining(['AR', 'MX']))
})

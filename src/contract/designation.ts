import { z } from 'zod'
import { jurisdictions } from '#domain/jurisdiction/codes.ts'
import { call } from './call.ts'
import { choice, date, done, optionalDate, rowId } from './fields.ts'
import { byStaff } from './who.ts'

const staff = byStaff('trademark')

const days = {
  /** The day of the international registration, or on which a later designation was recorded. */
  designatedOn: date,
  /** When WIPO told the office of the place, as far as it is known. */
  noticedOn: optionalDate,
}

export const designationAdd = call({
  ...staff,
  name: 'trademark.designate',
  method: 'POST',
  path: '/api/trademark/{id}/designation',
  summary:
    'Record that an international registration was extended to a place, from the beginning or later: a mark there of its own',
  audit: { table: 'trademark', facts: ['jurisdiction'] },
  body: z.strictObject({ jurisdiction: choice(jurisdictions), ...days }),
  output: z.object({ id: rowId }),
  errors: ['invalid-input', 'not-found', 'rules-unmet'],
})

export const designationDays = call({
  ...staff,
  name: 'trademark.designation-days',
  method: 'PUT',
  path: '/api/trademark/{id}/designation',
  summary: 'Say since when a place is designated and when its office was told; its dates follow',
  body: z.strictObject({
    ...days,
    /** Both days as they were on the screen. */
    before: z.strictObject({ designatedOn: optionalDate, noticedOn: optionalDate }),
  }),
  output: done,
  errors: ['invalid-input', 'not-found', 'rules-unmet', 'changed-meanwhile'],
})

import { mostCallers, phoneLookup } from '#contract/support.ts'
import { phoneEnd } from '#domain/support/phone.ts'
import { refuseField } from '#kernel/errors.ts'
import { handle } from '#features/facilities.ts'

interface Found {
  table: 'user' | 'registration_request' | 'consultation'
  id: string
  name: string
  email: string | null
  phone: string
  about: string | null
  status: string | null
  at: Date
}

/** The expression by which the columns with telephone numbers are indexed. */
const endOf = (column: string): string => `right(regexp_replace(${column}, '[^0-9]', '', 'g'), 9)`

const statement = `
  (select 'user' as table, u.id::text, concat_ws(' ', p.firstname, p.lastname) as name, u.email, p.phone_number as phone,
          null as about, u.state as status, u.created_at as at
     from user_profile p join "user" u on u.id = p.user_id
    where ${endOf('p.phone_number')} = $1 order by u.created_at desc limit $2)
  union all
  (select 'registration_request', r.id::text, concat_ws(' ', r.contact_first_name, r.contact_last_name), r.contact_email,
          r.contact_phone, r.value, r.status, r.created_at
     from registration_request r where ${endOf('r.contact_phone')} = $1 order by r.created_at desc limit $2)
  union all
  (select 'consultation', c.id::text, coalesce(c.contact_name, ''), c.contact_email, c.contact_phone, c.description, null,
          coalesce(c.event_timestamp, c.created_at)
     from consultation c where ${endOf('c.contact_phone')} = $1 order by c.created_at desc limit $2)`

/** Whose telephone number it is, by its last digits: one number is written in many ways. */
export const lookUpCaller = handle(phoneLookup, async ({ query }, _caller, { pool }) => {
  const end = phoneEnd(query.phoneNumber) ?? refuseField('phoneNumber', 'too-short')
  const { rows } = await pool.query<Found>(statement, [end, mostCallers])
  return { matters: rows.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })) }
})

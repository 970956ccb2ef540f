import { operation } from '#operations/operation.ts'
import { personFields, type PersonRow } from './person.ts'

export const staffPeople = operation<{ user: PersonRow[] }>(
  'staffPeople',
  `query staffPeople {
    user(where: { role: { _in: ["staff", "admin"] }, state: { _eq: "active" } }, order_by: { email: asc }) { ${personFields} }
  }`,
)

import type { UserRole, UserState } from '#domain/account/roles.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { NoteRow } from '../kit/notes.tsx'
import type { PersonRow } from '../kit/person.ts'
import { equals, search, type Reads } from '../reads.ts'

const listFields = `id email role state created_at profile { firstname lastname phone_number language currency region }
  registration_requests(order_by: { created_at: desc }, limit: 1) { id value }`

export interface UserListRow extends PersonRow {
  role: UserRole
  state: UserState
  created_at: string
  profile: {
    firstname: string
    lastname: string
    phone_number: string | null
    language: string
    currency: string
    region: string
  } | null
}

/** A customer with the matters of the account. */
export interface UserFile extends UserListRow {
  assigned_admin: { id: string } | null
  notes: NoteRow[]
  registration_requests: {
    id: string
    public_id: string
    value: string
    status: RegistrationStatus
    created_at: string
    jurisdictions: Jurisdiction[]
  }[]
  trademarks: {
    id: string
    name: string
    jurisdiction: Jurisdiction
    number: string | null
    status: TrademarkStatus
    expiration_date: string | null
  }[]
}

export const userReads: Reads = {
  list: listFields,
  show: `id email role state created_at profile { firstname lastname phone_number language currency region }
    assigned_admin { id } notes(where: { is_enabled: { _eq: true } }, order_by: { created_at: desc }, limit: 50) {
      id text created_at created_by_user { id email profile { firstname lastname } }
    }
    registration_requests(order_by: { created_at: desc }, limit: 50) { id public_id value status created_at jurisdictions }
    trademarks(order_by: [{ name: asc }, { jurisdiction: asc }], limit: 100) { id name jurisdiction number status expiration_date }`,
  filters: {
    q: search('email', 'profile.firstname', 'profile.lastname'),
    role: equals('role'),
    state: equals('state'),
  },
}

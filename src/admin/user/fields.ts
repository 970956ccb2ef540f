import { userRoles, userStates } from '#domain/account/roles.ts'
import { userList, userShow } from '#operations/staff/user.ts'
import { equals, search, type Reads } from '../reads.ts'

export const userReads: Reads = {
  list: userList,
  show: userShow,
  filters: {
    q: search(['email', 'profile.firstname', 'profile.lastname']),
    role: equals('role'),
    state: equals('state'),
  },
  choices: { role: userRoles, state: userStates },
  sorts: { email: 'email', role: 'role', state: 'state', created: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

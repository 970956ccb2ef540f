import { userList, userShow } from '#operations/staff/user.ts'
import { equals, search, type Reads } from '../reads.ts'

export const userReads: Reads = {
  list: userList,
  show: userShow,
  filters: {
    q: search('email', 'profile.firstname', 'profile.lastname'),
    role: equals('role'),
    state: equals('state'),
  },
}

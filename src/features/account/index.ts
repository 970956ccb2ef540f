import { handlers as assignments } from './assign.ts'
import { handlers as doors } from './doors.ts'
import { linkMail } from './link-mail.ts'
import { handlers as profile } from './profile.ts'
import { handlers as sessions } from './own-sessions.ts'
import { handlers as staff } from './staff-accounts.ts'
import { support } from './support.ts'

export { signInByIdentity } from './identity.ts'
export { inviteOwner } from './invite.ts'
export { work } from './link-mail.ts'
export { templates } from './mails.ts'
export { hashPassword } from './passwords.ts'
export { rotateSession } from './refresh.ts'
export { endSession, readSession, type SignedIn } from './sessions.ts'
export { signIn } from './sign-in.ts'
export { enterSupport } from './support.ts'

export const handlers = [...doors, ...profile, ...sessions, ...staff, ...assignments, support]
export const jobs = [linkMail]

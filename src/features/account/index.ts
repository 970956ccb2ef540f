import { handlers as assignments } from './assign.ts'
import { handlers as credentials } from './credentials.ts'
import { erase, fileRemover, preview, removeFiles } from './erase.ts'
import { handlers as exports } from './export.ts'
import { exporter, makeExport } from './export-job.ts'
import { linkMail, linkMailer } from './link-mail.ts'
import { handlers as profile } from './profile.ts'
import { handlers as sessions } from './own-sessions.ts'
import { handlers as staff } from './staff-accounts.ts'
import { handlers as views } from './staff-views.ts'
import { support } from './support.ts'
import type { Feature } from '#features/feature.ts'
import * as events from './events.ts'
import * as mails from './mails.ts'
import { asksAgain } from './vat-number.ts'

export { askedBy } from './asked-by.ts'
export { clientOf, currencyOf, type Client } from './client.ts'
export { accountErased } from './events.ts'
export { signInByIdentity } from './identity.ts'
export { giveToAccount, inviteOwner } from './invite.ts'
export { hashPassword, isWeakHash } from './passwords.ts'
export { type Party, type PostalAddress, saveAddress, saveParty } from './party.ts'
export { askAgain, askNumber, saveBilled } from './vat-number.ts'
export { signedInUser } from './profile.ts'
export { countryName, namedParty, postalLines, type NamedParty } from './named-party.ts'
export { nameOf, readerOf } from './reader.ts'
export { proveOwner } from './own-sessions.ts'
export { rotateSession } from './refresh.ts'
export { endSession, readSession, type SignedIn } from './sessions.ts'
export { signIn, signOut } from './sign-in.ts'
export { createTries, type Tries } from './tries.ts'
export { removeFilesOf } from './erase.ts'
export { cleanExports, exportTables } from './export-job.ts'
export { enterSupport } from './support.ts'
export { tokenHash, tokenMade, tokenOf, tokenToSend } from './tokens.ts'

export const feature: Feature = {
  name: 'account',
  handlers: [
    ...credentials,
    ...profile,
    ...sessions,
    ...staff,
    ...views,
    ...assignments,
    support,
    ...exports,
    preview,
    erase,
  ],
  jobs: [linkMail, removeFiles, makeExport, linkMailer, fileRemover, exporter, asksAgain],
  mails: Object.values(mails),
  events: Object.values(events),
}

import type { Facilities } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'
import { verificationRequested } from './mails.ts'

interface Confirmed {
  id: string
  publicId: string
  value: string
  contactEmail: string
  language: string
}

/** Tells that a request has come, with its link. The letter's `id` makes it go out once. */
export async function confirm(
  tx: Tx,
  facilities: Facilities,
  request: Confirmed,
  { id, asked }: { id: string; asked: 'us' | 'stranger' },
): Promise<'queued' | 'held'> {
  return await facilities.tell(tx, { email: request.contactEmail, language: request.language }, verificationRequested, {
    id,
    link: { page: 'verificationSummary', id: request.id },
    facts: { number: request.publicId },
    words: { mark: request.value },
    asked,
  })
}

/** The name of a confirmation of a request. */
export const confirmationId = (requestId: string, attempt: string): string =>
  `verification-requested-${requestId}-${attempt}`

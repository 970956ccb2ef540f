import { isLanguage, type Language } from '#kernel/languages.ts'
import type { LetterOrder } from '#platform/mail/post.ts'
import type { Facilities } from '#features/facilities.ts'

interface Confirmed {
  id: string
  publicId: string
  value: string
  contactEmail: string
  language: string
}

/** The mail that confirms a request and carries its link. Each `attempt` is a mail of its own. */
export function confirmationLetter(
  request: Confirmed,
  facilities: Pick<Facilities, 'pages'>,
  attempt: string,
): LetterOrder {
  const language: Language = isLanguage(request.language) ? request.language : 'en'
  return {
    id: `verification-requested-${request.id}-${attempt}`,
    template: 'verification-requested',
    to: request.contactEmail,
    language,
    data: {
      mark: request.value,
      number: request.publicId,
      url: facilities.pages.verificationSummary(request.id, language),
    },
  }
}

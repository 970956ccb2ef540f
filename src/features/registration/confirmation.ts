import { isLanguage, type Language } from '#kernel/languages.ts'
import type { LetterOrder } from '#platform/mail/post.ts'

interface Confirmed {
  id: string
  publicId: string
  value: string
  contactEmail: string
  language: string
}

/** The mail that confirms a request and carries its link. Each `attempt` is a mail of its own. */
export function confirmationLetter(request: Confirmed, attempt: string, asked: 'us' | 'stranger'): LetterOrder {
  const language: Language = isLanguage(request.language) ? request.language : 'en'
  return {
    id: `verification-requested-${request.id}-${attempt}`,
    template: 'verification-requested',
    to: request.contactEmail,
    language,
    link: { page: 'verificationSummary', id: request.id },
    facts: { number: request.publicId },
    words: { mark: request.value },
    asked,
  }
}

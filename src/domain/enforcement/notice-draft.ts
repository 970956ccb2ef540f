import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { orGap, textOfBlocks } from '#kernel/gaps.ts'
import type { Language } from '#kernel/languages.ts'
import type { ComplaintKind } from './complaint.ts'
import { letterWords, type LetterFacts, type LetterWords } from './letter-words.ts'
import type { NoticeKind } from './notice.ts'
import { formParts, type FormPart, type Platform } from './platforms.ts'

/** What a notice is drafted from: our own records of the right and of what was seen. */
export interface NoticeGround {
  kind: Exclude<NoticeKind, ComplaintKind>
  language: Language
  platform: Platform
  recipient: string
  owner: string | null
  right: {
    name: string
    jurisdiction: string
    number: string | null
    registered: PlainDate | null
    classes: readonly number[]
  }
  seen: readonly { website: string | null; on: PlainDate | null; text: string | null }[]
}

const partsOfNotice: Readonly<Record<FormPart, (words: LetterWords, facts: LetterFacts) => string>> = {
  registration: (words, facts) => words.right(facts),
  links: ({ notice }, facts) => notice.links(facts),
  items: ({ notice }) => notice.items,
  reasons: ({ notice }) => notice.reasons,
  statement: ({ notice }) => notice.statement,
  pictures: ({ notice }) => notice.pictures,
  account: ({ notice }) => notice.account,
  contact: ({ notice }) => notice.contact,
}

/** What the sentences of a letter, notice or complaint are filled with, written out in its language. */
export function letterFacts({
  language,
  right,
  recipient,
  owner,
  seen,
}: Pick<NoticeGround, 'language' | 'right' | 'recipient' | 'owner' | 'seen'>): LetterFacts {
  return {
    recipient: orGap(recipient),
    owner: orGap(owner),
    mark: right.name,
    place: isJurisdiction(right.jurisdiction) ? jurisdictionName(right.jurisdiction, language) : right.jurisdiction,
    number: orGap(right.number),
    registered: orGap(right.registered && formatDate(right.registered, language)),
    classes: orGap(right.classes.join(', ')),
    seen:
      seen
        .map(({ website, on, text }) =>
          ['-', website, on && formatDate(on, language), text].filter((part) => part !== null && part !== '').join(' '),
        )
        .join('\n') || `- ${orGap(null)}`,
  }
}

/**
 * The draft of a letter or notice in a language: a letter has all its parts, a notice those that the form of its platform asks
 * for. What we do not know stands in square brackets, and so does what only a person can say: with such a gap it is not
 * approved.
 */
export function noticeDraft(ground: NoticeGround): string {
  const { kind, language } = ground
  const words = letterWords[language]
  const facts = letterFacts(ground)
  if (kind === 'letter')
    return textOfBlocks([
      words.to(facts),
      words.subject(facts),
      words.parties(facts),
      words.right(facts),
      words.acts(facts),
      words.ground,
      words.demands,
      words.term,
      words.settle,
      words.reservation,
      words.signature,
    ])
  return textOfBlocks([
    words.to(facts),
    words.notice.subject,
    ...formParts[ground.platform].map((part) => partsOfNotice[part](words, facts)),
    words.signature,
  ])
}

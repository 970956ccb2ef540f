import { formatDate } from '#kernel/dates.ts'
import type { RegistrationFacts } from '#kernel/domain-facts.ts'
import { orGap, textOfBlocks } from '#kernel/gaps.ts'
import type { Language } from '#kernel/languages.ts'
import { complaintWords, type ComplaintFacts } from './complaint-words.ts'
import { isComplaint, procedures, type ComplaintKind } from './complaint.ts'
import { letterFacts, type NoticeGround } from './notice-draft.ts'
import { letterWords } from './letter-words.ts'

/** What a complaint is drafted from: what a notice is, the domain name with what its register publishes, and what was answered. */
export interface ComplaintGround extends Omit<NoticeGround, 'kind' | 'platform'> {
  kind: ComplaintKind
  domain: string | null
  registration: RegistrationFacts | null
  answers: readonly { use: string; applies: string; ground: string }[]
}

/**
 * The draft of a complaint about a domain name: each element of its procedure with what its answer rests on. What we do not
 * know, what was not shown yet and what only a person can say stands in square brackets: with such a gap it is not approved.
 */
export function complaintDraft(ground: ComplaintGround): string {
  const { kind, language, registration } = ground
  const words = complaintWords[language]
  const right = letterFacts(ground)
  const person = registration?.registrant
  const facts: ComplaintFacts = {
    domain: orGap(ground.domain),
    registrar: orGap(registration?.registrar),
    registrant: orGap(person && [person.name, person.organisation, person.country].filter(Boolean).join(', ')),
    registered: orGap(registration?.registeredOn && formatDate(registration.registeredOn, language)),
  }
  const elements = procedures[kind].groups.map((group, at) => {
    const shown = group.flatMap((element) => {
      const answer = ground.answers.find(({ use, applies }) => use === element && applies === 'yes')
      return answer && answer.ground.trim() !== '' ? [`${words.element[element]} ${answer.ground.trim()}`] : []
    })
    const open = group.map((element) => `${words.element[element]} ${orGap(null)}`)
    return `${at + 1}. ${(shown.length > 0 ? shown : open.slice(0, 1)).join('\n')}`
  })
  // Where the reasons may have so many words they stand last, by themselves: what is above goes into a form's own fields.
  const isApart = procedures[kind].statement !== null
  return textOfBlocks([
    words.title[kind],
    words.provider(right.recipient),
    words.complainant(right.owner),
    words.respondent(facts),
    words.name(facts),
    letterWords[language].right(right),
    ...(isApart ? [] : elements),
    words.remedy[kind],
    words.others,
    kind === 'udrp' ? words.courts : null,
    words.certification,
    words.annexes,
    letterWords[language].signature,
    ...(isApart ? [words.statement, ...elements] : []),
  ])
}

/**
 * The words of the reasons of a complaint that may have so many: those after the line above them, or all where somebody took
 * that line out. Null where no limit is known.
 */
export function statementWords(kind: string, language: Language, body: string): { count: number; most: number } | null {
  const limit = isComplaint(kind) ? procedures[kind].statement : null
  if (limit === null) return null
  const line = complaintWords[language].statement
  const at = body.lastIndexOf(line)
  const reasons = at < 0 ? body : body.slice(at + line.length)
  const count = reasons.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  return { count, most: limit.words }
}

/** Whether there are more of them than the procedure takes. */
export function hasTooManyWords(kind: string, language: Language, body: string): boolean {
  const words = statementWords(kind, language, body)
  return words !== null && words.count > words.most
}

import { formatDate } from '#kernel/dates.ts'
import type { RegistrationFacts } from '#kernel/domain-facts.ts'
import { orGap, textOfBlocks } from '#kernel/gaps.ts'
import { complaintWords, type ComplaintFacts } from './complaint-words.ts'
import { procedures, type ComplaintKind } from './complaint.ts'
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
  return textOfBlocks([
    words.title[kind],
    words.provider(right.recipient),
    words.complainant(right.owner),
    words.respondent(facts),
    words.name(facts),
    letterWords[language].right(right),
    ...elements,
    words.remedy[kind],
    words.others,
    kind === 'udrp' ? words.courts : null,
    words.certification,
    words.annexes,
    letterWords[language].signature,
  ])
}

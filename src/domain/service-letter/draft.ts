import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import { letterWords, type LetterFacts } from '#domain/enforcement/letter-words.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { orGap, textOfBlocks } from '#kernel/gaps.ts'
import type { Language } from '#kernel/languages.ts'
import type { ServiceLetterKind } from './kinds.ts'
import { cs } from './words/cs.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { sk } from './words/sk.ts'
import type { MarkFacts, ServiceLetterWords } from './words/words.ts'

/** A mark of either side as it is recorded here; what is not known is null, and no goods stand for a list nobody wrote down. */
export interface LetterMark {
  name: string
  jurisdiction: string
  number: string | null
  filed: PlainDate | null
  registered: PlainDate | null
  classes: readonly number[]
  goods: GoodsAndServices
}

/** What a letter of an order is drafted from: our own records of the matter, and nothing beside them. */
export interface LetterGround {
  kind: ServiceLetterKind
  language: Language
  recipient: string
  owner: string | null
  rights: readonly LetterMark[]
  /** The other side's mark, where a watch found it. */
  theirs: LetterMark | null
  /** What was seen of the other side. */
  seen: readonly { website: string | null; on: PlainDate | null; text: string | null }[]
}

const words: Record<Language, ServiceLetterWords> = { en, sk, cs, es }

function markFacts(mark: LetterMark, language: Language): MarkFacts {
  const day = (on: PlainDate | null) => (on === null ? null : formatDate(on, language))
  return {
    name: mark.name,
    place: isJurisdiction(mark.jurisdiction) ? jurisdictionName(mark.jurisdiction, language) : mark.jurisdiction,
    number: orGap(mark.number),
    filed: orGap(day(mark.filed)),
    registered: day(mark.registered),
    classes: orGap(mark.classes.join(', ')),
    goods: orGap(mark.goods.map((one) => `${one.class}: ${orGap(one.terms.join('; '))}`).join('\n')),
  }
}

/**
 * The draft of a letter in a language. It says what our records hold; what they do not hold, and what only a person can say
 * or decide, stands in square brackets, and with such a gap the letter is not approved.
 */
export function letterDraft(ground: LetterGround): string {
  const { kind, language } = ground
  const own = words[language]
  const common = letterWords[language]
  const rights = ground.rights.map((mark) => markFacts(mark, language))
  const theirs = ground.theirs && markFacts(ground.theirs, language)
  const sides = {
    owner: orGap(ground.owner),
    recipient: orGap(ground.recipient),
    mark: [...new Set(rights.map(({ name }) => name))].join(', ') || orGap(null),
  }
  const shared = (mark: MarkFacts | undefined): LetterFacts => ({
    ...sides,
    mark: mark?.name ?? sides.mark,
    place: orGap(mark?.place),
    number: orGap(mark?.number),
    registered: orGap(mark?.registered),
    classes: orGap(mark?.classes),
    seen:
      ground.seen
        .map(({ website, on, text }) =>
          ['-', website, on && formatDate(on, language), text].filter((part) => part !== null && part !== '').join(' '),
        )
        .join('\n') || `- ${orGap(null)}`,
  })
  const facts = shared(rights[0])
  const relied = rights.map((mark, at) => {
    if (mark.registered !== null) return common.right(shared(mark))
    // That it was filed is said of a mark whose day we have.
    return ground.rights[at]?.filed ? own.filed(sides.owner, mark) : own.unrecorded(mark)
  })
  if (kind === 'coexistence') {
    const { title, between, first, second, clauses, signatures } = own.coexistence
    return textOfBlocks([
      title,
      between(sides),
      first(rights.map(own.line).join('\n') || `- ${orGap(null)}`),
      second(theirs ? own.line(theirs) : `- ${orGap(null)}`),
      clauses,
      signatures(sides),
    ])
  }
  if (kind === 'limitation') {
    const { subject, recorded, limited, purpose, request } = own.limitation
    const lists = rights.flatMap((mark) => [recorded(mark), limited])
    const about = rights.map(subject).join('\n') || sides.mark
    return textOfBlocks([common.to(facts), about, common.parties(facts), ...lists, purpose, request, common.signature])
  }
  if (kind === 'response') {
    const { subject, asked, answer, admits } = own.response
    const blocks = [subject(sides), common.parties(facts), asked, ...relied, theirs && own.theirs(theirs), answer]
    return textOfBlocks([common.to(facts), ...blocks, admits(sides), common.reservation, common.signature])
  }
  // Where a watch found a register's entry and no offer was seen, it is the entry that is asked about.
  const isOfMark = theirs !== null && ground.seen.length === 0
  return textOfBlocks([
    common.to(facts),
    common.subject(sides.mark === facts.mark ? facts : { ...facts, mark: sides.mark }),
    common.parties(facts),
    ...relied,
    theirs && own.theirs(theirs),
    isOfMark ? null : common.acts(facts),
    common.ground,
    isOfMark ? own.demandsOfMark : common.demands,
    common.term,
    common.settle,
    common.reservation,
    common.signature,
  ])
}

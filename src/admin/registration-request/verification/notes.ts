import { listFormat, numberFormat } from '#kernel/formatters.ts'
import cs from '#content/verification-notes/cs.json' with { type: 'json' }
import en from '#content/verification-notes/en.json' with { type: 'json' }
import es from '#content/verification-notes/es.json' with { type: 'json' }
import sk from '#content/verification-notes/sk.json' with { type: 'json' }
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import { competingOffices, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GroundHint, GroundKind } from '#domain/clearance/ground.ts'
import { languagesNotRead, ruleOf } from '#domain/clearance/grounds-law.ts'
import { type Unread, unreadIn } from '#domain/clearance/unread-sign.ts'
import type { OtherNameKind } from '#domain/verification/other-names.ts'
import type { Proposed, WeighedMark } from '#domain/verification/proposal.ts'
import type { Distinctiveness } from '#domain/verification/vocabulary.ts'
import { isLanguage, localeOf, type Language } from '#kernel/languages.ts'
import { sortedSimilar, type ResultDraft, type VerdictDraft } from './result-draft.ts'

const notes = { en, sk, cs, es } satisfies Record<Language, typeof en>

export type TemplateKey = keyof typeof en.templates
export const templateKeys = Object.keys(en.templates) as TemplateKey[]

/** The language that the client reads. */
export const clientLanguage = (language: string): Language => (isLanguage(language) ? language : 'en')

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const listOf = (items: readonly string[], language: Language): string =>
  listFormat(language, { type: 'conjunction' }).format(items)

/** What a template is called, in the language of who works here. */
export const templateTitle = (key: TemplateKey, language: Language): string => notes[language].templates[key].title

const goodsKey = {
  same_terms: 'same',
  same_class: 'same',
  related_class: 'related',
  other: 'other',
  unknown: 'other',
} as const

/**
 * A template filled with the result as it stands, in the client's language; `words` are those that a ground is about. Facts
 * that are not there leave no gap.
 */
export function templateText(
  key: TemplateKey,
  mark: string,
  draft: ResultDraft,
  language: Language,
  words: readonly string[] = [mark],
): string {
  const [worst] = sortedSimilar(draft.similar)
  const names = (risks: readonly string[]) =>
    listOf(
      draft.verdicts
        .filter(({ risk }) => risks.includes(risk))
        .map(({ jurisdiction }) => jurisdictionName(jurisdiction, language)),
      language,
    )
  const own = notes[language]
  return fill(own.templates[key].text, {
    mark,
    earlier: worst?.name ?? '…',
    owner: worst?.owner || own.unknownOwner,
    classes: listOf(
      (draft.classes.length > 0 ? draft.classes : draft.verifiedClasses).map(
        (number) => `${number} ${niceClassName(number, language)}`,
      ),
      language,
    ),
    places: names(['low', 'medium', 'high', 'unknown']),
    free: names(['low']) || '…',
    unread: names(['unknown']) || '…',
    words: listOf(words, language),
    goods: worst?.score ? own.goods[goodsKey[worst.score.goods.level]] : '',
  })
}

/** Where indications of a place are looked up: the Union's registers where its rights have effect, the Kingdom's own. */
const registersOfIndications = (kind: GroundKind, place: Jurisdiction): string =>
  place === 'UK'
    ? ' (Protected geographical food and drink names, gov.uk)'
    : competingOffices(place).includes('EU')
      ? kind === 'traditional_speciality'
        ? ' (eAmbrosia)'
        : ' (eAmbrosia, GIview)'
      : ''

/** What a ground is in a place, as a sentence goes on after its word or its words. */
export const groundText = (kind: GroundKind, place: Jurisdiction, language: Language, words = 1): string =>
  fill(notes[language][words > 1 ? 'groundOfSeveral' : 'ground'][kind], {
    registers: registersOfIndications(kind, place),
  })

/** An earlier mark as a reason names it. */
export interface NamedMark extends WeighedMark {
  readonly text: string
  readonly owner: string | null
  readonly office: Jurisdiction
  readonly number: string
  /** Under which its register has it as well, where that is what was compared. */
  readonly spelling: string | null
}

/** What the pictures of two marks have in common, as a remark that the client reads. */
export function pictureRemark(
  alike: PictureExplanation | null,
  viennaCodes: readonly string[],
  language: Language,
): string {
  const own = notes[language].picture
  const figure = numberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const codes = alike ? alike.codes : viennaCodes
  return [
    alike && fill(own.alike, { shape: figure.format(alike.shape), colours: figure.format(alike.colours) }),
    codes.length > 0 && fill(own.codes, { list: codes.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Why a company or a domain name is told of, as a remark that the client reads. */
export function otherNameRemark(
  { kind, source, number }: { kind: OtherNameKind; source: string; number: string },
  language: Language,
): string {
  return fill(notes[language].otherName[kind], { source, number: number === '' ? '' : `, ${number}` })
}

const longestReason = 600

/** As many sentences as the field takes, the first ones first. */
const sentences = (list: readonly string[]): string =>
  list.reduce((text, one) => {
    const longer = text === '' ? one : `${text} ${one}`
    return one === '' || longer.length > longestReason ? text : longer
  }, '')

/** What of a sign was not read, as the client reads it. */
const unreadText = ({ reason, part, as }: Unread, language: Language): string =>
  fill(notes[language].unreadSign[reason], { part, as })

function nearest({ jurisdiction, relative, because, unread }: Proposed<NamedMark>, language: Language): string {
  const own = notes[language]
  // How far away the nearest mark is cannot be told of a sign that was not read.
  if (relative === 'unknown' && unread.length > 0) return ''
  if (!because) return relative === 'low' ? own.reason.none : ''
  const { same, goods } = because.score
  const close = goods.level === 'unknown' ? 'closeOpen' : goods.level === 'other' ? 'closeFar' : 'close'
  const isIdentical = same === 'identical'
  const identical = because.spelling === null ? 'identical' : 'identicalRecorded'
  const kind = isIdentical
    ? identical
    : ({ high: close, medium: 'near', low: 'far', unknown: 'far' } as const)[relative]
  const spelling = because.spelling ?? ''
  const recorded = spelling === '' || isIdentical ? '' : ` ${fill(own.reason.recorded, { spelling })}`
  const told = fill(own.reason[kind], {
    spelling,
    earlier: because.text,
    owner: because.owner ?? own.unknownOwner,
    register: `${because.office} ${own.register}`,
    number: because.number,
  })
  const reason = `${told}${recorded}`
  // The register of the Madrid System does not tell us for which places a mark was extended.
  return because.office === 'WIPO' && jurisdiction !== 'WIPO' ? `${reason} ${own.international}` : reason
}

function adviceOf({ risk, grounds, unread }: Proposed<NamedMark>, assessed: boolean): keyof typeof en.advice {
  if (risk === 'high' || risk === 'medium') return risk
  if (grounds.length > 0) return 'check'
  if (risk === 'unknown') return unread.length > 0 ? 'unreadSign' : 'unread'
  return assessed ? 'low' : 'assess'
}

/**
 * A proposed verdict with its reason and what is to be done in words, in the client's language: the grounds in the sign with
 * their rules, the nearest mark, which registers were read to which day and which were not. `assessed` says whether the sign's
 * distinctiveness is known.
 */
export function verdictOf(proposed: Proposed<NamedMark>, assessed: boolean, language: Language): VerdictDraft {
  const own = notes[language]
  const { jurisdiction, risk, grounds, read, notRead, unread } = proposed
  const against = [...Map.groupBy(grounds, ({ kind }) => kind)].map(([kind, hints]) => {
    const words = [...new Set(hints.map(({ word }) => word.toUpperCase()))]
    return fill(own.reason.ground, {
      words: listOf(words, language),
      what: groundText(kind, jurisdiction, language, words.length),
      rule: ruleOf(kind, jurisdiction),
    })
  })
  const days = read.map(({ office, asOf }) => (asOf ? fill(own.reason.to, { office, day: asOf }) : office))
  const reason = sentences([
    ...against,
    nearest(proposed, language),
    ...unread.map((one) => unreadText(one, language)),
    notRead.length > 0 && days.length > 0 ? fill(own.reason.read, { list: days.join(', ') }) : '',
    notRead.length > 0 ? fill(own.reason.notRead, { list: notRead.join(', ') }) : '',
    languagesNotRead(jurisdiction) === null || grounds.length > 0 ? '' : own.reason.languages,
  ])
  return { jurisdiction, risk, reason, advice: own.advice[adviceOf(proposed, assessed)] }
}

const paragraphOf: Readonly<Record<GroundKind, TemplateKey>> = {
  descriptive: 'descriptive', quality: 'descriptive', generic: 'descriptive', laudatory: 'descriptive', unit: 'short',
  colour: 'short', numeral: 'short', too_short: 'short', geographical: 'place', geographical_indication: 'indication',
  traditional_speciality: 'speciality', semi_generic: 'semiGeneric',
  official_symbol: 'official', surname: 'surname', deceptive: 'deceptive', public_policy: 'offends', person: 'person',
} // prettier-ignore

/** Kinds that describe nothing, also beside other words. */
const ofTheirOwn: readonly GroundKind[] = ['deceptive', 'public_policy', 'person', 'semi_generic']

/** The paragraph of a ground: of one that stands beside other words, that only a part describes. */
function paragraphKey({ kind, whole, risk }: GroundHint): TemplateKey {
  return whole || risk === 'high' || ofTheirOwn.includes(kind) ? paragraphOf[kind] : 'part'
}

/** The paragraphs that fit a result: what stands in the way of it in the sign and in the registers, or that nothing does. */
export function proposedNote(
  mark: string,
  draft: ResultDraft,
  hints: readonly GroundHint[],
  language: Language,
): string {
  const risks = draft.verdicts.map(({ risk }) => risk)
  const blocked = draft.similar.some(({ similarity }) => similarity === 'high' || similarity === 'medium')
  const grounds = [...Map.groupBy(hints, paragraphKey)].map(([key, of]) => {
    const words =
      of[0]?.whole === true && key === 'descriptive' ? [mark] : [...new Set(of.map(({ word }) => word.toUpperCase()))]
    return templateText(key, mark, draft, language, words)
  })
  const isUnread = unreadIn(mark).length > 0
  const keys: TemplateKey[] = [
    ...(blocked ? (['obstacle'] as const) : []),
    ...(blocked && risks.includes('high') ? (['coexistence'] as const) : []),
    ...(blocked && risks.includes('low') && hints.length === 0 ? (['elsewhere'] as const) : []),
    ...(risks.includes('unknown') && isUnread
      ? (['unreadSign'] as const)
      : risks.includes('unknown') && (risks.includes('low') || blocked || hints.length > 0)
        ? (['notRead'] as const)
        : []),
  ]
  if (keys.length === 0 && hints.length === 0 && risks.includes('low')) keys.push('clear')
  return [...grounds, ...keys.map((key) => templateText(key, mark, draft, language))].join('\n\n')
}

/** Adds a paragraph to a note; one that stands there already is not added again. */
export function withParagraph(note: string, paragraph: string): string {
  if (note.includes(paragraph)) return note
  return note.trim() === '' ? paragraph : `${note.trimEnd()}\n\n${paragraph}`
}

/** Templates that name the classes. */
const ofClasses = (language: Language): TemplateKey[] =>
  templateKeys.filter((key) => notes[language].templates[key].text.includes('{{classes}}'))

/**
 * A result with other classes. Where all of them were compared, paragraphs of the note that stand as they were proposed name the
 * new ones; who changed the words of one has the say on it.
 */
export function withClasses(
  mark: string,
  draft: ResultDraft,
  classes: readonly number[],
  language: Language,
): ResultDraft {
  const next = { ...draft, classes: [...classes] }
  if (classes.length === 0 || !classes.every((one) => draft.verifiedClasses.includes(one))) return next
  const clientNote = ofClasses(language).reduce(
    (note, key) =>
      note.replaceAll(templateText(key, mark, draft, language), () => templateText(key, mark, next, language)),
    draft.clientNote,
  )
  return { ...next, clientNote, confirmed: draft.confirmed && clientNote === draft.clientNote }
}

/** Whether a sign of such distinctiveness is registered as a rule where nothing comes near. */
const isDistinctive = (level: Distinctiveness): boolean => level !== 'generic' && level !== 'descriptive'

/** A result of which a person said how distinctive the sign is: that it is to be assessed is told no longer. */
export function withDistinctiveness(draft: ResultDraft, level: Distinctiveness, language: Language): ResultDraft {
  const { assess, low, check } = notes[language].advice
  const told = isDistinctive(level) ? low : check
  const verdicts = draft.verdicts.map((one) => (one.advice === assess ? { ...one, advice: told } : one))
  return { ...draft, distinctiveness: level, verdicts }
}

import { formatDate } from '#kernel/dates.ts'
import { numberFormat } from '#kernel/formatters.ts'
import type { PictureExplanation } from '#domain/clearance/picture/like-picture.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { GroundHint } from '#domain/clearance/grounds/ground.ts'
import { type GroundSense, senseOf } from '#domain/clearance/grounds/ground-rules.ts'
import { groundsAmong, languagesNotRead } from '#domain/clearance/grounds/grounds-law.ts'
import { type Unread, unreadIn } from '#domain/clearance/unread-sign.ts'
import type { OtherNameKind } from '#domain/verification/other-names.ts'
import type { Proposed, WeighedMark } from '#domain/verification/proposal.ts'
import { longestReason } from '#domain/verification/verdict.ts'
import type { Distinctiveness } from '#domain/verification/vocabulary.ts'
import { isLanguage, localeOf, type Language } from '#kernel/languages.ts'
import { groundParagraphs } from './ground-notes.ts'
import { groundSentences, type ComparedSign } from './ground-text.ts'
import { fill, notes, type NoteWords } from './note-words.ts'
import type { ResultDraft, VerdictDraft } from './result-draft.ts'
import { type TemplateKey, templateKeys, templateText } from './templates.ts'

/** The language that the client reads. */
export const clientLanguage = (language: string): Language => (isLanguage(language) ? language : 'en')

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

/** As many sentences as the field takes, the first ones first: those of `always` in any case, and `more` where some of the others are left out. */
function sentences(list: readonly string[], always: readonly string[], more: string): string {
  const kept = always.filter((one) => one !== '')
  const told = list.filter((one) => one !== '')
  const lengthOf = (some: readonly string[]) => some.join(' ').length
  const fits = (some: readonly string[]) => lengthOf([...some, ...kept]) <= longestReason
  if (fits(told)) return [...told, ...kept].join(' ')
  const shown: string[] = []
  for (const one of told) if (fits([...shown, one, more])) shown.push(one)
  return [...shown, more, ...kept].join(' ')
}

/** What of a sign was not read, as the client reads it. */
export const unreadText = ({ reason, part, as }: Unread, language: Language): string =>
  fill(notes[language].unreadSign[reason], { part, as })

function nearest({ jurisdiction, relative, because, unread }: Proposed<NamedMark>, language: Language): string {
  const own = notes[language]
  // How far away the nearest mark is cannot be told of a sign that was not read.
  if (relative === 'unknown' && unread.length > 0) return ''
  if (!because) return relative === 'low' ? own.reason.none : ''
  const { same, goods } = because.score
  const close =
    goods.level === 'unknown'
      ? 'closeOpen'
      : goods.level === 'other' || goods.level === 'known_name'
        ? 'closeFar'
        : 'close'
  const near = goods.level === 'known_name' ? 'nearKnown' : 'near'
  const isIdentical = same === 'identical'
  const identical = because.spelling === null ? 'identical' : 'identicalRecorded'
  const kind = isIdentical ? identical : ({ high: close, medium: near, low: 'far', unknown: 'far' } as const)[relative]
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

type AdviceKey = keyof NoteWords['advice']

/** Grounds that weigh by what a name suggests there: how an office looks at that is open. */
const suggesting: readonly GroundSense[] = [
  'public_body', 'reserved_in_us', 'state_sign', 'olympic', 'indication_of_others', 'indication_unregistered', 'evocation',
] // prettier-ignore

/** What is told of the grounds in the sign: a name of a person is a right of theirs where no office examines it, and no absolute ground. */
function groundAdvice({ jurisdiction, absolute, grounds }: Proposed<NamedMark>): AdviceKey | null {
  if (absolute !== 'high' && absolute !== 'medium') return null
  const deciding = grounds.filter(({ risk }) => risk === absolute)
  if (jurisdiction !== 'US' && absolute === 'medium' && deciding.every(({ kind }) => kind === 'person')) return 'person'
  const isOpen = deciding.every((one) => suggesting.includes(senseOf(one, jurisdiction)))
  return absolute === 'high' && !isOpen ? 'groundHigh' : 'groundMedium'
}

/** What is told beside the reason: of the sign and of earlier marks each by its own, the worse first. */
function adviceOf(proposed: Proposed<NamedMark>, assessed: boolean): AdviceKey[] {
  const { risk, relative, grounds, unread, because } = proposed
  const ofMarks = relative === 'high' || relative === 'medium' ? relative : null
  // A list of other goods is no answer to a reputation.
  const isKnown = ofMarks === 'medium' && because?.score.goods.level === 'known_name'
  const ofSign = groundAdvice(proposed)
  const adviceOfMarks: AdviceKey | null = isKnown ? 'mediumKnown' : ofMarks
  const told = (ofMarks === risk ? [adviceOfMarks, ofSign] : [ofSign, adviceOfMarks]).filter((one) => one !== null)
  if (told.length > 0) return told
  if (grounds.length > 0) return ['check']
  if (risk === 'unknown') return [unread.length > 0 ? 'unreadSign' : 'unread']
  return [assessed ? 'low' : 'assess']
}

/** The registers that were read, those of one day together. */
function readTo(read: readonly { office: string; asOf: string | null }[], language: Language): string[] {
  const byDay = Map.groupBy(read, ({ asOf }) => asOf)
  return [...byDay].map(([day, offices]) => {
    const office = offices.map((one) => one.office).join(', ')
    return day === null ? office : fill(notes[language].reason.to, { office, day: formatDate(day, language) })
  })
}

/**
 * A proposed verdict with its reason and what is told beside it, in the client's language: the grounds in the sign with
 * their rules, the nearest mark, which registers were read to which day and which were not. `assessed` says whether the sign's
 * distinctiveness is known.
 */
export function verdictOf(
  proposed: Proposed<NamedMark>,
  sign: ComparedSign,
  assessed: boolean,
  language: Language,
): VerdictDraft {
  const own = notes[language]
  const { jurisdiction, risk, grounds, read, notRead, unread } = proposed
  const days = readTo(read, language)
  const reason = sentences(
    groundSentences(grounds, jurisdiction, sign, language),
    [
      nearest(proposed, language),
      ...unread.map((one) => unreadText(one, language)),
      notRead.length > 0 && days.length > 0 ? fill(own.reason.read, { list: days.join('; ') }) : '',
      notRead.length > 0 ? fill(own.reason.notRead, { list: notRead.join(', ') }) : '',
      languagesNotRead(jurisdiction) === null ? '' : own.reason.languages,
    ],
    own.reason.more,
  )
  const advice = adviceOf(proposed, assessed).map((key) => own.advice[key])
  return { jurisdiction, risk, reason, advice: advice.join(' ') }
}

/** The paragraphs that fit a result: what stands in the way of it in the sign (`hints`, of any place) and in the registers, or that nothing does. */
export function proposedNote(
  mark: string,
  draft: ResultDraft,
  hints: readonly GroundHint[],
  language: Language,
): string {
  const risks = draft.verdicts.map(({ risk }) => risk)
  const blocked = draft.similar.some(({ similarity }) => similarity === 'high' || similarity === 'medium')
  const places = draft.verdicts.map(({ jurisdiction }) => jurisdiction)
  const standing = groundsAmong(hints, places)
  const isUnread = unreadIn(mark).length > 0
  const keys: TemplateKey[] = [
    ...(blocked ? (['obstacle'] as const) : []),
    ...(blocked && risks.includes('high') ? (['coexistence'] as const) : []),
    ...(blocked && risks.includes('low') && standing.length === 0 ? (['elsewhere'] as const) : []),
    ...(risks.includes('unknown') && isUnread
      ? (['unreadSign'] as const)
      : risks.includes('unknown') && (risks.includes('low') || blocked || standing.length > 0)
        ? (['notRead'] as const)
        : []),
  ]
  if (keys.length === 0 && standing.length === 0 && risks.includes('low')) keys.push('clear')
  // That nothing was found says nothing of words that no list has.
  if (standing.length === 0) keys.push(draft.distinctiveness === null ? 'notAssessed' : 'noGround')
  return [
    ...groundParagraphs(mark, draft, hints, language),
    ...keys.map((key) => templateText(key, mark, draft, language)),
  ].join('\n\n')
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

/** Whether a reason tells of a ground in the sign: what is to be checked is asked for by it. */
function tellsGround(reason: string, language: Language): boolean {
  const { ground, groundOfSeveral } = notes[language]
  const said = [...Object.values(ground), ...Object.values(groundOfSeveral)]
  return said.some((text) => reason.includes(text.split('{{')[0] ?? text))
}

/**
 * A result of which a person said how distinctive the sign is: that it is to be assessed is told no longer, nor what followed from
 * another level that the person chose before.
 */
export function withDistinctiveness(draft: ResultDraft, level: Distinctiveness, language: Language): ResultDraft {
  const { assess, low, check } = notes[language].advice
  const told = isDistinctive(level) ? low : check
  const isOfLevel = ({ advice, reason }: VerdictDraft) =>
    advice === assess ||
    (draft.distinctiveness !== null && (advice === low || advice === check) && !tellsGround(reason, language))
  const verdicts = draft.verdicts.map((one) => (isOfLevel(one) ? { ...one, advice: told } : one))
  const { notAssessed, noGround } = notes[language].templates
  const clientNote = draft.clientNote
    .split('\n\n')
    .flatMap((one) => (one === notAssessed.text ? (isDistinctive(level) ? [noGround.text] : []) : [one]))
    .filter((one) => isDistinctive(level) || one !== noGround.text)
    .join('\n\n')
  const confirmed = draft.confirmed && clientNote === draft.clientNote
  return { ...draft, distinctiveness: level, verdicts, clientNote, confirmed }
}

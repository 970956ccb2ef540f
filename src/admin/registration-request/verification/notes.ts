import cs from '#content/verification-notes/cs.json' with { type: 'json' }
import en from '#content/verification-notes/en.json' with { type: 'json' }
import es from '#content/verification-notes/es.json' with { type: 'json' }
import sk from '#content/verification-notes/sk.json' with { type: 'json' }
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { Proposed, WeighedMark } from '#domain/verification/proposal.ts'
import { isLanguage, type Language } from '#kernel/languages.ts'
import { sortedSimilar, type ResultDraft, type VerdictDraft } from './result-draft.ts'

const notes = { en, sk, cs, es } satisfies Record<Language, typeof en>

export type TemplateKey = keyof typeof en.templates
export const templateKeys = Object.keys(en.templates) as TemplateKey[]

/** The language that the client reads. */
export const clientLanguage = (language: string): Language => (isLanguage(language) ? language : 'en')

const fill = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

const listOf = (items: readonly string[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items)

/** What a template is called, in the language of who works here. */
export const templateTitle = (key: TemplateKey, language: Language): string => notes[language].templates[key].title

/** A template filled with the result as it stands, in the client's language. Facts that are not there leave no gap. */
export function templateText(key: TemplateKey, mark: string, draft: ResultDraft, language: Language): string {
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
      draft.classes.map((number) => `${number} ${niceClassName(number, language)}`),
      language,
    ),
    places: names(['low', 'medium', 'high', 'unknown']),
    free: names(['low']) || '…',
  })
}

/** An earlier mark as a reason names it. */
export interface NamedMark extends WeighedMark {
  readonly text: string
  readonly owner: string | null
  readonly office: Jurisdiction
  readonly number: string
}

/** A proposed verdict with its reason and advice in words, in the client's language. */
export function verdictOf({ jurisdiction, risk, because }: Proposed<NamedMark>, language: Language): VerdictDraft {
  const own = notes[language]
  if (risk === 'unknown') return { jurisdiction, risk, reason: '', advice: '' }
  const kind = !because
    ? 'none'
    : because.score.same === 'identical'
      ? 'identical'
      : ({ high: 'close', medium: 'near', low: 'far' } as const)[risk]
  const reason = fill(own.reason[kind], {
    earlier: because?.text ?? '',
    owner: because?.owner ?? own.unknownOwner,
    register: because ? `${because.office} ${own.register}` : '',
    number: because?.number ?? '',
  })
  // The register of the Madrid System does not tell us for which places a mark was extended.
  const extended = because?.office === 'WIPO' && jurisdiction !== 'WIPO' ? ` ${own.international}` : ''
  return { jurisdiction, risk, reason: `${reason}${extended}`, advice: own.advice[risk] }
}

/** The paragraphs that fit a result: what stands in the way and what helps, or that nothing does. */
export function proposedNote(mark: string, draft: ResultDraft, language: Language): string {
  const risks = draft.verdicts.map(({ risk }) => risk)
  const blocked = risks.includes('high') || risks.includes('medium')
  const keys: TemplateKey[] = [
    ...(draft.distinctiveness === 'descriptive' || draft.distinctiveness === 'generic'
      ? (['descriptive'] as const)
      : []),
    ...(blocked && draft.similar.length > 0 ? (['obstacle'] as const) : []),
    ...(risks.includes('high') ? (['coexistence'] as const) : []),
    ...(blocked && risks.includes('low') ? (['elsewhere'] as const) : []),
  ]
  if (keys.length === 0 && risks.includes('low')) keys.push('clear')
  return keys.map((key) => templateText(key, mark, draft, language)).join('\n\n')
}

/** Adds a paragraph to a note; one that stands there already is not added again. */
export function withParagraph(note: string, paragraph: string): string {
  if (note.includes(paragraph)) return note
  return note.trim() === '' ? paragraph : `${note.trimEnd()}\n\n${paragraph}`
}

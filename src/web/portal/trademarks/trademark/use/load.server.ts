import type { LoaderFunctionArgs } from 'react-router'
import { proofFile, proofPack } from '#contract/use-proof.ts'
import { fillPath } from '#contract/client.ts'
import { niceClassName } from '#domain/catalog/nice-classes.ts'
import { largestPack } from '#domain/exhibit/record.ts'
import { declaredUseOf } from '#domain/docket/declared-use.ts'
import { lawOf } from '#domain/docket/law/index.ts'
import { jurisdictionName, territoryName } from '#domain/jurisdiction/names.ts'
import type { ClassUse } from '#domain/use-proof/standing.ts'
import { marketsOf, type ProofKind } from '#domain/use-proof/vocabulary.ts'
import { formatDate, formatInstant, isPlainDate } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { collatorOf } from '#kernel/formatters.ts'
import { localeOf, type Language } from '#kernel/languages.ts'
import { marksOfName, useProofsOfMark, type MarkInUse, type ProofRow } from '#operations/use-proof.ts'
import { reading } from '../../../../answers.server.ts'
import { loadContext, type LoadContext } from '../../../../load-context.ts'
import { placeOf, type Place } from '../../../../places.ts'
import { rowId } from '../../../../row-id.ts'
import { standingOf } from '../use-standing.server.ts'

export interface ShownProof {
  id: string
  kind: ProofKind
  classes: number[]
  items: string[]
  market: string
  marketName: string
  usedFrom: string
  usedUntil: string
  /** The days as a person reads them. */
  from: string
  until: string | null
  note: string
  url: string | null
  taken: string
  /** Whose time stamp it has; null without one. */
  authority: string | null
  sha256: string
  href: string
  version: string
}

export interface UseProofsData {
  id: string
  mark: string
  place: Place
  /** From when proof can be asked for, how many years back, and by what law; null where it is not known. */
  asked: { from: string; isPast: boolean; years: number; law: string | null } | null
  /** The next declaration, and the law by which what is shown with it has to be of its time, where one is recorded. */
  declared: {
    opens: string
    until: string
    isOpen: boolean
    isOfTime: boolean
    law: string | null
    isRead: boolean
  } | null
  years: { key: string; label: string; isAhead: boolean }[]
  classes: (Omit<ClassUse, 'countsUntil'> & { name: string; countsUntil: string | null })[]
  proofs: ShownProof[]
  leftOut: ShownProof[]
  /** What the forms offer. */
  goods: { number: number; name: string; terms: string[] }[]
  markets: { value: string; label: string }[]
  others: { id: string; label: string }[]
  today: string
  pack: ShownPack | null
}

/** A pack as it was asked for: how many files are in it, and where it is; without them, why not. */
export interface ShownPack {
  from: string
  until: string
  class: string
  files: number
  /** What is wrong with the days. */
  refused: 'order' | 'none' | 'size' | null
  href: string
}

function shownProof(row: ProofRow, markId: string, language: Language): ShownProof {
  const day = (date: string) => formatDate(date, language)
  return {
    id: row.id,
    kind: row.kind,
    classes: row.classes,
    items: row.items,
    market: row.market,
    marketName: territoryName(row.market, language),
    usedFrom: row.used_from,
    usedUntil: row.used_until,
    from: day(row.used_from),
    until: row.used_until === row.used_from ? null : day(row.used_until),
    note: row.note ?? '',
    url: row.final_url ?? row.url,
    taken: formatInstant(row.taken_at, language),
    authority: row.is_stand_in ? null : row.timestamped_by,
    sha256: row.sha256,
    href: fillPath(proofFile.path, { id: markId, proofId: row.id }),
    version: row.updated_at,
  }
}

const monthOf = (date: string): string => `${Number(date.slice(5, 7))}/${date.slice(0, 4)}`

const lawNamed = (of: { law: string | null; article: string | null } | null): string | null =>
  [of?.law, of?.article].filter(Boolean).join(', ') || null

/** The law that the years come from: that of the docket's date, where a person did not set the day. */
function lawName({ deadlines, jurisdiction }: MarkInUse): string | null {
  const row = deadlines.find(({ kind }) => kind === 'nonuse')
  if (!row || row.override_at !== null || !lawOf(jurisdiction)) return null
  return lawNamed(row)
}

function packOf(
  params: URLSearchParams,
  mark: MarkInUse,
  kept: readonly ProofRow[],
  language: Language,
): ShownPack | null {
  if (!params.has('pack')) return null
  const dayIn = (name: string): string => {
    const text = params.get(name) ?? ''
    return isPlainDate(text) ? text : ''
  }
  const [from, until] = [dayIn('from'), dayIn('until')]
  const number = mark.goods_and_services.find((list) => String(list.class) === params.get('class'))?.class ?? null
  const files = kept.filter(
    (row) =>
      (from === '' || row.used_until >= from) &&
      (until === '' || row.used_from <= until) &&
      (number === null || row.classes.includes(number)),
  )
  const size = files.reduce((sum, row) => sum + row.size, 0)
  const isTurned = from !== '' && until !== '' && until < from
  const query = new URLSearchParams({
    language,
    ...(from && { from }),
    ...(until && { until }),
    ...(number !== null && { class: String(number) }),
  })
  return {
    from,
    until,
    class: number === null ? '' : String(number),
    files: files.length,
    refused: isTurned ? 'order' : files.length === 0 ? 'none' : size > largestPack ? 'size' : null,
    href: `${fillPath(proofPack.path, { id: mark.id })}?${query.toString()}`,
  }
}

async function read(id: string, params: URLSearchParams, load: LoadContext): Promise<UseProofsData> {
  const { language, today: on } = load
  const mark = found((await load.query(useProofsOfMark, { id })).trademark_by_pk)
  const others = (await load.query(marksOfName, { id, name: mark.name })).trademark
  const kept = mark.use_proofs.filter((row) => row.left_out_at === null)
  const standing = standingOf(mark, kept, on)
  const { asked, declared } = standing
  const day = (date: string) => formatDate(date, language)
  const collator = collatorOf(localeOf[language])
  const own = new Set(marketsOf(mark.jurisdiction))
  return {
    id,
    mark: mark.name,
    place: placeOf(mark.jurisdiction, language),
    asked: asked && { from: day(asked.from), isPast: asked.from <= on, years: asked.years, law: lawName(mark) },
    declared: declared && {
      ...declared,
      opens: day(declared.opens),
      until: day(declared.until),
      isOpen: declared.opens <= on,
      law: lawNamed(declaredUseOf(mark.jurisdiction)),
      isRead: declaredUseOf(mark.jurisdiction)?.read ?? false,
    },
    years: standing.years.map(({ from, until, isAhead }) => ({
      key: from,
      label: `${monthOf(from)} – ${monthOf(until)}`,
      isAhead,
    })),
    classes: standing.classes.map((one) => ({
      ...one,
      name: niceClassName(one.number, language),
      countsUntil: one.countsUntil && day(one.countsUntil),
    })),
    proofs: kept.map((row) => shownProof(row, id, language)),
    leftOut: mark.use_proofs.filter((row) => row.left_out_at !== null).map((row) => shownProof(row, id, language)),
    goods: mark.goods_and_services.map((list) => ({
      number: list.class,
      name: niceClassName(list.class, language),
      terms: list.terms,
    })),
    markets: [...own]
      .map((value) => ({ value, label: territoryName(value, language) }))
      .toSorted((a, b) => collator.compare(a.label, b.label)),
    others: others
      .filter((one) => marketsOf(one.jurisdiction).some((market) => own.has(market)))
      .map((one) => ({
        id: one.id,
        label: [jurisdictionName(one.jurisdiction, language), one.number].filter(Boolean).join(', '),
      })),
    today: on,
    pack: packOf(params, mark, kept, language),
  }
}

export async function loader({ params, url, context }: LoaderFunctionArgs): Promise<UseProofsData> {
  return await reading(read(rowId(params.id), url.searchParams, context.get(loadContext)))
}

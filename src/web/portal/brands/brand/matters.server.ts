import { fillPath } from '#contract/client.ts'
import { brandReportOpen, brandStanding } from '#contract/brand-report.ts'
import { countsOf, riskCount, seriousnessOf, type RiskKind, type Seriousness } from '#domain/brand-report/open-risks.ts'
import { dueDays } from '#domain/docket/state.ts'
import type { CaseStatus } from '#domain/enforcement/status.ts'
import { formatDate, formatDay, formatMonth, type PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import { portalBrandMatters, type BrandMatters } from '#operations/brand.ts'
import { portalCoverage } from '#operations/portal.ts'
import type { LoadContext } from '../../../load-context.ts'
import { path } from '../../../path.ts'
import { placeOf } from '../../../places.ts'
import { coverageOf, type BrandCoverage } from '../../home/brands.server.ts'

/** A list of the page with how many rows of it are not shown. */
interface Cut<Row> {
  rows: Row[]
  more: number
}

export interface Matters {
  risks: {
    total: number
    /** Days within which a date counts as due. */
    days: number
    weights: {
      seriousness: Seriousness
      count: number
      parts: { kind: RiskKind; count: number; href: string }[]
    }[]
  }
  coverage: BrandCoverage | null
  domains: Cut<{
    id: string
    name: string
    url: string
    found: string | null
    status: 'Accepted' | 'Case'
    caseHref: string | null
  }>
  watches: Cut<{
    id: string
    mark: string
    href: string
    until: string
    state: 'running' | 'over' | 'ahead'
    from: string
  }>
  cases: Cut<{ id: string; href: string; other: string | null; weight: Seriousness; status: CaseStatus; moved: string }>
  spent: { what: 'registration' | 'service' | 'plan'; paid: string; back: string | null; key: string }[]
  reports: Cut<{ id: string; month: string; href: string }> & { isMailed: boolean; email: string }
}

/** Where the rows behind a part of the number stand. */
const hrefOf = (kind: RiskKind, language: Language): string =>
  kind === 'case'
    ? path.cases({}, { language })
    : kind === 'hit'
      ? path.monitoring({}, { language })
      : kind === 'sighting'
        ? '#found'
        : path.deadlines({}, { language })

type Found = BrandMatters['trademark_watch_subscription'][number]

function watchOf(row: Found, today: PlainDate, language: Language): Matters['watches']['rows'][number] {
  const { trademark: mark } = row
  return {
    id: row.id,
    mark: mark ? `${mark.name}, ${placeOf(mark.jurisdiction, language).name}` : '',
    href: path.trademark({ id: mark?.id ?? '' }, { language }),
    from: formatDate(row.date_start, language),
    until: formatDate(row.date_end, language),
    state: row.date_start > today ? 'ahead' : row.date_end < today ? 'over' : 'running',
  }
}

/** What goes on about a brand: its open risks, where it is protected, domains, watches, cases, spending and reports. */
export async function mattersOf(brand: { id: string; name: string }, load: LoadContext): Promise<Matters> {
  const { query, call, language, today, session } = load
  const { id, name } = brand
  const [found, { risks, spent }, covered] = await Promise.all([
    query(portalBrandMatters, { id }),
    call(brandStanding, { params: { id } }),
    query(portalCoverage, { which: { brand_id: { _eq: id } } }),
  ])
  const { brand_by_pk: own } = found
  const cases = own?.cases ?? []
  const reports = own?.reports ?? []
  const day = (instant: string) => formatDay(instant, language)
  return {
    risks: {
      total: riskCount(risks),
      days: dueDays,
      weights: countsOf(risks).map(({ seriousness, count }) => ({
        seriousness,
        count,
        parts: risks
          .filter((risk) => risk.seriousness === seriousness)
          .map((risk) => ({ kind: risk.kind, count: risk.count, href: hrefOf(risk.kind, language) })),
      })),
    },
    coverage:
      covered.trademark.length === 0
        ? null
        : coverageOf({ key: id, name, href: '', which: {}, count: covered.trademark.length }, covered, {
            language,
            today,
          }),
    domains: {
      rows: found.sighting.map((seen) => ({
        id: seen.id,
        name: seen.host,
        url: seen.url,
        found: seen.found_on === null ? null : formatDate(seen.found_on, language),
        status: seen.status === 'Case' ? 'Case' : 'Accepted',
        // A case that is a draft still is not theirs to open.
        caseHref:
          seen.case_id !== null && cases.some((one) => one.id === seen.case_id)
            ? path.case({ id: seen.case_id }, { language })
            : null,
      })),
      more: found.sighting_aggregate.aggregate.count - found.sighting.length,
    },
    watches: {
      rows: found.trademark_watch_subscription.map((row) => watchOf(row, today, language)),
      more: found.trademark_watch_subscription_aggregate.aggregate.count - found.trademark_watch_subscription.length,
    },
    cases: {
      rows: cases.map((row) => ({
        id: row.id,
        href: path.case({ id: row.id }, { language }),
        other: row.counterparty?.primary_name ?? null,
        weight: seriousnessOf(row.relevance),
        status: row.status,
        moved: day(row.last_status_update),
      })),
      more: (own?.cases_aggregate.aggregate.count ?? 0) - cases.length,
    },
    spent: spent.map(({ what, currency, paid, givenBack }) => ({
      key: `${what}-${currency}`,
      what,
      paid: formatMoney(paid, currency, language),
      back: givenBack === 0 ? null : formatMoney(givenBack, currency, language),
    })),
    reports: {
      rows: reports.map((row) => ({
        id: row.id,
        month: formatMonth(row.month, language),
        href: fillPath(brandReportOpen.path, { id, reportId: row.id }),
      })),
      more: (own?.reports_aggregate.aggregate.count ?? 0) - reports.length,
      isMailed: own?.report_mailed ?? false,
      email: session?.user.email ?? '',
    },
  }
}

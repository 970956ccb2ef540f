import { useId, type ComponentType } from 'react'
import { ruleOnDay, type FeeRule } from '#domain/pricing/fee-rule.ts'
import { officialFee } from '#domain/pricing/official-fee.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { deadlinesOf } from '#domain/docket/deadlines.ts'
import { noDates } from '#domain/docket/mark-dates.ts'
import { factsOf } from '#domain/jurisdiction/facts.ts'
import { jurisdictionSlug } from '#domain/jurisdiction/names.ts'
import type { PlainDate } from '#kernel/dates.ts'
import { formatMoney } from '#kernel/money.ts'
import { Callout } from '#ui/callout.tsx'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { Table } from '#ui/table.tsx'
import { LawWords, SourceWords } from '../../source-words.tsx'
import { DateSum } from '../../docket/date-sum.tsx'
import { exampleDate } from '../../docket/dates.ts'
import { lawRows } from '../../docket/law-rows.ts'
import { lawCell, useLawText } from '../../docket/law-words.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useMarkFacts, type RegisteredMark } from '../../mark-checker/mark-facts.tsx'
import type { ThirdParty } from '#kernel/third-parties.ts'
import { path } from '../../path.ts'
import { PlaceMap } from '../../place-map.tsx'
import { filingPlaces, placeOf, placesByName } from '../../places.ts'
import { membersUnder, type DirectiveName, type Operator, type Taken } from './directives.ts'
import { Entry } from './entry.tsx'
import { LetteredPages } from './lettered-pages.tsx'
import { PageList } from './page-list.tsx'
import type { BlogSubjects, ContentLink } from './pages.server.ts'

/** What the directives of a page need and a browser would have to ask for. */
export interface FactData {
  today: PlainDate
  feeRules: readonly FeeRule[]
  operator: Operator
  /** Whose scripts may be loaded once a visitor agrees. */
  others: readonly ThirdParty[]
  /** By `office number`; one that our copy of the register has not is absent. */
  marks: Readonly<Record<string, RegisteredMark>>
  /** By the address they stand below. */
  below: Readonly<Record<string, readonly ContentLink[]>>
  /** Those that articles of the blog have. */
  subjects: BlogSubjects
}

type Shown<N extends DirectiveName> = ComponentType<{ takes: Taken<N>; data: FactData }>

const usePlaceName = (): ((code: Jurisdiction) => string) => {
  const language = useLanguage()
  return (code) => placeOf(code, language).name
}

/** The fee in the office's currency, or that nobody has read it. */
function useFee({ today, feeRules }: FactData) {
  const t = useText('content')
  const language = useLanguage()
  return (place: Jurisdiction, classes: number): string => {
    const found = ruleOnDay(feeRules, place, 'filing', today)
    // A text states law; an estimate belongs to an order, where its range stands beside it.
    if (!found || found.reason !== null) return t('unknown')
    const fee = officialFee(found.rule, classes)
    return formatMoney(fee.amount, fee.currency, language)
  }
}

function useTerm(): (place: Jurisdiction) => string {
  const t = useText('content')
  return (place) => {
    const { termYears, termFrom } = factsOf(place)
    if (termYears === null || termFrom === null) return t('unknown')
    return t(`term.${termFrom}`, { count: termYears })
  }
}

const Fee: Shown<'fee'> = ({ takes, data }) => (
  <span className="mw-num">{useFee(data)(takes.place, takes.classes)}</span>
)

/** Where a fee stands, and the year whose tariff it is. */
function FeeSource({ rule }: { rule: FeeRule }) {
  const t = useText('content')
  const known = rule.sourceKind === 'unconfirmed' ? 'fees.unconfirmed' : 'fees.stated'
  return <SourceWords text={t(known, { source: rule.source, year: rule.asOf })} source={rule.source} />
}

const statedBy = (rule: FeeRule | null) => rule && <FeeSource rule={rule} />

const Fees: Shown<'fees'> = ({ takes, data }) => {
  const t = useText('content')
  const nameOf = usePlaceName()
  const fee = useFee(data)
  const ruleOf = (place: Jurisdiction) => {
    const found = ruleOnDay(data.feeRules, place, 'filing', data.today)
    return found?.reason === null ? found.rule : null
  }
  return (
    <Table
      caption={t('fees.caption')}
      dense
      rows={takes.places}
      rowKey={(place) => place}
      columns={[
        { key: 'place', title: t('fees.office'), head: true, cell: nameOf },
        ...takes.classes.map((count) => ({
          key: String(count),
          title: t('fees.classes', { count }),
          right: true,
          cell: (place: Jurisdiction) => fee(place, count),
        })),
        {
          key: 'source',
          title: t('source'),
          cell: (place) => statedBy(ruleOf(place)),
        },
      ]}
    />
  )
}

const Term: Shown<'term'> = ({ takes }) => <>{useTerm()(takes.place)}</>

/** The law that a term stands in. */
function TermSource({ place }: { place: Jurisdiction }) {
  const t = useText('content')
  const { term } = factsOf(place).sources
  return <LawWords text={term ?? t('noSource')} source={term ?? ''} />
}

const termSource = (place: Jurisdiction) => <TermSource place={place} />

const Terms: Shown<'terms'> = ({ takes }) => {
  const t = useText('content')
  const nameOf = usePlaceName()
  const term = useTerm()
  const months = (count: number | null) => (count === null ? t('unknown') : t('terms.months', { count }))
  const sourced = takes.places.some((place) => factsOf(place).sources.term !== null)
  return (
    <div>
      <Table
        caption={t('terms.caption')}
        dense
        rows={takes.places}
        rowKey={(place) => place}
        columns={[
          { key: 'place', title: t('terms.register'), head: true, cell: nameOf },
          { key: 'term', title: t('terms.term'), cell: term },
          { key: 'opens', title: t('terms.opens'), cell: (place) => months(factsOf(place).renewalWindowMonths) },
          { key: 'late', title: t('terms.late'), cell: (place) => months(factsOf(place).graceMonths) },
          ...(sourced ? [{ key: 'source', title: t('source'), cell: termSource }] : []),
        ]}
      />
      {!sourced && <p className="mw-source">{t('terms.unsourced')}</p>}
    </div>
  )
}

const Sum: Shown<'sum'> = ({ takes, data }) => {
  const id = useId()
  const t = useText('content')
  const nameOf = usePlaceName()
  const dates = { ...noDates, filed: takes.filed, registered: takes.registered ?? null }
  const term = deadlinesOf(takes.place, dates, data.today).find(({ kind }) => kind === 'term')
  const date = term && exampleDate(term, data.today)
  return (
    // No heading: a text may begin with it, before its first part.
    <section className="mw-contentbox" aria-labelledby={id}>
      <p className="mw-h4" id={id}>
        {t('sum.title', { place: nameOf(takes.place) })}
      </p>
      {date ? <DateSum date={date} open from={t('sum.example')} /> : <p>{t('unknown')}</p>}
    </section>
  )
}

const countedFrom = (event: 'filing' | 'registration'): Jurisdiction[] =>
  filingPlaces.filter((code) => factsOf(code).termFrom === event)

const PlacesMap: Shown<'map'> = ({ takes }) => {
  const t = useText('content')
  const nameOf = usePlaceName()
  const codes = 'places' in takes ? takes.places : countedFrom(takes.termFrom)
  const places = codes.map((code) => ({ code, tone: 'chosen' as const, label: nameOf(code) }))
  const names = places.map(({ label }) => label).join(', ')
  const meaning = 'places' in takes ? names : t(`map.${takes.termFrom}`)
  return (
    <div>
      <PlaceMap
        label={t('map.label', { places: names })}
        places={places}
        legend={[{ tone: 'chosen', label: meaning, count: places.length }]}
      >
        {() => <p className="mw-small">{names}</p>}
      </PlaceMap>
    </div>
  )
}

const Count: Shown<'count'> = ({ takes }) => <>{countedFrom(takes.termFrom).length}</>

function Record({ mark }: { mark: RegisteredMark }) {
  return <Facts tight facts={useMarkFacts(mark)} />
}

const MarkCard: Shown<'mark'> = ({ takes, data }) => {
  const t = useText('content')
  const mark = data.marks[`${takes.office} ${takes.number}`]
  if (!mark) return <Callout tone="plain">{t('mark.missing', { number: takes.number })}</Callout>
  return (
    <section className="mw-contentbox" aria-label={mark.text}>
      <p>
        <Mark size="l">{mark.text}</Mark>
      </p>
      <Record mark={mark} />
    </section>
  )
}

/** Pages from which a list is easier to read by letter. */
const many = 40

const Pages: Shown<'pages'> = ({ takes, data }) => {
  const pages = data.below[takes.under] ?? []
  return pages.length > many ? <LetteredPages pages={pages} /> : <PageList pages={pages} />
}

const Members: Shown<'members'> = ({ data }) => {
  const t = useText('content')
  const members = data.below[membersUnder] ?? []
  if (members.length === 0) return null
  return (
    <section aria-labelledby="members">
      <h2 className="mw-h2" id="members">
        {t('members')}
      </h2>
      <PageList pages={members} />
    </section>
  )
}

const Subjects: Shown<'subjects'> = ({ data }) => {
  const t = useText('content')
  const classes = useText('classes')
  const language = useLanguage()
  const { topics, industries } = data.subjects
  return (
    <nav aria-label={t('blog.subjects')}>
      <ul className="mw-cluster">
        {topics.map((topic) => (
          <li key={topic}>
            <a href={path.blogTopic({ topic }, { language })}>{t(`blog.topic.${topic}`)}</a>
          </li>
        ))}
      </ul>
      <h2 className="mw-h4 mt-3 mb-1">{t('blog.byTrade')}</h2>
      <ul className="mw-cluster mw-small">
        {industries.map((industry) => (
          <li key={industry}>
            <a href={path.blogCategory({ industry }, { language })}>{classes(`industry.${industry}`)}</a>
          </li>
        ))}
      </ul>
      <p className="mw-small mt-2">
        <a href={path.blogFeed({}, { language })}>{t('blog.follow')}</a>
      </p>
    </nav>
  )
}

const Places: Shown<'places'> = ({ takes }) => {
  const t = useText('content')
  const language = useLanguage()
  return (
    <ul className="mw-index">
      {[...placesByName(language), placeOf('WIPO', language)].map(({ code, name }) => {
        const slug = jurisdictionSlug(code)
        const href =
          takes.to === 'renewal'
            ? path.renewalCountry({ country: slug }, { language })
            : path.country({ slug }, { language })
        return (
          <li key={code}>
            <a href={href}>{name}</a>
            {takes.to === 'renewal' && (code === 'EU' || code === 'UK') && (
              <span className="mw-small mw-muted"> {t(`renewal.besides.${code}`)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const Rules: Shown<'rules'> = ({ takes, data }) => {
  const t = useText('country')
  const nameOf = usePlaceName()
  const textOf = useLawText()
  const rows = takes.places.flatMap((place) =>
    lawRows(place, data.today)
      .filter(({ kind }) => takes.kinds.includes(kind))
      .map((row) => ({ ...row, place })),
  )
  return (
    <Table
      caption={t('guides.rulesTitle')}
      dense
      rows={rows}
      rowKey={({ place, key }) => `${place} ${key}`}
      columns={[
        { key: 'place', title: t('guides.register'), head: true, cell: ({ place }) => nameOf(place) },
        { key: 'kind', title: t('guides.rule'), cell: ({ kind }) => t(`kind.${kind}`) },
        { key: 'text', title: t('guides.period'), cell: textOf },
        { key: 'law', title: t('guides.source'), className: 'mw-small', cell: lawCell },
      ]}
    />
  )
}

const OperatorField: Shown<'operator'> = ({ takes, data }) => {
  const t = useText('content')
  return <>{data.operator[takes.field] ?? t('operator.notGiven')}</>
}

const Others: Shown<'others'> = ({ data }) => {
  const t = useText('content')
  const common = useText('common')
  if (data.others.length === 0) return <p>{t('others.none')}</p>
  return (
    <ul>
      {data.others.map(({ kind, name, script }) => (
        <li key={kind}>
          {t('others.from', { what: common(`consent.kind.${kind}`, { name }), host: new URL(script).host })}
        </li>
      ))}
    </ul>
  )
}

const Check: Shown<'check'> = () => {
  const t = useText('content')
  const language = useLanguage()
  return (
    <form className="mw-contentbox mw-contentcheck" method="get" action={path.trademarkSearch({}, { language })}>
      <label className="mw-h4" htmlFor="content-check">
        {t('check.label')}
      </label>
      <input className="mw-input" id="content-check" name="value" maxLength={200} required autoComplete="off" />
      <button className="mw-btn mw-btn--primary" type="submit">
        {t('check.submit')}
      </button>
    </form>
  )
}

const components: { [N in DirectiveName]: Shown<N> } = {
  fee: Fee,
  fees: Fees,
  term: Term,
  terms: Terms,
  sum: Sum,
  map: PlacesMap,
  count: Count,
  mark: MarkCard,
  entry: Entry,
  pages: Pages,
  members: Members,
  places: Places,
  subjects: Subjects,
  rules: Rules,
  operator: OperatorField,
  others: Others,
  check: Check,
}

/** A directive's fact; its arguments were checked when the text was compiled. */
export function FactOf({ name, takes, data }: { name: DirectiveName; takes: unknown; data: FactData }) {
  const Component = components[name] as ComponentType<{ takes: unknown; data: FactData }>
  return <Component takes={takes} data={data} />
}

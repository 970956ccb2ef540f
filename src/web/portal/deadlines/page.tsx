import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Entry } from '#ui/entry.tsx'
import { addDays, formatDate, type PlainDate } from '#kernel/dates.ts'
import type { Language } from '#kernel/languages.ts'
import type { FormAnswer } from '../../answers.server.ts'
import '../../docket/dates.css'
import { dateTexts } from '../../docket/dates.ts'
import { monthName } from '../../docket/ruler.tsx'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { DateItems } from '../date-items.tsx'
import type { ShownDate } from '../shown-date.ts'
import '../styles/register.css'
import './deadlines.css'
import { Feeds } from './feeds.tsx'
import type { DeadlinesData } from './load.server.ts'
import { monthAnchor, Months } from './months.tsx'
import { Tape } from './tape.tsx'

export { action } from './action.server.ts'
export { loader } from './load.server.ts'

export const handle = { namespaces: ['portal'] } satisfies PageHandle

function Filter({ data }: { data: DeadlinesData }) {
  const t = useText('portal')
  const language = useLanguage()
  const { chosen } = data
  const select = (name: 'brand' | 'place' | 'kind', options: { value: string; label: string }[]) => (
    <label className="mw-small">
      {t(`deadlines.${name}`)}
      <select className="mw-select" name={name} defaultValue={chosen[name]}>
        <option value="">{t(`deadlines.${name}All`)}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <Form method="get" className="mw-toolbar mw-deadlines__filter" aria-label={t('deadlines.filter')}>
      {data.brands.length > 0 &&
        select(
          'brand',
          data.brands.map(({ id, name }) => ({ value: id, label: name })),
        )}
      {select(
        'place',
        data.places.map(({ code, name }) => ({ value: code, label: name })),
      )}
      {select(
        'kind',
        data.kinds.map((kind) => ({ value: kind, label: t(`date.kind.${dateTexts(kind)}`) })),
      )}
      <Button small type="submit">
        {t('marks.show')}
      </Button>
      {Object.values(chosen).some((value) => value !== '') && (
        <ButtonLink small kind="quiet" href={path.deadlines({}, { language })}>
          {t('marks.clear')}
        </ButtonLink>
      )}
    </Form>
  )
}

/** The page whose dates begin on a day, with what is chosen. */
function fromHref({ chosen, today }: DeadlinesData, day: PlainDate, language: Language): string {
  const query = Object.entries({ ...chosen, from: day > today ? day : '' }).filter(([, value]) => value !== '')
  return path.deadlines({}, { language, query: Object.fromEntries(query) })
}

interface Groups {
  late: ShownDate[]
  missed: ShownDate[]
  months: [string, ShownDate[]][]
}

/** The dates in grace and what was missed first, then by month. */
function groupsOf(dates: readonly ShownDate[]): Groups {
  const months = new Map<string, ShownDate[]>()
  for (const date of dates.filter(({ state }) => state !== 'in_grace' && state !== 'lapsed')) {
    const month = `${date.date.slice(0, 8)}01`
    months.set(month, [...(months.get(month) ?? []), date])
  }
  const late = dates.filter(({ state }) => state === 'in_grace')
  return { late, missed: dates.filter(({ state }) => state === 'lapsed'), months: [...months] }
}

function List({ data }: { data: DeadlinesData }) {
  const t = useText('portal')
  const language = useLanguage()
  const { late, missed, months } = groupsOf(data.dates)
  return (
    <Entry id="list" number={2} margin={t('deadlines.listMargin')}>
      <h2 className="mw-h3 mb-2" id="list-title">
        {t('deadlines.list')}
      </h2>
      {data.from && (
        <p className="mw-small mb-2">
          {t('deadlines.fromDay', { date: formatDate(data.from, language) })}{' '}
          <a href={fromHref(data, data.today, language)}>{t('deadlines.fromToday')}</a>
        </p>
      )}
      {data.total > data.dates.length && (
        <p className="mw-small mw-muted mb-2">{t('deadlines.cut', { shown: data.dates.length, count: data.total })}</p>
      )}
      {late.length > 0 && (
        <>
          <h3 className="mw-deadlines__group">{t('deadlines.late')}</h3>
          <DateItems dates={late} />
        </>
      )}
      {missed.length > 0 && (
        <>
          <h3 className="mw-deadlines__group">{t('markStatus.lapsed')}</h3>
          <DateItems dates={missed} />
        </>
      )}
      {months.map(([month, dates]) => (
        <div key={month} id={monthAnchor(month)}>
          <h3 className="mw-deadlines__group">
            {monthName(month, language, 'long')} {month.slice(0, 4)}
          </h3>
          <DateItems dates={dates} />
        </div>
      ))}
      {data.until && (
        <p className="mt-3">
          <a href={fromHref(data, data.until === data.from ? addDays(data.until, 1) : data.until, language)}>
            {t('deadlines.later', { date: formatDate(data.until, language) })}
          </a>
        </p>
      )}
    </Entry>
  )
}

export default function DeadlinesPage() {
  const t = useText('portal')
  const language = useLanguage()
  const data = useLoaderData<DeadlinesData>()
  const answer = useActionData<FormAnswer>()
  const isFiltered = Object.values(data.chosen).some((value) => value !== '')
  return (
    <>
      <title>{t('deadlines.metaTitle')}</title>
      <p className="mw-small mw-muted">{formatDate(data.today, language)}</p>
      <h1 className="mw-h1">{t('deadlines.title')}</h1>
      <p className="mw-lede mt-1 mb-3">{t('deadlines.lede')}</p>
      <FormErrors refusal={answer?.refusal} errors={{}} />
      {data.dates.length === 0 && !isFiltered ? (
        <EmptyState title={t('deadlines.emptyTitle')} text={t('home.datesNone')}>
          <ButtonLink href={path.trademarks({}, { language })}>{t('frame.trademarks')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Filter data={data} />
          {data.dates.length === 0 ? (
            <p className="mt-3 mb-4">{t('deadlines.none')}</p>
          ) : (
            <>
              <Entry id="months" number={1} margin={t('deadlines.monthsMargin')}>
                <h2 className="mw-h3 mb-2" id="months-title">
                  {t('deadlines.months')}
                </h2>
                <Tape dates={data.dates.filter(({ state }) => state !== 'lapsed')} today={data.today} />
                <Months {...data} hrefOf={(month) => fromHref(data, month, language)} />
              </Entry>
              <List data={data} />
            </>
          )}
          <Feeds data={data} />
        </>
      )}
    </>
  )
}

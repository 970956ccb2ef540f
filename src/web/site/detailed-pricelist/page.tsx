import { Form, useLoaderData } from 'react-router'
import { orderActions } from '#domain/pricing/vocabulary.ts'
import { formatMoney } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SourceWords } from '../../source-words.tsx'
import { useMoney } from '../../figures.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { useLineNote, useRatesNote } from '../../price-notes.ts'
import type { PricelistData, PriceRow } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['prices', 'service'] } satisfies PageHandle

type Priced = Extract<PriceRow, { problem: null }>

/** What an office asks: in its own currency, where it stands, and how certain that is. */
function Office({ row, currency }: { row: Priced; currency: string }) {
  const t = useText('prices')
  const language = useLanguage()
  const noteOf = useLineNote(currency)
  const sums = Map.groupBy(row.office, (fee) => fee.currency)
  const [first] = row.office
  const note = row.line && noteOf(row.line)
  return (
    <div>
      {[...sums].map(([own, fees]) => (
        <div key={own} className="mw-num">
          {formatMoney(
            fees.reduce((sum, { amount }) => sum + amount, 0),
            own,
            language,
          )}
        </div>
      ))}
      {row.official === 0 && <div className="mw-source">{t('free')}</div>}
      {note && <div className="mw-source">{note}</div>}
      {first?.source && (
        <div className="mw-source">
          <SourceWords text={t('source', { source: first.source, year: first.asOf })} source={first.source} />
        </div>
      )}
    </div>
  )
}

function useColumns(currency: string): Column<PriceRow>[] {
  const t = useText('prices')
  const money = useMoney(currency)
  const shown = (row: PriceRow, amount: (priced: Priced) => number) => (row.problem === null ? money(amount(row)) : '–')
  return [
    {
      key: 'place',
      title: t('place'),
      head: true,
      cell: ({ place }) => (
        <>
          {place.name} <span className="mw-inid">{place.code}</span>
        </>
      ),
    },
    {
      key: 'office',
      title: t('office'),
      cell: (row) =>
        row.problem === null ? <Office row={row} currency={currency} /> : <span>{t(`problem.${row.problem}`)}</span>,
    },
    {
      key: 'official',
      title: t('official', { currency }),
      right: true,
      cell: (row) => shown(row, (one) => one.official),
    },
    { key: 'service', title: t('ours', { currency }), right: true, cell: (row) => shown(row, (one) => one.service) },
    { key: 'total', title: t('total', { currency }), right: true, cell: (row) => shown(row, (one) => one.total) },
  ]
}

export default function DetailedPricelistPage() {
  const t = useText('prices')
  const service = useText('service')
  const language = useLanguage()
  const data = useLoaderData<PricelistData>()
  const columns = useColumns(data.currency)
  const ratesNote = useRatesNote()
  const lines = data.rows.flatMap((row) => (row.problem === null && row.line ? [row.line] : []))
  return (
    <div className="mw-wrap mw-main">
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <h1 className="mw-h1">{t('title')}</h1>
      <p className="mw-lede mw-muted mt-1">{t('lede')}</p>
      <Form method="get" className="mw-cluster mt-4" role="search">
        <Select
          name="action"
          label={t('action')}
          defaultValue={data.action}
          options={orderActions.map((action) => ({ value: action, label: service(`offering.${action}`) }))}
        />
        <TextField name="classes" label={t('classes')} inputMode="numeric" maxLength={2} defaultValue={data.classes} />
        <TextField name="place" label={t('find')} maxLength={60} defaultValue={data.words} />
        <Button type="submit">{t('show')}</Button>
      </Form>
      <p className="mw-small mw-muted mt-3 mb-2">
        {t('count', { count: data.rows.length, all: data.all })} {t('withoutVat')}{' '}
        <a href={path.routeAdvisor({}, { language })}>{t('advisor')}</a>
      </p>
      {data.rows.length > 0 && (
        <Table caption={t('title')} columns={columns} rows={data.rows} rowKey={(row) => row.place.code} />
      )}
      <p className="mw-fine mw-muted mt-2">
        {t('estimates')} {ratesNote(lines, null)}
      </p>
    </div>
  )
}

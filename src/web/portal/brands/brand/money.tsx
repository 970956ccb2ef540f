import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useText } from '../../../i18n/text.ts'
import type { Matters } from './matters.server.ts'

function useSpendingColumns(): Column<Matters['spent'][number]>[] {
  const t = useText('brand')
  return [
    { key: 'what', title: t('spent.what'), head: true, cell: ({ what }) => t(`spent.${what}`) },
    {
      key: 'paid',
      title: t('spent.paid'),
      right: true,
      cell: ({ paid }) => <span className="mw-num">{paid}</span>,
    },
    {
      key: 'back',
      title: t('spent.back'),
      right: true,
      cell: ({ back }) => <span className="mw-num">{back ?? '–'}</span>,
    },
  ]
}

/** What was paid for the brand, by what it was for and in which currency. */
export function Spending({ spent }: Pick<Matters, 'spent'>) {
  const t = useText('brand')
  const columns = useSpendingColumns()
  return (
    <Entry id="spending" number={7} margin={t('spent.margin')}>
      <h2 className="mw-h3 mb-2" id="spending-title">
        {t('spent.title')}
      </h2>
      {spent.length === 0 ? (
        <p className="mw-muted">{t('spent.none')}</p>
      ) : (
        <>
          <Table caption={t('spent.title')} rows={spent} rowKey={({ key }) => key} columns={columns} />
          <p className="mw-small mw-muted mt-2">{t('spent.note')}</p>
        </>
      )}
    </Entry>
  )
}

/** The reports of the months, and whether they come by mail. */
export function Reports({ reports }: Pick<Matters, 'reports'>) {
  const t = useText('brand')
  const intent = reports.isMailed ? 'report-off' : 'report-on'
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Entry id="report" number={8} margin={t('report.margin')}>
      <h2 className="mw-h3 mb-2" id="report-title">
        {t('report.title')}
      </h2>
      <p>{t('report.text')}</p>
      {reports.rows.length === 0 ? (
        <p className="mw-muted mt-2">{t('report.none')}</p>
      ) : (
        <ul className="mw-ruled mt-2">
          {reports.rows.map(({ id, month, href }) => (
            <li key={id}>
              <a href={href}>{t('report.open', { month })}</a>
            </li>
          ))}
        </ul>
      )}
      {reports.more > 0 && <p className="mw-small mw-muted mt-2">{t('report.older', { count: reports.more })}</p>}
      <p className="mt-2 mb-2">
        {reports.isMailed ? t('report.mailed', { email: reports.email }) : t('report.notMailed')}
      </p>
      <Form method="post">
        <Button type="submit" name="intent" value={intent} busy={busy}>
          {t(reports.isMailed ? 'report.off' : 'report.on')}
        </Button>
      </Form>
    </Entry>
  )
}

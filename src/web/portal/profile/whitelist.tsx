import { Form, useNavigation } from 'react-router'
import type { CounterpartyRow } from '#operations/account.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'

function useCounterpartyColumns(): Column<CounterpartyRow>[] {
  const t = useText('account')
  return [
    {
      key: 'name',
      title: t('whitelist.name'),
      head: true,
      cell: (row) => [row.primary_name, ...row.aliases].join(', '),
    },
    { key: 'websites', title: t('whitelist.websites'), cell: (row) => row.websites.join(', ') || '–' },
    { key: 'off', title: t('whitelist.action'), cell: (row) => <TakeOff id={row.id} name={row.primary_name} /> },
  ]
}

/** The client takes back that somebody may use the brand. */
function TakeOff({ id, name }: { id: string; name: string }) {
  const t = useText('account')
  const busy = useNavigation().formData?.get('counterparty') === id
  return (
    <Form method="post">
      <input type="hidden" name="counterparty" value={id} />
      <Button small type="submit" name="intent" value="whitelist-off" busy={busy}>
        {t('whitelist.takeOff')}
        <span className="mw-vh">: {name}</span>
      </Button>
    </Form>
  )
}

/** Partners against whom no case is made. */
export function Whitelist({ rows }: { rows: CounterpartyRow[] }) {
  const columns = useCounterpartyColumns()
  const t = useText('account')
  const language = useLanguage()
  if (rows.length === 0)
    return (
      <EmptyState title={t('whitelist.emptyTitle')} text={t('whitelist.emptyText')}>
        <ButtonLink kind="primary" href={path.cases({}, { language })}>
          {t('whitelist.emptyAction')}
        </ButtonLink>
      </EmptyState>
    )
  return <Table caption={t('whitelist.title')} columns={columns} rows={rows} rowKey={(row) => row.id} />
}

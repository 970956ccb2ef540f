import type { CounterpartyRow } from '#operations/staff/counterparty.ts'
import { useText } from '../../i18n/texts.ts'
import { ListPage } from '../../kit/list-page.tsx'
import { personName } from '../../kit/person.ts'

/** Everybody on the other side of a case, by name. */
export function CounterpartyList() {
  const t = useText()
  return (
    <ListPage<CounterpartyRow>
      table="case_counterparty"
      title="lists.case_counterparty"
      columns={[
        { key: 'name', title: t('counterparty.name'), head: true, render: (row) => row.primary_name },
        { key: 'client', title: t('field.client'), render: (row) => row.user && personName(row.user) },
        { key: 'websites', title: t('case.websites'), render: (row) => row.websites.join(', ') },
        {
          key: 'cases',
          title: t('counterparty.cases'),
          right: true,
          render: (row) => row.cases_aggregate.aggregate.count,
        },
        {
          key: 'whitelisted',
          title: t('counterparty.whitelisted'),
          render: (row) => t(`counterparty.onWhitelist.${row.whitelisted ? 'yes' : 'no'}`),
        },
      ]}
    />
  )
}

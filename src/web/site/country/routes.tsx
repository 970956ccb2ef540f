import { Table } from '#ui/table.tsx'
import { useText } from '../../i18n/text.ts'
import { useTotal } from './fees.tsx'
import type { CountryData, RouteRow } from './load.server.ts'

/** Registers whose mark has effect in more than one state. */
const regions = ['EU', 'BX', 'OAPI', 'ARIPO'] as const

const kindOf = ({ code }: RouteRow) => regions.find((one) => one === code) ?? (code === 'WIPO' ? 'madrid' : 'direct')

/** The ways to be protected in a place: its own register, those of a region, the Madrid System. */
export function Routes({ data }: { data: CountryData }) {
  const t = useText('country')
  const totalOf = useTotal()
  const madrid: RouteRow[] = data.madrid ? [{ code: 'WIPO', name: t('routes.madrid.name'), price: null }] : []
  return (
    <Table
      caption={t('routes.title')}
      rows={[...data.routes, ...madrid]}
      rowKey={({ code }) => code}
      columns={[
        { key: 'route', title: t('routes.route'), head: true, cell: ({ name }) => name },
        { key: 'good', title: t('routes.goodWhen'), cell: (row) => t(`routes.${kindOf(row)}.good`) },
        { key: 'mind', title: t('routes.mindThat'), cell: (row) => t(`routes.${kindOf(row)}.mind`) },
        {
          key: 'price',
          title: t('routes.three'),
          right: true,
          cell: ({ code, price }) =>
            price ? totalOf(price.total) : code === 'WIPO' ? t('routes.depends') : t('law.none'),
        },
      ]}
    />
  )
}

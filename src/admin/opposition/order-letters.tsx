import { useGetOne } from 'ra-core'
import { serviceWord } from '#domain/service-order/offering.ts'
import type { OppositionRow } from '#operations/staff/opposition.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { useText } from '../i18n/texts.ts'
import { servicePath } from '../paths.ts'
import { Letters } from '../service-order/letters.tsx'
import { ServiceStatusTag } from '../service-order/service-status.tsx'

/** What was ordered for the opposition, and the letters of those orders, drafted and sent here as on their own pages. */
export function OrderLetters({ row }: { row: OppositionRow }) {
  return <>{row.ways.map(({ order }) => order && <OfOrder key={order.id} id={order.id} />)}</>
}

function OfOrder({ id }: { id: string }) {
  const t = useText()
  const { data } = useGetOne<ServiceRow>('service_request', { id, meta: { whole: true } }, { staleTime: 0 })
  if (!data) return null
  return (
    <>
      <p className="mw-split mb-2">
        <a href={servicePath(id)}>
          {t(`offering.${serviceWord(data.service_name)}`)}, {data.public_id}
        </a>
        <ServiceStatusTag status={data.status} />
      </p>
      <Letters row={data} />
    </>
  )
}

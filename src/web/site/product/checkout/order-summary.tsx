import { Total } from '#ui/price.tsx'
import { useText } from '../../../i18n/text.ts'
import { vatUntilBilled } from '#domain/billing/vat.ts'
import { totalsOf } from '#domain/billing/totals.ts'
import { useFigures } from '../../../figures.ts'
import type { CheckoutData } from './load.server.ts'

/** The order beside the billing form; its VAT is that of a private customer there, and says so. */
export function OrderSummary({ data }: { data: CheckoutData }) {
  const order = useText('order')
  const names = useText('trademark')
  const service = useText('service')
  const vat = vatUntilBilled(data.country, data.items.pricedOn, data.seller)
  const figures = useFigures({ items: data.items, totals: totalsOf(data.items.lines, vat), vat })
  const country = data.countries.find((option) => option.value === data.country)?.label ?? data.country
  const { classes } = data.items
  if (!figures) return null
  return (
    <section className="mw-total" aria-labelledby="total-title">
      <h2 className="mw-h3" id="total-title">
        {order('total.title')}
      </h2>
      <p className="mw-small mw-muted mb-2">
        {data.service !== null && `${service(`offering.${data.service}`)}: `}
        {data.places.map((place) => place.name).join(', ')}
        {data.service === null && `; ${names('classes', { count: classes.length, list: classes.join(', ') })}`}
      </p>
      <Total figures={figures.parts} total={figures.total} />
      {country !== null && <p className="mw-fine mw-muted mt-2">{order('total.vatNote', { country })}</p>}
    </section>
  )
}

import type { ActionPrice } from '#domain/pricing/price.ts'
import { majorText } from '#kernel/money.ts'

/** A service with its price for one class, without VAT; an estimate is told as the span it is. */
export function serviceData(service: {
  name: string
  place: string
  price: ActionPrice | undefined
  base: string
}): object {
  const { name, place, price, base } = service
  return {
    '@type': 'Service',
    name,
    areaServed: place,
    provider: { '@id': `${base}/#organization` },
    ...(price && { offers: offerOf(price.total) }),
  }
}

const offerOf = ({ amount, currency, low, high }: ActionPrice['total']): object =>
  low === high
    ? { '@type': 'Offer', priceCurrency: currency, price: majorText(amount, currency) }
    : {
        '@type': 'AggregateOffer',
        priceCurrency: currency,
        lowPrice: majorText(low, currency),
        highPrice: majorText(high, currency),
      }

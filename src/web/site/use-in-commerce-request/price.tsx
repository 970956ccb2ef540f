import { Form, useNavigation } from 'react-router'
import { formatMoney } from '#kernel/money.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { PriceTable } from '#ui/price.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { UseInCommerceData } from './load.server.ts'

type Price = NonNullable<UseInCommerceData['price']>

/** The fee that follows the classes that stay, ours and the office's apart. */
function Lines({ price }: { price: Price }) {
  const t = useText('use-in-commerce')
  const service = useText('service')
  const language = useLanguage()
  const money = (amount: number, currency = price.currency) => formatMoney(amount, currency, language)
  const groups = (['service', 'official'] as const).map((kind) => ({
    key: kind,
    title: t(`price.${kind}`),
    lines: price.lines
      .filter((line) => line.kind === kind)
      .map((line, at) => ({
        key: String(at),
        label: line.offering ? service(`offering.${line.offering}`) : t(`price.${kind}`),
        note: [
          t('price.classes', { count: price.classes }),
          line.original &&
            line.original.currency !== price.currency &&
            money(line.original.amount, line.original.currency),
          line.source,
        ]
          .filter(Boolean)
          .join(', '),
        amount: money(line.net),
      })),
  }))
  const net = price.lines.reduce((all, line) => all + line.net, 0)
  return <PriceTable caption={t('price.title')} groups={groups} total={{ label: t('price.net'), amount: money(net) }} />
}

/** What it costs as it is decided, and the way to order it. */
export function Price({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const { price, can, payAt, ordered } = data
  if (price === null && !can.order) return null
  return (
    <Entry id="price" number={3} margin={t('price.margin')}>
      <h2 className="mw-h2 mb-2" id="price-title">
        {t('price.title')}
      </h2>
      {price === null && <p>{t('price.none')}</p>}
      {price && price.lines.length > 0 && <Lines price={price} />}
      {price?.isQuoted && <p className="mw-prose">{t(ordered === 'no' ? 'price.quoted' : 'price.asked')}</p>}
      {ordered === 'paid' && <p>{t('price.paid')}</p>}
      {payAt && (
        <p className="mt-2">
          <ButtonLink kind="primary" href={payAt}>
            {t('price.pay')}
          </ButtonLink>
        </p>
      )}
      {can.order && price && ordered === 'no' && (
        <Form method="post" className="mw-stack mw-stack--s mt-2">
          <div>
            <Button kind="primary" type="submit" name="intent" value="order" busy={busy}>
              {t(price.isQuoted ? 'price.ask' : 'price.order')}
            </Button>
          </div>
          <p className="mw-source">{t('price.vat')}</p>
        </Form>
      )}
    </Entry>
  )
}

import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { OrderData } from './order.server.ts'

/** The order cannot be changed: either the summary is not there yet, or the order is placed. */
export function OrderClosed({ data }: { data: OrderData }) {
  const t = useText('order')
  const language = useLanguage()
  const part = data.state === 'placed' ? 'locked' : 'noSummary'
  const href =
    data.state === 'placed' && data.productId
      ? path.productSuccess({ id: data.productId }, { language })
      : path.verificationSummary({ id: data.id }, { language })
  return (
    <div className="mw-wrap mw-wrap--reading mw-main">
      <title>{t('meta.title', { mark: data.mark })}</title>
      <div className="mw-stack">
        <h1 className="mw-h1">{t(`${part}.title`)}</h1>
        <p className="mw-lede mw-muted">{t(`${part}.text`, { mark: data.mark })}</p>
        <p>
          <ButtonLink kind="primary" href={href}>
            {t(`${part}.open`)}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

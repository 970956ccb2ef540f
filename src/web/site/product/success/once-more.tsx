import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { isPlan } from '../plan.ts'
import type { PaymentData } from './load.server.ts'

/** Where an order that is over leads: to a new one of its kind, and to a person. */
export function OnceMore({ data }: { data: PaymentData }) {
  const t = useText('checkout')
  const language = useLanguage()
  const anew = () => {
    if (data.service === null) return path.verification({}, { language, query: { value: data.mark } })
    return isPlan(data.service) ? path.brandOrder({}, { language }) : path.orderService({}, { language })
  }
  return (
    <section aria-labelledby="again-title">
      <h2 className="mw-h2 mb-3" id="again-title">
        {t('success.againTitle')}
      </h2>
      <p className="mb-3">{t(data.service === null ? 'success.againMark' : 'success.againService')}</p>
      <div className="mw-btngroup">
        <ButtonLink href={anew()}>{t('success.again')}</ButtonLink>
        <a href={path.contact({}, { language })}>{t('success.ask')}</a>
      </div>
    </section>
  )
}

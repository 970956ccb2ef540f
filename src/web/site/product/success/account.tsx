import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import type { PaymentData } from './load.server.ts'

/** Before its payment nobody has a way in; of what ends unpaid none comes. */
const comes: readonly PaymentData['state'][] = ['none', 'pending', 'declined', 'awaiting-transfer']

/** Leads into the account: one's own, or that which the paid order opened, by the mailed link, which can be sent again. */
export function Account({ data, sent }: { data: PaymentData; sent: boolean }) {
  const t = useText('checkout')
  const language = useLanguage()
  const busy = useNavigation().formData?.get('intent') === 'activate'
  const isActive = data.account.state === 'active'
  // The payment opens it, and its letter has the link.
  const isOpened = isActive || data.state === 'paid'
  const text = isActive ? 'accountActiveText' : isOpened ? 'accountText' : 'accountLaterText'
  if (!isOpened && !comes.includes(data.state)) return null
  return (
    <section className="mw-route mt-6" aria-labelledby="account-title">
      <h2 className="mw-h3" id="account-title">
        {t(isActive ? 'success.accountActiveTitle' : isOpened ? 'success.accountTitle' : 'success.accountLaterTitle')}
      </h2>
      <p className="mw-prose mw-muted mt-1">{t(`success.${text}`, { email: data.account.email })}</p>
      <div className="mw-btngroup mt-2">
        {isOpened && !isActive && (
          <Form method="post">
            <Button small type="submit" name="intent" value="activate" busy={busy}>
              {t('success.accountResend')}
            </Button>
          </Form>
        )}
        {isActive ? (
          <ButtonLink small href={path.portal({}, { language })}>
            {t('success.accountOpen')}
          </ButtonLink>
        ) : (
          <ButtonLink small kind="quiet" href={path.home({}, { language })}>
            {t('success.home')}
          </ButtonLink>
        )}
        <span className="mw-small" role="status">
          {sent && t('success.accountSent')}
        </span>
      </div>
    </section>
  )
}

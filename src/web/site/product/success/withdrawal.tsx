import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useText } from '../../../i18n/text.ts'
import type { PaymentData } from './load.server.ts'

/** A consumer's way out of the contract: the declaration, confirmed by a second press, and afterwards that it is here. */
export function Withdrawal({ data }: { data: PaymentData }) {
  const t = useText('checkout')
  const busy = useNavigation().formData?.get('intent') === 'withdraw'
  const { withdrawal } = data
  if (withdrawal === null) return null
  return (
    <section className="mt-6" aria-labelledby="withdrawal-title" id="withdrawal">
      <h2 className="mw-h3 mb-2" id="withdrawal-title">
        {t('withdrawal.title')}
      </h2>
      {withdrawal.declaredAt !== null ? (
        <Callout>
          <p>{t('withdrawal.declared', { at: withdrawal.declaredAt })}</p>
        </Callout>
      ) : (
        <>
          <p className="mw-prose mw-muted">{t('withdrawal.text', { until: withdrawal.until })}</p>
          <details className="mw-more">
            <summary>{t('withdrawal.open')}</summary>
            <Form method="post" className="mw-stack mw-prose">
              <p>{t('withdrawal.what', { order: data.number, email: data.email })}</p>
              <TextArea
                name="message"
                className="mw-textarea--short"
                label={t('withdrawal.message')}
                optional={t('withdrawal.optional')}
                maxLength={2000}
              />
              <input type="hidden" name="key" value={data.key} />
              <div>
                <Button kind="destructive" type="submit" name="intent" value="withdraw" busy={busy}>
                  {t('withdrawal.confirm')}
                </Button>
              </div>
            </Form>
          </details>
        </>
      )}
    </section>
  )
}

import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import { useText } from '../../../i18n/text.ts'
import type { PaymentData } from './load.server.ts'

const tones: Record<PaymentData['state'], Tone> = {
  paid: 'leaf',
  pending: 'registry',
  'awaiting-transfer': 'amber',
  declined: 'seal',
  none: 'muted',
  'refund-due': 'amber',
  refunded: 'muted',
  closed: 'muted',
}

const words = {
  paid: 'paid',
  pending: 'pending',
  'awaiting-transfer': 'transfer',
  declined: 'declined',
  none: 'none',
  'refund-due': 'refundDue',
  refunded: 'refunded',
  closed: 'closed',
} as const

function Bank({ bank }: { bank: NonNullable<PaymentData['bank']> }) {
  const t = useText('checkout')
  return (
    <section aria-labelledby="bank-title" className="max-w-[40rem]">
      <h2 className="mw-h3 mb-2" id="bank-title">
        {t('success.bankTitle')}
      </h2>
      <Facts
        plain
        facts={[
          { key: 'iban', label: t('success.iban'), value: <b className="mw-num">{bank.iban}</b> },
          { key: 'bic', label: t('success.bic'), value: bank.bic },
          { key: 'symbol', label: t('success.symbol'), value: <b className="mw-num">{bank.symbol}</b> },
          { key: 'due', label: t('success.due'), value: bank.due },
        ]}
      />
      <p className="mw-small mw-muted mt-1">{t('success.bankNote')}</p>
    </section>
  )
}

/** How the payment stands, in words that stay true after a reload, and the one thing to do about it. */
export function PaymentHead({ data }: { data: PaymentData }) {
  const t = useText('checkout')
  const busy = useNavigation().state !== 'idle'
  // What a coupon paid for was ordered, and nobody paid.
  const word = data.state === 'paid' && data.amount?.total === 0 ? 'free' : words[data.state]
  return (
    <div className="mw-stack mw-stack--l">
      <div className="mw-stack" aria-live="polite">
        <Status tone={tones[data.state]}>{t(`success.state.${word}`)}</Status>
        <h1 className="mw-h1">{t(`success.${word}Title`)}</h1>
        <p className="mw-lede">{t(`success.${word}Text`, { email: data.receiptTo })}</p>
        {data.declineReason && <p>{t(`success.reason.${data.declineReason}`)}</p>}
      </div>
      {data.mayPay && (
        <Form method="post">
          <input type="hidden" name="key" value={data.key} />
          <Button kind="primary" type="submit" name="intent" value="pay" busy={busy}>
            {t(data.state === 'declined' ? 'success.retry' : 'success.start')}
          </Button>
        </Form>
      )}
      {data.state === 'pending' && (
        <Form method="get">
          <Button type="submit">{t('success.check')}</Button>
        </Form>
      )}
      {data.bank && <Bank bank={data.bank} />}
    </div>
  )
}

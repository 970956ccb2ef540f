import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Facts } from '#ui/facts.tsx'
import { Status } from '#ui/status.tsx'
import { useText } from '../../i18n/text.ts'
import type { ShownInvoice } from './load.server.ts'

function Files({ href, ubl }: { href: string; ubl: string | null }) {
  const t = useText('portal')
  return (
    <>
      <a href={href} download>
        {t('order.download')}
      </a>
      {ubl !== null && (
        <>
          {', '}
          <a href={ubl} download>
            {t('order.ubl')}
          </a>
        </>
      )}
    </>
  )
}

interface PaymentProps {
  payAt: string | null
  /** Where a consumer withdraws, as long as that is possible. */
  withdrawAt: string | null
  invoice: ShownInvoice
}

const tones = { unpaid: 'amber', paid: 'leaf', part: 'leaf', whole: 'muted' } as const
const words = { paid: 'paid', part: 'partlyGivenBack', whole: 'givenBack' } as const

/** Whether the order is paid, the documents to keep, the way to pay when it is not, and a consumer's way out. */
export function Payment({ payAt, withdrawAt, invoice }: PaymentProps) {
  const t = useText('portal')
  return (
    <Entry id="payment" margin={t('order.paymentMargin')}>
      <h2 className="mw-h3 mb-2" id="payment-title">
        {t('order.payment')}
      </h2>
      <Facts
        plain
        facts={[
          {
            key: 'state',
            label: t('order.state'),
            value: (
              <Status tone={tones[invoice.paidOn === null ? 'unpaid' : (invoice.givenBack ?? 'paid')]}>
                {invoice.paidOn === null
                  ? t('order.unpaid')
                  : t(`order.${words[invoice.givenBack ?? 'paid']}`, { date: invoice.paidOn })}
              </Status>
            ),
          },
          { key: 'how', label: t('order.how'), value: t(`order.${invoice.method}`) },
          { key: 'symbol', label: t('order.symbol'), value: <span className="mw-num">{invoice.symbol}</span> },
          {
            key: 'billed',
            label: t('order.billedTo'),
            value: [invoice.billedTo.name, ...invoice.billedTo.lines].filter(Boolean).join(', '),
          },
          {
            key: 'invoice',
            label: invoice.number ? t('order.invoice', { number: invoice.number }) : t('order.proforma'),
            value: <Files href={invoice.href} ubl={invoice.ubl} />,
          },
          {
            key: 'translated',
            label: t('order.translated'),
            value: (
              <span className="mw-cluster">
                {invoice.translations.map(({ language, name, href }) => (
                  <a key={language} href={href} hrefLang={language} download>
                    {name}
                  </a>
                ))}
              </span>
            ),
          },
          ...invoice.creditNotes.map(({ id, number, told, href, ubl }) => ({
            key: id,
            label: t('order.creditNote', { number }),
            value: (
              <>
                {told}: <Files href={href} ubl={ubl} />
              </>
            ),
          })),
        ]}
      />
      {!invoice.paidOn && payAt !== null && (
        <p className="mt-3">
          <ButtonLink kind="primary" href={payAt}>
            {t('action.pay')}
          </ButtonLink>
        </p>
      )}
      {withdrawAt !== null && (
        <p className="mw-small mt-3">
          <a href={withdrawAt}>{t('order.withdraw')}</a>
        </p>
      )}
    </Entry>
  )
}

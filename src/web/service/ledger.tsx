import type { ClientLedgerKey, LedgerRow } from '#domain/billing/ledger.ts'
import { formatMoney } from '#kernel/money.ts'
import { Entry } from '#ui/entry.tsx'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/text.ts'

/** What was promised, ordered, paid and spent at the offices, and what is still to come: the sum that our staff read too. */
export function Ledger({ rows }: { rows: readonly LedgerRow<ClientLedgerKey>[] }) {
  const t = useText('service')
  const language = useLanguage()
  const shown = rows.filter(({ amounts }) => amounts === null || amounts.length > 0)
  if (shown.length === 0) return null
  return (
    <Entry id="ledger" margin={t('ledger.margin')}>
      <h2 className="mw-h3 mb-2" id="ledger-title">
        {t('ledger.title')}
      </h2>
      <Facts
        plain
        facts={shown.map(({ key, amounts }) => ({
          key,
          label: t(`ledger.${key}`),
          value:
            amounts === null
              ? t('ledger.unknown')
              : amounts.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(', '),
        }))}
      />
      <p className="mw-source mt-1">{t('ledger.note')}</p>
    </Entry>
  )
}

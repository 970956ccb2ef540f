import { ledgerFacts, ledgerOf, type LedgerOrder } from '#domain/billing/ledger.ts'
import { formatMoney } from '#kernel/money.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Section } from '../kit/section.tsx'
import { ExpenseForm, Expenses, type LedgerProduct } from './expenses.tsx'

interface LedgerProps {
  product: LedgerProduct
  priced: LedgerOrder['priced']
  /** The order has ended. */
  isOver: boolean
  /** Where its documents are. */
  hubId: string
}

/** What an order promised, what was ordered, paid and spent, and what is still to come: the client reads the same sum. */
export function Ledger({ product, priced, isOver, hubId }: LedgerProps) {
  const t = useText()
  const language = useLanguage()
  const invoice = product.invoices.find((one) => !one.cancelled_at) ?? null
  const rows = ledgerOf(ledgerFacts({ priced, invoice, isOver, expenses: product.expenses }))
  return (
    <Section title={t('ledger.title')}>
      <Facts
        plain
        tight
        facts={rows.map(({ key, amounts }) => ({
          key,
          label: t(`ledger.${key}`),
          value:
            amounts === null
              ? t('unknown')
              : amounts.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(', ') || '–',
        }))}
      />
      <p className="mw-source">{t('ledger.note')}</p>
      <Expenses product={product} />
      <CutNote shown={product.expenses.length} all={product.expenses_aggregate} />
      <details>
        <summary>{t('ledger.add')}</summary>
        <ExpenseForm productId={product.id} hubId={hubId} />
      </details>
    </Section>
  )
}

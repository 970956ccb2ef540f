import { bankEntryMachine } from '#domain/billing/bank-entry.ts'
import { formatMoney } from '#kernel/money.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { BankEntryRow } from '#operations/staff/bank.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatDate } from '../kit/time.ts'
import { invoicePath } from '../paths.ts'
import { MatchForm } from './match-form.tsx'
import { SetAsideForm, UndoButton } from './other-ways.tsx'
import { BankEntryState } from './state.tsx'

/** One payment of the bank: what it says, which orders it was put to, and what a person makes of the rest. */
export function BankEntryShow() {
  return (
    <ShowPage<BankEntryRow> table="bank_entry">{(row) => <Entry row={row} key={`${row.id} ${row.status}`} />}</ShowPage>
  )
}

function Entry({ row }: { row: BankEntryRow }) {
  const t = useText()
  const language = useLanguage()
  const money = (amount: number): string => formatMoney(amount, row.currency, language)
  const left = row.amount - row.allocations.reduce((all, { amount }) => all + amount, 0)
  const steps = nextStates(bankEntryMachine, row.status, 'staff')
  const waits = row.allocations.some(({ payment_attempt_id: paid }) => paid === null)
  const facts = [
    { key: 'on', label: t('bank.on'), value: formatDate(row.booked_on, language) },
    { key: 'from', label: t('bank.from'), value: row.payer_account },
    { key: 'to', label: t('bank.to'), value: row.account },
    { key: 'symbol', label: t('bank.symbol'), value: row.variable_symbol },
    { key: 'end', label: t('bank.endToEnd'), value: row.end_to_end_id },
    { key: 'message', label: t('bank.message'), value: row.message },
    { key: 'reference', label: t('bank.reference'), value: row.reference },
    { key: 'left', label: t('bank.left'), value: left > 0 ? money(left) : null },
    { key: 'note', label: t('bank.note'), value: row.note },
    { key: 'by', label: t('bank.by'), value: row.decided_by_user && personName(row.decided_by_user) },
  ]
  return (
    <Page
      title={`${money(row.amount)}, ${row.payer_name ?? row.reference}`}
      actions={<BankEntryState status={row.status} />}
    >
      <div className="wb-two">
        <div>
          {row.is_reversal && <p className="wb-pad">{t('bank.reversal')}</p>}
          {row.allocations.length > 0 && <Parts row={row} money={money} />}
          {steps.includes('Matched') && (
            <Section title={t('bank.decide')}>
              <MatchForm row={row} left={left} key={left} />
            </Section>
          )}
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <Facts plain tight facts={facts.filter(({ value }) => value !== null && value !== undefined)} />
          </Section>
          {steps.includes('Set aside') && (
            <Section title={t('bank.aside')}>
              <SetAsideForm id={row.id} />
            </Section>
          )}
          {(row.status === 'Set aside' || waits) && (
            <Section title={t('bank.undo')}>
              <UndoButton id={row.id} />
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}

function Parts({ row, money }: { row: BankEntryRow; money: (amount: number) => string }) {
  const t = useText()
  return (
    <Section title={t('bank.parts')}>
      <ul className="mw-ruled">
        {row.allocations.map(({ id, amount, variable_symbol: symbol, payment_attempt_id: paid, user, invoice }) => (
          <li key={id} className="mw-split">
            <span>
              {invoice ? (
                <a href={invoicePath(invoice.id)}>{`${symbol}, ${invoice.document_context.customer.name}`}</a>
              ) : (
                symbol
              )}{' '}
              <span className="mw-small mw-muted">
                {`${t(paid === null ? 'bank.partWaits' : 'bank.partPaid')}, ${user ? personName(user) : t('bank.byItself')}`}
              </span>
            </span>
            <span>{money(amount)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { useState } from 'react'
import { bankEntryCandidates, bankEntryMatch, mostParts } from '#contract/bank.ts'
import type { CallOutput } from '#contract/call.ts'
import { formatMoney, majorText } from '#kernel/money.ts'
import type { BankEntryRow } from '#operations/staff/bank.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { unitsOf } from '../kit/amount.ts'
import { Refusal } from '../kit/refusal.tsx'
import { invoicePath } from '../paths.ts'
import { uuidv7 } from '#kernel/ids.ts'

type Candidate = CallOutput<typeof bankEntryCandidates>['candidates'][number]

interface Part {
  variableSymbol: string
  amount: string
}

/** Which orders a payment is for: one, or several that split it. What it names, and what asks its amount, is proposed. */
export function MatchForm({ row, left }: { row: Pick<BankEntryRow, 'id' | 'currency'>; left: number }) {
  const t = useText()
  const { currency } = row
  const asked = useAsk(bankEntryCandidates, { params: { id: row.id } }, 0)
  const [parts, setParts] = useState<Part[]>([{ variableSymbol: '', amount: majorText(left, currency) }])
  const [key, setKey] = useState(() => uuidv7())
  const match = useSend(bankEntryMatch, { done: t('bank.matched'), ownRefusal: true })
  const change = (at: number, part: Partial<Part>) =>
    setParts((before) => before.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const take = ({ variableSymbol, open }: Candidate) => {
    const part = { variableSymbol, amount: majorText(Math.min(open, left), currency) }
    setParts((before) => [
      ...before.filter((one) => one.variableSymbol !== '' && one.variableSymbol !== variableSymbol),
      part,
    ])
  }
  const send = async (): Promise<void> => {
    const body = {
      parts: parts.map(({ variableSymbol, amount }) => ({ variableSymbol, amount: unitsOf(amount, currency) })),
    }
    const { ok } = await match.send({ params: { id: row.id }, body, idempotencyKey: key })
    if (ok) setKey(uuidv7())
  }
  const amountLabel = t('bank.part', { currency })
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mw-small mw-muted">{t('bank.decideText')}</p>
      <Candidates rows={asked.data?.candidates ?? []} take={take} />
      {parts.map(({ variableSymbol, amount }, at) => (
        <div className="mw-pair" key={at}>
          <TextField
            name={`symbol-${at}`}
            inputMode="numeric"
            label={t('bank.symbol')}
            value={variableSymbol}
            error={fieldError(match.fields, `parts.${at}.variableSymbol`, t('bank.symbol'))}
            onChange={(event) => change(at, { variableSymbol: event.target.value })}
          />
          <TextField
            name={`amount-${at}`}
            inputMode="decimal"
            label={amountLabel}
            value={amount}
            error={fieldError(match.fields, `parts.${at}.amount`, amountLabel)}
            onChange={(event) => change(at, { amount: event.target.value })}
          />
        </div>
      ))}
      <Refusal error={match.error} />
      <div className="mw-cluster">
        <Button kind="primary" small type="submit" busy={match.busy}>
          {t('bank.match')}
        </Button>
        {parts.length < mostParts && (
          <Button small onClick={() => setParts((before) => [...before, { variableSymbol: '', amount: '' }])}>
            {t('bank.addPart')}
          </Button>
        )}
      </div>
    </form>
  )
}

function Candidates({ rows, take }: { rows: readonly Candidate[]; take: (row: Candidate) => void }) {
  const t = useText()
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <ul className="mw-ruled">
      {rows.map((row) => {
        const money = (amount: number): string => formatMoney(amount, row.currency, language)
        const standing = row.isWaiting
          ? [
              t('bank.open', { amount: money(row.open), total: money(row.total) }),
              ...(row.isLater ? [t('bank.later')] : []),
            ].join('; ')
          : t('bank.notWaiting')
        const why = t(row.why === 'named' ? 'bank.named' : 'bank.sameAmount')
        return (
          <li key={row.variableSymbol} className="mw-split">
            <span>
              <a href={invoicePath(row.invoiceId)}>{`${row.variableSymbol}, ${row.customer}`}</a>{' '}
              <span className="mw-small mw-muted">{`${row.subject}; ${why}; ${standing}`}</span>
            </span>
            {row.isWaiting && row.open > 0 && (
              <Button small onClick={() => take(row)}>
                {t('bank.use')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { useState } from 'react'
import { serviceRequestCheckout, serviceRequestInvoiceData } from '#contract/service-order.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { useSend } from '../calls.ts'
import { errorText, useText } from '../i18n/texts.ts'
import { minorOf } from '../kit/amount.ts'
import { Refusal } from '../kit/refusal.tsx'

interface Typed {
  kind: 'service' | 'official'
  text: string
  net: string
}

const blank: Typed = { kind: 'service', text: '', net: '' }

/** The lines of an order that the list has no price for, as staff write them; saved, they are what the client pays. */
export function QuoteForm({ row }: { row: ServiceRow }) {
  const t = useText()
  const [lines, setLines] = useState<Typed[]>([blank])
  const save = useSend(serviceRequestInvoiceData, { ownRefusal: true, keepScreen: true })
  const price = useSend(serviceRequestCheckout, { done: t('service.quoted'), ownRefusal: true })
  const change = (at: number, part: Partial<Typed>) =>
    setLines(lines.map((line, index) => (index === at ? { ...line, ...part } : line)))
  const nets = lines.map(({ net }) => minorOf(net, row.currency))
  const whole = lines.every(({ text }, at) => text.trim() !== '' && (nets[at] ?? 0) > 0)
  const send = async (): Promise<void> => {
    const body = { lines: lines.map(({ kind, text }, at) => ({ kind, text, net: nets[at] ?? 0 })) }
    const saved = await save.send({ params: { id: row.id }, body })
    if (saved.ok) await price.send({ params: { id: row.id } })
  }
  return (
    <form
      className="mw-stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className="mw-small mw-muted">{t('service.quoteText')}</p>
      {lines.map((line, at) => (
        <div className="mw-stack mw-stack--s" key={at}>
          <TextField
            name={`text-${at}`}
            label={t('service.lineText')}
            maxLength={200}
            value={line.text}
            onChange={(event) => change(at, { text: event.target.value })}
          />
          <div className="mw-pair">
            <Select
              name={`kind-${at}`}
              label={t('service.lineKind')}
              value={line.kind}
              options={[
                { value: 'service', label: t('order.service') },
                { value: 'official', label: t('order.official') },
              ]}
              onChange={(event) => change(at, { kind: event.target.value === 'official' ? 'official' : 'service' })}
            />
            <TextField
              name={`net-${at}`}
              inputMode="decimal"
              label={t('service.lineNet', { currency: row.currency })}
              value={line.net}
              error={
                line.net !== '' && nets[at] === null
                  ? errorText('field.not-a-number', { label: t('service.lineNet', { currency: row.currency }) })
                  : undefined
              }
              onChange={(event) => change(at, { net: event.target.value })}
            />
          </div>
        </div>
      ))}
      <Refusal error={save.error ?? price.error} />
      <div className="mw-cluster">
        <Button small type="button" onClick={() => setLines([...lines, blank])}>
          {t('service.moreLines')}
        </Button>
        <Button kind="primary" small type="submit" busy={save.busy || price.busy} disabled={!whole}>
          {t('service.saveQuote')}
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { trademarkFiling } from '#contract/trademark.ts'
import { readableFacts } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { fieldError, useSend } from '../calls.ts'
import { errorText, useLanguage, useText } from '../i18n/texts.ts'
import { NeededFile } from '../kit/needed-file.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { ReadBack } from './read-back.tsx'
import { TermPreview } from './term-preview.tsx'
import { useUpload } from '../kit/use-upload.ts'

/** Records that the application was filed: its number, its date, its receipt. */
export function FilingForm({ row }: { row: TrademarkFile }) {
  const t = useText()
  const language = useLanguage()
  const [number, setNumber] = useKeptText(`filing:${row.id}`)
  const [filingDate, setFilingDate] = useKeptText(`filing-date:${row.id}`, row.filing_date ?? todayHere())
  const [tried, setTried] = useState(false)
  const [confirmed, setConfirmed] = useState(false)
  const receipt = useUpload(row.document_hub_id, 'filing-receipt', t('filing.receipt'))
  const filing = useSend(trademarkFiling, { done: t('filing.done'), ownRefusal: true })
  const send = async (): Promise<void> => {
    setTried(true)
    if (number.trim() === '' || filingDate === '' || receipt.name === null) return
    const receiptDocumentId = await receipt.store()
    if (receiptDocumentId === null) return
    const answer = await filing.send({
      params: { id: row.id },
      body: { number, filingDate, receiptDocumentId, confirmed },
    })
    if (!answer.ok) return
    setNumber('')
    setFilingDate('')
    setConfirmed(false)
    receipt.forget()
  }
  const required = (value: string, label: string): string | undefined =>
    tried && value.trim() === '' ? errorText('field.required', { label }) : undefined
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <div className="mw-pair">
        <TextField
          name="filingNumber"
          label={t('filing.number')}
          value={number}
          maxLength={60}
          error={required(number, t('filing.number')) ?? fieldError(filing.fields, 'number', t('filing.number'))}
          onChange={(event) => setNumber(event.target.value)}
        />
        <TextField
          name="filingDate"
          type="date"
          max={todayHere()}
          label={t('field.filed')}
          value={filingDate}
          error={
            required(filingDate, t('field.filed')) ??
            fieldError(
              filing.fields,
              'filingDate',
              t('field.filed'),
              readableFacts(filing.error?.facts ?? {}, language),
            )
          }
          onChange={(event) => {
            setFilingDate(event.target.value)
            setConfirmed(false)
          }}
        />
      </div>
      {(confirmed || filing.fields['filingDate'] === 'date-before-order') && (
        <Checkbox
          name="filingConfirmed"
          label={t('filing.confirmed')}
          checked={confirmed}
          onChange={() => setConfirmed(!confirmed)}
        />
      )}
      <NeededFile
        file={receipt}
        label={t('filing.receipt')}
        tried={tried}
        refused={fieldError(filing.fields, 'receiptDocumentId', t('filing.receipt'))}
      />
      {receipt.stored && (
        <ReadBack
          hubId={row.document_hub_id}
          documentId={receipt.stored.id}
          onTake={(read) => {
            if (read.number !== null) setNumber(read.number)
            if (read.date !== null) setFilingDate(read.date)
          }}
        />
      )}
      <TermPreview jurisdiction={row.jurisdiction} filed={filingDate || null} />
      <Refusal error={filing.error} />
      <Button kind="primary" small type="submit" busy={filing.busy || receipt.busy}>
        {t('filing.submit')}
      </Button>
    </form>
  )
}

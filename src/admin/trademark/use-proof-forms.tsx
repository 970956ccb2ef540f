import { useState } from 'react'
import { proofAdd, proofCapture } from '#contract/use-proof.ts'
import { territoryName } from '#domain/jurisdiction/names.ts'
import { marketsOf, proofKinds, type ProofKind } from '#domain/use-proof/vocabulary.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Checkbox } from '#ui/check.tsx'
import { Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend, type Sender } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { todayHere } from '../kit/time.ts'
import { UploadField } from '../kit/upload-field.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

/** What is said of a file beside its kind and its days, kept over a reload. */
function useShown(row: TrademarkFile, form: 'add' | 'capture') {
  const markets = marketsOf(row.jurisdiction)
  const only = row.goods_and_services.length === 1 ? String(row.goods_and_services[0]?.class ?? '') : ''
  const [classes, setClasses, forgetClasses] = useKeptText(`use-proof-classes-${form}:${row.id}`)
  const [market, setMarket, forgetMarket] = useKeptText(`use-proof-market-${form}:${row.id}`)
  const [note, setNote, forgetNote] = useKeptText(`use-proof-note-${form}:${row.id}`)
  const chosen = (classes || only).split(',').filter((one) => one !== '')
  return {
    form,
    markets,
    chosen,
    market,
    note,
    setMarket,
    setNote,
    toggle: (number: string) =>
      setClasses((chosen.includes(number) ? chosen.filter((one) => one !== number) : [...chosen, number]).join(',')),
    body: { classes: chosen, market: market || (markets.length === 1 ? (markets[0] ?? '') : ''), note },
    forget: () => {
      forgetClasses()
      forgetMarket()
      forgetNote()
    },
  }
}

interface ShownProps {
  row: TrademarkFile
  shown: ReturnType<typeof useShown>
  fields: Sender<typeof proofAdd>['fields']
}

function ShownFields({ row, shown, fields }: ShownProps) {
  const t = useText()
  const language = useLanguage()
  const { form } = shown
  const classError = fieldError(fields, 'classes', t('useProof.class'))
  return (
    <>
      <Fieldset
        id={`useProofClasses-${form}`}
        legend={t('useProof.class')}
        plain
        {...(classError === undefined ? {} : { error: classError })}
      >
        <div className="mw-cluster">
          {row.goods_and_services.map(({ class: number }) => (
            <Checkbox
              key={number}
              name={`useProofClass-${form}`}
              value={String(number)}
              label={String(number)}
              checked={shown.chosen.includes(String(number))}
              onChange={() => shown.toggle(String(number))}
            />
          ))}
        </div>
      </Fieldset>
      {shown.markets.length > 1 && (
        <Select
          name={`useProofMarket-${form}`}
          label={t('useProof.market')}
          empty={t('choose')}
          value={shown.market}
          error={fieldError(fields, 'market', t('useProof.market'))}
          options={shown.markets.map((value) => ({ value, label: territoryName(value, language) }))}
          onChange={(event) => shown.setMarket(event.target.value)}
        />
      )}
      <TextArea
        name={`useProofNote-${form}`}
        label={t('useProof.note')}
        className="mw-textarea--short"
        maxLength={2000}
        value={shown.note}
        error={fieldError(fields, 'note', t('useProof.note'))}
        onChange={(event) => shown.setNote(event.target.value)}
      />
    </>
  )
}

/** A file that the client sent, taken in for them. */
export function AddProof({ row }: { row: TrademarkFile }) {
  const t = useText()
  const shown = useShown(row, 'add')
  const [file, setFile] = useState<File | null>(null)
  const [kind, setKind] = useState<ProofKind | ''>('')
  const [from, setFrom, forgetFrom] = useKeptText(`use-proof-from:${row.id}`)
  const [until, setUntil, forgetUntil] = useKeptText(`use-proof-until:${row.id}`)
  const add = useSend(proofAdd, { done: t('useProof.kept'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await add.send({
      params: { id: row.id },
      body: { ...shown.body, kind: kind || ('' as ProofKind), usedFrom: from, usedUntil: until },
      ...(file ? { file } : {}),
    })
    if (!ok) return
    shown.forget()
    forgetFrom()
    forgetUntil()
  }
  const fileError = fieldError(add.fields, 'file', t('useProof.file'))
  return (
    <StepForm send={send} refused={add.error} busy={add.busy} submit={t('useProof.keep')}>
      <UploadField
        label={t('useProof.file')}
        name={file?.name ?? null}
        onFile={setFile}
        {...(fileError === undefined ? {} : { error: fileError })}
      />
      <Select
        name="useProofKind"
        label={t('useProof.what')}
        empty={t('choose')}
        value={kind}
        error={fieldError(add.fields, 'kind', t('useProof.what'))}
        options={proofKinds.map((value) => ({ value, label: t(`useProof.kind.${value}`) }))}
        onChange={(event) => setKind(proofKinds.find((one) => one === event.target.value) ?? '')}
      />
      <div className="mw-pair">
        <TextField
          name="useProofFrom"
          type="date"
          max={todayHere()}
          label={t('useProof.from')}
          value={from}
          error={fieldError(add.fields, 'usedFrom', t('useProof.from'))}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          name="useProofUntil"
          type="date"
          max={todayHere()}
          label={t('useProof.until')}
          value={until}
          error={fieldError(add.fields, 'usedUntil', t('useProof.until'))}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <ShownFields row={row} shown={shown} fields={add.fields} />
    </StepForm>
  )
}

/** A page of the client's, as its server gives it now. */
export function CaptureProof({ row }: { row: TrademarkFile }) {
  const t = useText()
  const shown = useShown(row, 'capture')
  const [url, setUrl, forgetUrl] = useKeptText(`use-proof-url:${row.id}`)
  const capture = useSend(proofCapture, { done: t('useProof.kept'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const { ok } = await capture.send({ params: { id: row.id }, body: { ...shown.body, url } })
    if (!ok) return
    shown.forget()
    forgetUrl()
  }
  return (
    <StepForm send={send} refused={capture.error} busy={capture.busy} submit={t('useProof.capture')}>
      <TextField
        name="useProofUrl"
        label={t('useProof.url')}
        maxLength={500}
        value={url}
        error={fieldError(capture.fields, 'url', t('useProof.url'))}
        onChange={(event) => setUrl(event.target.value)}
      />
      <ShownFields row={row} shown={shown} fields={capture.fields} />
    </StepForm>
  )
}

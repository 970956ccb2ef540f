import { useState } from 'react'
import { caseUpdate } from '#contract/case.ts'
import { caseRelevances } from '#domain/enforcement/status.ts'
import type { CaseRow } from '#operations/staff/case.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit } from '../kit/use-kept-text.ts'

/** What we make of a case; the client reads it. */
export function FileForm({ row }: { row: CaseRow }) {
  const t = useText()
  const [relevance, setRelevance] = useState(row.relevance ?? '')
  const [right, setRight] = useState(row.trademark?.id ?? '')
  const note = useKeptEdit(`case-note:${row.id}`, row.lawyers_note ?? '')
  const save = useSend(caseUpdate, { done: t('case.saved'), ownRefusal: true })
  const marks = row.brand?.user?.trademarks ?? []
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        const body = {
          relevance: caseRelevances.find((one) => one === relevance) ?? null,
          trademarkId: right || null,
          lawyersNote: note.text,
        }
        void save.send({ params: { id: row.id }, body }).then(({ ok }) => ok && note.forget())
      }}
    >
      <Select
        name="trademarkId"
        label={t('case.right')}
        empty={t('case.noRight')}
        options={marks.map((mark) => ({
          value: mark.id,
          label: [mark.name, mark.jurisdiction, mark.number].filter(Boolean).join(', '),
        }))}
        value={right}
        error={fieldError(save.fields, 'trademarkId', t('case.right'))}
        onChange={(event) => setRight(event.target.value)}
      />
      <Select
        name="relevance"
        label={t('case.relevance')}
        empty={t('case.notYet')}
        options={caseRelevances.map((value) => ({ value, label: t(`case.relevanceOf.${value}`) }))}
        value={relevance}
        onChange={(event) => setRelevance(event.target.value)}
      />
      <TextArea
        name="lawyersNote"
        label={t('case.note')}
        hint={t('case.noteHint')}
        rows={6}
        maxLength={5000}
        value={note.text}
        error={fieldError(save.fields, 'lawyersNote', t('case.note'))}
        onChange={(event) => note.set(event.target.value)}
      />
      <Theirs edit={note} />
      <Refusal error={save.error} />
      <div>
        <Button small kind="primary" type="submit" busy={save.busy}>
          {t('case.save')}
        </Button>
      </div>
    </form>
  )
}

import { useState } from 'react'
import { deadlineDone, deadlineSet } from '#contract/docket.ts'
import type { DeadlineRow } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Refusal } from '../kit/refusal.tsx'
import { Theirs } from '../kit/theirs.tsx'
import { useKeptEdit, useKeptText } from '../kit/use-kept-text.ts'

interface Props {
  trademarkId: string
  row: DeadlineRow
  /** Its matter keeps the day too, and sets it. */
  isOfMatter: boolean
}

/** Says that a deadline was kept, or sets its last day against the law under a name and a reason. */
export function DeadlineActions({ trademarkId, row, isOfMatter }: Props) {
  const t = useText()
  const [isSetting, setIsSetting] = useState(false)
  const params = { id: trademarkId, deadlineId: row.id }
  const before = { due: row.due }
  const done = useSend(deadlineDone, {
    done: t(row.done_at ? 'docket.undone' : row.kind === 'renewal' ? 'docket.renewalDoneSaid' : 'docket.doneSaid'),
  })
  const law = useSend(deadlineSet, { done: t('docket.lawAgain') })
  return (
    <>
      <div className="mw-actions">
        <Button
          kind="secondary"
          small
          busy={done.busy}
          onClick={() => void done.send({ params, body: { done: row.done_at === null, before } })}
        >
          {t(row.done_at ? 'docket.notDone' : 'docket.done')}
        </Button>
        {isOfMatter ? null : row.override_at ? (
          <Button
            kind="quiet"
            small
            busy={law.busy}
            onClick={() => void law.send({ params, body: { kind: 'law', before } })}
          >
            {t('docket.byLaw')}
          </Button>
        ) : (
          <Button kind="quiet" small aria-expanded={isSetting} onClick={() => setIsSetting(!isSetting)}>
            {t('docket.set')}
          </Button>
        )}
      </div>
      {isOfMatter && <p className="mw-small mw-muted">{t('docket.ofMatter')}</p>}
      {isSetting && !isOfMatter && !row.override_at && (
        <SetForm params={params} row={row} onSet={() => setIsSetting(false)} />
      )}
    </>
  )
}

function SetForm({
  params,
  row,
  onSet,
}: {
  params: { id: string; deadlineId: string }
  row: DeadlineRow
  onSet: () => void
}) {
  const t = useText()
  const due = useKeptEdit(`deadline-due:${row.id}`, row.due)
  const [reason, setReason, forgetReason] = useKeptText(`deadline-reason:${row.id}`)
  const set = useSend(deadlineSet, { done: t('docket.setSaid'), ownRefusal: true })
  return (
    <form
      className="mw-stack wb-form"
      onSubmit={(event) => {
        event.preventDefault()
        const body = { kind: 'set' as const, due: due.text, reason, before: { due: due.base } }
        void set.send({ params, body }).then(({ ok }) => {
          if (!ok) return
          due.forget()
          forgetReason()
          onSet()
        })
      }}
    >
      <TextField
        name={`due-${row.id}`}
        type="date"
        label={t('docket.newDue')}
        value={due.text}
        error={fieldError(set.fields, 'due', t('docket.newDue'))}
        onChange={(event) => due.set(event.target.value)}
      />
      <Theirs edit={due} />
      <TextArea
        name={`reason-${row.id}`}
        className="mw-textarea--short"
        label={t('docket.reason')}
        hint={t('docket.reasonHint')}
        value={reason}
        maxLength={500}
        error={fieldError(set.fields, 'reason', t('docket.reason'))}
        onChange={(event) => setReason(event.target.value)}
      />
      <Refusal error={set.error} />
      <Button kind="primary" small type="submit" busy={set.busy}>
        {t('docket.save')}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { designationChangeDecide, internationalEnd } from '#contract/designation-change.ts'
import { changeSide, mayCarry } from '#domain/trademark/designation-changes.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ChangePair } from '../kit/change-pair.tsx'
import { personName } from '../kit/person.ts'
import { StepForm } from '../kit/step-form.tsx'
import { dayOf, formatDate, formatInstant, todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

type Change = TrademarkFile['designation_changes'][number]

/** What of its registration a designation has not: each is carried over by a person, taken back, or said not to hold here. */
export function CarryOver({ row }: { row: TrademarkFile }) {
  const t = useText()
  if (row.designation_changes.length === 0) return null
  return (
    <>
      <h3 className="mw-h3">{t('designationChange.title')}</h3>
      <ul className="wb-diff">
        {row.designation_changes.map((one) => (
          <Entry key={`${one.id} ${one.found_at}`} trademarkId={row.id} row={one} />
        ))}
      </ul>
    </>
  )
}

function Entry({ trademarkId, row }: { trademarkId: string; row: Change }) {
  const t = useText()
  const language = useLanguage()
  const params = { id: trademarkId, changeId: row.id }
  const foundAt = row.found_at
  const undo = useSend(designationChangeDecide, { done: t('designationChange.undone') })
  const reopen = useSend(designationChangeDecide, { done: t('designationChange.reopened') })
  return (
    <li>
      <b>{t(`designationChange.kind.${row.kind}`)}</b>
      <div className="mw-stack mw-stack--s">
        <ChangePair kind={row.kind} held={row.held} becomes={row.becomes} />
        <p className="mw-muted mw-small">
          {t('designationChange.foundOn', { date: formatDate(dayOf(foundAt), language) })}
        </p>
        {row.done_at !== null ? (
          <>
            <p className="mw-small">
              {t('designationChange.carriedBy', {
                who: row.done_by_user ? personName(row.done_by_user) : t('unknown'),
              })}
              {', '}
              {formatInstant(row.done_at, language)}
            </p>
            <div>
              <Button
                kind="quiet"
                small
                busy={undo.busy}
                onClick={() => void undo.send({ params, body: { kind: 'undo', foundAt } })}
              >
                {t('designationChange.undo')}
              </Button>
            </div>
          </>
        ) : row.dismissed_at === null ? (
          <Decide params={params} row={row} />
        ) : (
          <>
            <p className="mw-lines mw-small">
              {t('designationChange.dismiss')}
              {': '}
              {row.dismiss_reason}
            </p>
            <div>
              <Button
                kind="quiet"
                small
                busy={reopen.busy}
                onClick={() => void reopen.send({ params, body: { kind: 'reopen', foundAt } })}
              >
                {t('designationChange.reopen')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

/** One press shows what would be written, the second writes it; or a reason why it does not hold here. */
function Decide({ params, row }: { params: { id: string; changeId: string }; row: Change }) {
  const t = useText()
  const [step, setStep] = useState<'none' | 'carry' | 'dismiss'>('none')
  const [reason, setReason, forget] = useKeptText(`designation-change:${row.id}`)
  const carry = useSend(designationChangeDecide, { done: t('designationChange.carriedSaid') })
  const dismiss = useSend(designationChangeDecide, { done: t('designationChange.dismissedSaid'), ownRefusal: true })
  const foundAt = row.found_at
  const canCarry = mayCarry(row.kind, changeSide.parse(row.held), changeSide.parse(row.becomes))
  if (step === 'none')
    return (
      <>
        {!canCarry && <p className="mw-small">{t('designationChange.byHand')}</p>}
        <div className="mw-cluster">
          {canCarry && (
            <Button kind="secondary" small onClick={() => setStep('carry')}>
              {t('designationChange.carry')}
            </Button>
          )}
          <Button kind="quiet" small onClick={() => setStep('dismiss')}>
            {t('designationChange.dismiss')}
          </Button>
        </div>
      </>
    )
  if (step === 'carry')
    return (
      <div className="mw-stack mw-stack--s">
        <p className="mw-small">{t(`designationChange.confirm.${row.kind}`)}</p>
        <div className="mw-cluster">
          <Button
            kind="primary"
            small
            busy={carry.busy}
            onClick={() => void carry.send({ params, body: { kind: 'carry', foundAt } })}
          >
            {t('designationChange.confirmed')}
          </Button>
          <Button kind="quiet" small onClick={() => setStep('none')}>
            {t('designationChange.notNow')}
          </Button>
        </div>
      </div>
    )
  return (
    <StepForm
      send={async () => {
        const { ok } = await dismiss.send({ params, body: { kind: 'dismiss', foundAt, reason } })
        if (ok) forget()
      }}
      refused={dismiss.error}
      busy={dismiss.busy}
      submit={t('designationChange.dismiss')}
    >
      <TextArea
        name={`change-${row.id}`}
        className="mw-textarea--short"
        label={t('designationChange.reason')}
        hint={t('designationChange.reasonHint')}
        value={reason}
        maxLength={2000}
        error={fieldError(dismiss.fields, 'reason', t('designationChange.reason'))}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepForm>
  )
}

const ways = ['cancelled', 'given-up', 'not-renewed'] as const

/** The registration ended as a whole: how, and where that stands. */
export function EndInternational({ row }: { row: TrademarkFile }) {
  const t = useText()
  const [how, setHow] = useState('')
  const [endedOn, setEndedOn, forgetDay] = useKeptText(`international-end-day:${row.id}`)
  const [reason, setReason, forget] = useKeptText(`international-end:${row.id}`)
  const end = useSend(internationalEnd, { done: t('internationalEnd.done'), ownRefusal: true })
  const way = ways.find((one) => one === how)
  return (
    <details>
      <summary>{t('internationalEnd.open')}</summary>
      <StepForm
        send={async () => {
          if (!way) return
          const { ok } = await end.send({ params: { id: row.id }, body: { how: way, endedOn, reason } })
          if (ok) for (const each of [forget, forgetDay]) each()
        }}
        refused={end.error}
        busy={end.busy}
        disabled={!way || endedOn === ''}
        submit={t('internationalEnd.submit')}
      >
        <p className="mw-small mw-muted">{t('internationalEnd.text')}</p>
        <Select
          name="internationalEnd"
          label={t('internationalEnd.how')}
          hint={t('internationalEnd.howHint')}
          empty={t('choose')}
          options={ways.map((value) => ({ value, label: t(`internationalEnd.way.${value}`) }))}
          value={how}
          error={fieldError(end.fields, 'how', t('internationalEnd.how'))}
          onChange={(event) => setHow(event.target.value)}
        />
        <TextField
          name="internationalEndedOn"
          type="date"
          max={todayHere()}
          label={t('internationalEnd.endedOn')}
          hint={t('internationalEnd.endedOnHint')}
          value={endedOn}
          error={fieldError(end.fields, 'endedOn', t('internationalEnd.endedOn'))}
          onChange={(event) => setEndedOn(event.target.value)}
        />
        <TextArea
          name="internationalEndReason"
          className="mw-textarea--short"
          label={t('internationalEnd.reason')}
          hint={t('internationalEnd.reasonHint')}
          value={reason}
          maxLength={2000}
          error={fieldError(end.fields, 'reason', t('internationalEnd.reason'))}
          onChange={(event) => setReason(event.target.value)}
        />
      </StepForm>
    </details>
  )
}

import { useState } from 'react'
import { registerDifferenceJudge } from '#contract/register-difference.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { DifferencePair, differenceLabels } from '../kit/difference-pair.tsx'
import { personName } from '../kit/person.ts'
import { StepForm } from '../kit/step-form.tsx'
import { dayOf, formatDate } from '../kit/time.ts'

type Difference = TrademarkFile['register_differences'][number]

/** What the nightly comparison found of a mark, each with what a person said of it. */
export function FoundDifferences({ row }: { row: TrademarkFile }) {
  const t = useText()
  if (row.register_differences.length === 0) return null
  return (
    <>
      <h3 className="mw-h3">{t('registerDifference.title')}</h3>
      <ul className="wb-diff">
        {row.register_differences.map((one) => (
          <Entry key={`${one.id} ${one.found_at}`} trademarkId={row.id} row={one} />
        ))}
      </ul>
    </>
  )
}

function Entry({ trademarkId, row }: { trademarkId: string; row: Difference }) {
  const t = useText()
  const language = useLanguage()
  const { field, held, office } = row
  const params = { id: trademarkId, differenceId: row.id }
  const reopen = useSend(registerDifferenceJudge, { done: t('registerDifference.reopened') })
  return (
    <li>
      <b>{t(differenceLabels[field])}</b>
      <div className="mw-stack mw-stack--s">
        <DifferencePair field={field} held={held} office={office} />
        <p className="mw-muted mw-small">
          {t('registerDifference.foundOn', {
            date: formatDate(dayOf(row.found_at), language),
            asOf: formatDate(row.as_of, language),
          })}
        </p>
        {row.dismissed_at === null ? (
          <Dismiss params={params} foundAt={row.found_at} />
        ) : (
          <>
            <p className="mw-lines mw-small">
              {t('registerDifference.dismissedBy', {
                who: row.dismissed_by_user ? personName(row.dismissed_by_user) : t('unknown'),
              })}
              {': '}
              {row.dismiss_reason}
            </p>
            <div>
              <Button
                kind="quiet"
                small
                busy={reopen.busy}
                onClick={() => void reopen.send({ params, body: { kind: 'reopen', foundAt: row.found_at } })}
              >
                {t('registerDifference.reopen')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  )
}

interface DismissProps {
  params: { id: string; differenceId: string }
  foundAt: string
}

function Dismiss({ params, foundAt }: DismissProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const dismiss = useSend(registerDifferenceJudge, { done: t('registerDifference.dismissedSaid'), ownRefusal: true })
  if (!isOpen)
    return (
      <div>
        <Button kind="quiet" small onClick={() => setOpen(true)}>
          {t('registerDifference.dismiss')}
        </Button>
      </div>
    )
  return (
    <StepForm
      send={async () => await dismiss.send({ params, body: { kind: 'dismiss', foundAt, reason } })}
      refused={dismiss.error}
      busy={dismiss.busy}
      submit={t('registerDifference.dismiss')}
    >
      <TextArea
        name={`difference-${params.differenceId}`}
        className="mw-textarea--short"
        label={t('registerDifference.reason')}
        hint={t('registerDifference.reasonHint')}
        value={reason}
        maxLength={2000}
        error={fieldError(dismiss.fields, 'reason', t('registerDifference.reason'))}
        onChange={(event) => setReason(event.target.value)}
      />
    </StepForm>
  )
}

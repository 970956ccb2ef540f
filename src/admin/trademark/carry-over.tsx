import { useState } from 'react'
import { designationChangeDecide } from '#contract/designation-change.ts'
import { changeSide, mayCarry } from '#domain/trademark/designation-changes.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ChangePair } from '../kit/change-pair.tsx'
import { Decided, Dismiss, FoundDifference, FoundDifferencesOf } from '../kit/found-difference.tsx'
import { personName } from '../kit/person.ts'
import { dayOf, formatDate, formatInstant } from '../kit/time.ts'

type Change = TrademarkFile['designation_changes'][number]

/** What of its registration a designation has not: each is carried over by a person, taken back, or said not to hold here. */
export function CarryOver({ row }: { row: TrademarkFile }) {
  const t = useText()
  return (
    <FoundDifferencesOf title={t('designationChange.title')}>
      {row.designation_changes.map((one) => (
        <Entry key={`${one.id} ${one.found_at}`} trademarkId={row.id} row={one} />
      ))}
    </FoundDifferencesOf>
  )
}

function Entry({ trademarkId, row }: { trademarkId: string; row: Change }) {
  const t = useText()
  const language = useLanguage()
  const params = { id: trademarkId, changeId: row.id }
  const foundAt = row.found_at
  const undo = useSend(designationChangeDecide, { done: t('designationChange.undone') })
  const reopen = useSend(designationChangeDecide, { done: t('designationChange.reopened') })
  const who = row.done_by_user ? personName(row.done_by_user) : t('unknown')
  return (
    <FoundDifference
      label={t(`designationChange.kind.${row.kind}`)}
      pair={<ChangePair row={row} />}
      found={t('designationChange.foundOn', { date: formatDate(dayOf(foundAt), language) })}
    >
      {row.done_at !== null ? (
        <Decided
          said={`${t('designationChange.carriedBy', { who })}, ${formatInstant(row.done_at, language)}`}
          back={{
            label: t('designationChange.undo'),
            busy: undo.busy,
            go: async () => await undo.send({ params, body: { kind: 'undo', foundAt } }),
          }}
        />
      ) : row.dismissed_at === null ? (
        <Decide params={params} row={row} />
      ) : (
        <Decided
          said={`${t(row.gone_at === null ? 'designationChange.dismiss' : 'designationChange.gone')}: ${row.dismiss_reason ?? ''}`}
          back={
            row.gone_at === null
              ? {
                  label: t('designationChange.reopen'),
                  busy: reopen.busy,
                  go: async () => await reopen.send({ params, body: { kind: 'reopen', foundAt } }),
                }
              : null
          }
        />
      )}
    </FoundDifference>
  )
}

/** One press shows what would be written, the second writes it; or a reason why it does not hold here. */
function Decide({ params, row }: { params: { id: string; changeId: string }; row: Change }) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  const carry = useSend(designationChangeDecide, { done: t('designationChange.carriedSaid') })
  const dismiss = useSend(designationChangeDecide, { done: t('designationChange.dismissedSaid'), ownRefusal: true })
  const foundAt = row.found_at
  const canCarry = mayCarry(row.kind, changeSide.parse(row.held), changeSide.parse(row.becomes))
  if (isAsked)
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
          <Button kind="quiet" small onClick={() => setAsked(false)}>
            {t('designationChange.notNow')}
          </Button>
        </div>
      </div>
    )
  return (
    <>
      {!canCarry && <p className="mw-small">{t('designationChange.byHand')}</p>}
      <Dismiss
        name={`designation-change:${row.id}`}
        words={{
          submit: t('designationChange.dismiss'),
          reason: t('designationChange.reason'),
          hint: t('designationChange.reasonHint'),
        }}
        dismiss={dismiss}
        send={async (reason) => await dismiss.send({ params, body: { kind: 'dismiss', foundAt, reason } })}
        beside={
          canCarry && (
            <Button kind="secondary" small onClick={() => setAsked(true)}>
              {t('designationChange.carry')}
            </Button>
          )
        }
      />
    </>
  )
}

import { isDayOfMatter } from '#domain/docket/owned.ts'
import { deadlineState, natureOf, type DeadlineState } from '#domain/docket/state.ts'
import { keepsDate } from '#domain/use-in-commerce/filing.ts'
import type { DeadlineRow, TrademarkFile } from '#operations/staff/trademark.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { dayOf, distance, formatDate, todayHere } from '../kit/time.ts'
import { DeadlineActions } from './deadline-actions.tsx'
import { DeadlineSet } from '../kit/deadline-set.tsx'
import { DeadlineSum } from '../kit/deadline-sum.tsx'

const tones: Record<DeadlineState, string> = {
  ahead: '',
  open: 'wb-tag--open',
  due: 'wb-tag--due',
  in_grace: 'wb-tag--late',
  lapsed: 'wb-tag--late',
  over: '',
  done: 'wb-tag--done',
}

/** What passed without being anybody's duty, or was done, is told last. */
const isPast = (state: DeadlineState) => state === 'over' || state === 'done'

/** Every date of a trademark's docket: state, last day, its sum and rule, and what a person said of it. */
export function Docket({ row }: { row: TrademarkFile }) {
  const t = useText()
  const on = todayHere()
  const dates = row.deadlines.map((deadline) => ({ deadline, state: stateOf(deadline, on) }))
  const running = dates.filter(({ state }) => !isPast(state))
  const past = dates.filter(({ state }) => isPast(state))
  if (dates.length === 0) return <p className="mw-muted mw-small">{t('docket.none')}</p>
  return (
    <>
      <ul className="wb-docket">
        {running.map(({ deadline, state }) => (
          <Entry key={deadline.id} mark={row} deadline={deadline} state={state} />
        ))}
      </ul>
      {past.length > 0 && (
        <details>
          <summary>{t('docket.past', { count: past.length })}</summary>
          <ul className="wb-docket">
            {past.map(({ deadline, state }) => (
              <Entry key={deadline.id} mark={row} deadline={deadline} state={state} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const stateOf = (row: DeadlineRow, on: string): DeadlineState =>
  deadlineState(
    {
      kind: row.kind,
      opens: row.opens,
      due: row.due,
      graceUntil: row.grace_until,
      doneAt: row.done_at,
    },
    on,
  )

function Entry({ mark, deadline, state }: { mark: TrademarkFile; deadline: DeadlineRow; state: DeadlineState }) {
  const t = useText()
  const language = useLanguage()
  const { kind } = deadline
  const uses = mark.use_in_commerce_requests.map((use) => ({ ...use, deadlineNumber: use.deadline_number }))
  const isOfMatter = isDayOfMatter(kind) || uses.some((use) => keepsDate(use, deadline))
  const ends = mark.expiration_date
  // The renewal is done, and the record still has the end that was renewed.
  const isEndMissing = kind === 'renewal' && deadline.done_at !== null && ends !== null && ends <= deadline.calendar_due
  return (
    <li>
      <details>
        <summary>
          <time dateTime={deadline.due}>{formatDate(deadline.due, language)}</time>
          <b>{t(`docket.kind.${kind}`)}</b>
          <span className={`wb-tag ${tones[state]}`}>{t(`docket.state.${state}`)}</span>
          {deadline.confidence === 'low' && deadline.override_at === null && (
            <span className="wb-tag wb-tag--due">
              {t(deadline.is_by_letter ? 'docket.inLetter' : 'docket.confirm')}
            </span>
          )}
          <small>{distance(deadline.due, language)}</small>
        </summary>
        <DeadlineSet row={deadline} />
        {deadline.done_at && (
          <p className="mw-small">
            {t('docket.doneBy', {
              who: deadline.done_by_user ? personName(deadline.done_by_user) : t('unknown'),
              date: formatDate(dayOf(deadline.done_at), language),
            })}
          </p>
        )}
        {isEndMissing && <p className="mw-small">{t('docket.newEndMissing')}</p>}
        <DeadlineSum row={deadline} />
        {natureOf(kind) !== 'fact' && <DeadlineActions trademarkId={mark.id} row={deadline} isOfMatter={isOfMatter} />}
      </details>
    </li>
  )
}

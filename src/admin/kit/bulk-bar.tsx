import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import type { AnyCall } from '#contract/call.ts'
import { Button } from '#ui/button.tsx'
import { errorText, useText } from '../i18n/texts.ts'
import { useRefusal } from '../calls.ts'
import { assignCallOf, notifyCallOf } from './bulk-calls.ts'
import { personName } from './person.ts'
import { mostPicked } from './selection.ts'
import { useBulk, type RowResult } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'
import { useStaff } from './use-staff.ts'

const toNobody = 'nobody'

interface BulkBarProps {
  selection: Selection
  /** How the clients of these rows are written to, when it is not about where the noun stands. */
  notify?: AnyCall | undefined
}

/** What can be done with all selected rows at once, and how it went with each. */
export function BulkBar({ selection, notify: own }: BulkBarProps) {
  const t = useText()
  const bulk = useBulk()
  const { picked } = selection
  if (picked.length === 0 && bulk.results.length === 0) return null
  const letterOf = (noun: string): AnyCall | null => own ?? notifyCallOf(noun)
  const done = (results: readonly RowResult[]): void => selection.drop(results.filter(({ state }) => state === 'done'))
  const assign = async (userId: string | null): Promise<void> => {
    await bulk.run(picked, ({ noun }) => {
      const call = assignCallOf(noun)
      return call && { call, body: { userId } }
    })
  }
  const notify = async (): Promise<void> => {
    // Who was written to is taken out: a second press writes to nobody twice.
    done(await bulk.run(picked, ({ noun }) => ((call) => call && { call, body: {} })(letterOf(noun))))
  }
  return (
    <section className="wb-bulk" aria-label={t('bulk.title')}>
      <div className="mw-cluster">
        <b role="status">{t('bulk.picked', { count: picked.length })}</b>
        {picked.length >= mostPicked && <small className="mw-muted">{t('bulk.most', { count: mostPicked })}</small>}
        {picked.length > 0 && <AssignAll busy={bulk.busy} assign={assign} />}
        {picked.some(({ noun }) => letterOf(noun)) && (
          <Confirmed
            label={t('bulk.notify')}
            sure={t('bulk.notifySure', { count: picked.length })}
            busy={bulk.busy}
            run={notify}
          />
        )}
        {bulk.busy && (
          <Button small onClick={bulk.stop}>
            {t('bulk.stop')}
          </Button>
        )}
        {picked.length > 0 && !bulk.busy && (
          <Button small kind="quiet" onClick={selection.clear}>
            {t('bulk.clear')}
          </Button>
        )}
      </div>
      {bulk.results.length > 0 && <Results results={bulk.results} close={bulk.forget} busy={bulk.busy} />}
    </section>
  )
}

function AssignAll({ busy, assign }: { busy: boolean; assign: (userId: string | null) => Promise<void> }) {
  const t = useText()
  const { identity } = useGetIdentity()
  const staff = useStaff()
  const [who, setWho] = useState('')
  return (
    <form
      className="mw-cluster"
      onSubmit={(event) => {
        event.preventDefault()
        if (who !== '') void assign(who === toNobody ? null : who)
      }}
    >
      <select
        className="mw-select"
        aria-label={t('bulk.who')}
        value={who}
        onChange={(event) => setWho(event.target.value)}
      >
        <option value="">{t('bulk.who')}</option>
        {staff.map((person) => (
          <option key={person.id} value={person.id}>
            {person.id === identity?.id ? t('request.me', { name: personName(person) }) : personName(person)}
          </option>
        ))}
        <option value={toNobody}>{t('nobody')}</option>
      </select>
      <Button small type="submit" busy={busy} disabled={who === ''}>
        {t('bulk.assign')}
      </Button>
    </form>
  )
}

/** A press that cannot be taken back is asked for twice. */
function Confirmed(props: { label: string; sure: string; busy: boolean; run: () => Promise<void> }) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button small busy={props.busy} onClick={() => setAsked(true)}>
        {props.label}
      </Button>
    )
  return (
    <span className="mw-cluster">
      <Button
        small
        kind="primary"
        busy={props.busy}
        onClick={() => {
          setAsked(false)
          void props.run()
        }}
      >
        {props.sure}
      </Button>
      <Button small kind="quiet" onClick={() => setAsked(false)}>
        {t('cancel')}
      </Button>
    </span>
  )
}

function Results({ results, close, busy }: { results: readonly RowResult[]; close: () => void; busy: boolean }) {
  const t = useText()
  const say = useRefusal()
  const said = (result: RowResult): string => {
    if (result.state !== 'refused') return t(`bulk.state.${result.state}`)
    const [field] = Object.values(result.error.fields)
    return field === undefined ? say(result.error) : errorText(`field.${field}`, { label: t('bulk.who') })
  }
  const done = results.filter(({ state }) => state === 'done').length
  return (
    <div className="wb-bulk__results">
      <table className="mw-table mw-table--dense">
        <caption aria-live="polite">{t('bulk.result', { done, all: results.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('field.mark')}</th>
            <th scope="col">{t('bulk.how')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.key}>
              <th scope="row">{result.label}</th>
              <td className={result.state === 'done' ? undefined : 'wb-late'}>{said(result)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!busy && (
        <Button small kind="quiet" onClick={close}>
          {t('close')}
        </Button>
      )}
    </div>
  )
}

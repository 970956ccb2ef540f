import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sightingDecide } from '#contract/sighting.ts'
import { dismissReasons, sightingMachine, type DismissReason } from '#domain/monitoring/sighting.ts'
import { nextStates } from '#kernel/state-machine.ts'
import type { MonitoringTaskFile } from '#operations/staff/monitoring-task.ts'
import { Button } from '#ui/button.tsx'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Kbd, KeyLegend } from '../kit/kbd.tsx'
import { Section } from '../kit/section.tsx'
import { shownScore } from '../kit/numbers.ts'
import { moveKeys, useKeys } from '../kit/use-keys.ts'
import { useUnderWay } from '../kit/use-under-way.ts'
import { casePath } from '../paths.ts'
import { CaseForm } from './case-form.tsx'
import { Lookup } from './lookup.tsx'
import { SightingView, type Sighting } from './sighting.tsx'
import { useDecided } from './use-decided.ts'

const groups = ['Open', 'Accepted', 'Dismissed', 'Case', 'Known'] as const

/** One sighting large, the rest as a list, every decision one or two keys. */
export function Triage({ row }: { row: MonitoringTaskFile }) {
  const t = useText()
  const { send, busy } = useSend(sightingDecide)
  const [asked] = useSearchParams()
  const [chosen, setChosen] = useState<string | null>(asked.get('sighting'))
  const [asking, setAsking] = useState(false)
  const [last, setLast] = useState<string | null>(null)
  const underWay = useUnderWay()
  const works = row.status === 'Created' || row.status === 'In progress'
  const { sightings, keep } = useDecided(row.sightings)
  const ordered = groups.flatMap((status) => sightings.filter((one) => one.status === status))
  const current = ordered.find(({ id }) => id === chosen) ?? ordered[0]
  const move = (by: 1 | -1): void => {
    const at = ordered.findIndex(({ id }) => id === current?.id)
    const next = ordered[Math.min(ordered.length - 1, Math.max(0, at + by))]
    setChosen(next?.id ?? null)
    setAsking(false)
    if (next) document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' })
  }
  const decide = async (
    one: Sighting | undefined,
    status: 'Open' | 'Accepted' | 'Dismissed',
    reason: DismissReason | null = null,
  ) => {
    if (!one || !works) return
    setAsking(false)
    const at = ordered.findIndex(({ id }) => id === one.id)
    const next = [ordered[at + 1], ordered[at - 1]].find((other) => other?.status === 'Open')?.id ?? null
    await underWay(one.id, async () => {
      const { ok } = await send({ params: { id: one.id }, body: { status, reason } })
      if (!ok) return
      keep(one.id, { status, dismiss_reason: reason })
      setLast(status === 'Open' ? null : one.id)
      // What is taken back is looked at again; else who has gone on meanwhile stays where they are.
      setChosen((now) => (status === 'Open' ? one.id : now === null || now === one.id ? next : now))
    })
  }
  const undo = (): void =>
    void decide(
      ordered.find(({ id }) => id === last),
      'Open',
    )
  const isOpen = current?.status === 'Open'
  useKeys([
    ...moveKeys(move),
    { key: 'a', run: () => isOpen && void decide(current, 'Accepted') },
    { key: 'd', run: () => isOpen && setAsking(true) },
    { key: 'z', run: undo },
    { key: 'Escape', run: () => setAsking(false) },
    ...dismissReasons.map((reason, at) => ({
      key: String(at + 1),
      run: () => asking && void decide(current, 'Dismissed', reason),
    })),
  ])
  if (ordered.length === 0)
    return <p className="mw-muted wb-lead">{t(works ? 'sighting.none' : 'sighting.noneThere')}</p>
  return (
    <div className="wb-two">
      <div>
        {groups.map((status) => {
          const some = ordered.filter((one) => one.status === status)
          if (some.length === 0) return null
          return (
            <Section key={status} title={t(`sightingStatus.${status}`)} aside={String(some.length)}>
              <ul className="wb-sightings">
                {some.map((one) => (
                  <li key={one.id} id={one.id}>
                    <button
                      type="button"
                      className="wb-sighting"
                      aria-current={one.id === current?.id || undefined}
                      onClick={() => {
                        setChosen(one.id)
                        setAsking(false)
                      }}
                    >
                      <span>
                        {one.name}
                        <small>
                          {one.host}
                          {one.dismiss_reason !== null && `, ${t(`dismissReason.${one.dismiss_reason}`)}`}
                        </small>
                      </span>
                      <b className="mw-num">{shownScore(one.score)}</b>
                    </button>
                  </li>
                ))}
              </ul>
            </Section>
          )
        })}
        <CutNote shown={row.sightings.length} all={row.sightings_aggregate} />
      </div>
      <div>
        {current && (
          <Section title={t('sighting.one')}>
            <SightingView seen={current} />
            <Lookup seen={current} key={current.id} />
            {works && (
              <div className="mw-btngroup mt-2">
                {isOpen ? (
                  <>
                    <Button kind="primary" busy={busy} onClick={() => void decide(current, 'Accepted')}>
                      {t('sighting.accept')} <Kbd keys="A" />
                    </Button>
                    <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
                      {t('sighting.dismiss')} <Kbd keys="D" />
                    </Button>
                  </>
                ) : (
                  current.status !== 'Case' && (
                    <Button busy={busy} onClick={() => void decide(current, 'Open')}>
                      {t('sighting.back')} <Kbd keys="Z" />
                    </Button>
                  )
                )}
              </div>
            )}
            {current.case_id && (
              <p className="mt-2">
                <a href={casePath(current.case_id)}>{t('caseRequest.toCase')}</a>
              </p>
            )}
            {nextStates(sightingMachine, current.status, 'staff').includes('Case') && row.status !== 'Dismissed' && (
              <details className="mt-2">
                <summary>{t('caseRequest.makeCase')}</summary>
                <CaseForm row={row} seen={current} key={current.id} />
              </details>
            )}
            {asking && isOpen && (
              <ul className="wb-sightings mt-2" aria-label={t('sighting.because')}>
                {dismissReasons.map((reason, at) => (
                  <li key={reason}>
                    <button
                      type="button"
                      className="wb-sighting"
                      onClick={() => void decide(current, 'Dismissed', reason)}
                    >
                      <span>
                        {t(`dismissReason.${reason}`)}
                        <small>{t(`dismissTeaches.${reason}`)}</small>
                      </span>
                      <Kbd keys={String(at + 1)} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Section>
        )}
        {works && (
          <div className="mt-2">
            <KeyLegend
              entries={[
                { keys: ['J', 'K'], text: t('sighting.move') },
                { keys: ['A'], text: t('sighting.accept') },
                { keys: ['D', '1–8'], text: t('sighting.dismiss') },
                { keys: ['Z'], text: t('sighting.undo') },
              ]}
            />
          </div>
        )}
      </div>
    </div>
  )
}

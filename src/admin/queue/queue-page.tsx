import { useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { KeyLegend } from '../kit/kbd.tsx'
import { ReadFailure, StaleNote, Waiting } from '../kit/refusal-note.tsx'
import { formatCount } from '../kit/numbers.ts'
import { dayOf, todayHere } from '../kit/time.ts'
import { goToRow, moveKeys, useKeys } from '../kit/use-keys.ts'
import { queuePath, to } from '../paths.ts'
import { Page } from '../kit/page.tsx'
import { BulkBar } from '../kit/bulk-bar.tsx'
import type { Picked } from '../kit/selection.ts'
import { selectionKeys, useSelection } from '../kit/use-selection.ts'
import { grouped, pickedOf } from './matters.ts'
import { Peek } from './peek.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { QueueTable } from './queue-table.tsx'
import { queueLimit } from './read-queue.ts'
import { useQueue } from './use-queue.ts'
import { readAddress } from './views.ts'

/** What waits, most urgent first, with one next action each. The whole view lives in the address. */
export function QueuePage() {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const { identity } = useGetIdentity()
  const [parameters, setParameters] = useSearchParams()
  const address = readAddress(parameters)
  const { data, dataUpdatedAt, error, isPending, refetch } = useQueue(address)
  const groups = grouped(data?.matters ?? [], todayHere(), dayOf)
  const matters = groups.flatMap((group) => group.matters)
  const chosen = parameters.get('row')
  const at = Math.max(
    0,
    matters.findIndex((matter) => matter.key === chosen),
  )
  const current = matters[at]
  const [peekOpen, setPeekOpen] = useState(false)

  const choose = (index: number): string | null => {
    const matter = matters[Math.min(Math.max(index, 0), matters.length - 1)]
    if (!matter) return null
    const next = new URLSearchParams(parameters)
    next.set('row', matter.key)
    setParameters(next, { replace: true })
    return matter.key
  }
  const pickable = matters.map(pickedOf)
  const selection = useSelection('queue', pickable)
  const move = (by: 1 | -1): Picked | undefined => {
    const key = choose(at + by)
    if (key) goToRow(key, '.wb-next', '.wb-q__open')
    return pickable.find((row) => row.key === key)
  }
  useKeys([
    ...selectionKeys(selection, pickable[at], move),
    ...moveKeys((by) => void move(by)),
    { key: 'Enter', run: () => current && void navigate(to(current.actionHref)) },
    { key: 'o', run: () => current && void navigate(to(current.href)) },
    { key: ' ', run: () => setPeekOpen((open) => !open) },
  ])

  const summary =
    data &&
    t('queue.summary', {
      total: t('queue.matters', { count: data.total, number: formatCount(data.total, language) }),
      mine: formatCount(data.mine, language),
      free: formatCount(data.free, language),
    })
  const narrowed = address.words !== '' || address.who !== 'anyone'
  const legend = [
    { keys: ['J', 'K'], text: t('keys.move') },
    { keys: ['↵'], text: t('keys.doNext') },
    { keys: ['?'], text: t('keys.all') },
  ]
  return (
    <Page title={t(`views.${address.view}`)} sub={summary} actions={<KeyLegend entries={legend} />}>
      <QueueFilters address={address} onChange={setParameters} />
      <BulkBar selection={selection} />
      {error && !data ? <ReadFailure error={error} retry={() => void refetch()} /> : null}
      {error && data ? <StaleNote at={dataUpdatedAt} retry={() => void refetch()} /> : null}
      {isPending && <Waiting lines={10} />}
      {data && matters.length === 0 && (
        <div className="wb-pad">
          <EmptyState
            title={t('queue.emptyTitle')}
            text={narrowed ? t('queue.emptyFiltered') : t(`queue.empty.${address.view}`)}
          >
            {narrowed && (
              <ButtonLink small href={queuePath(address.view)}>
                {t('list.clear')}
              </ButtonLink>
            )}
          </EmptyState>
        </div>
      )}
      {matters.length > 0 && (
        <div className="wb-desk">
          <div className="wb-desk__list">
            <QueueTable
              caption={t(`views.${address.view}`)}
              groups={groups}
              current={current?.key}
              me={String(identity?.id ?? '')}
              selection={selection}
              onChoose={(key) => {
                choose(matters.findIndex((matter) => matter.key === key))
                setPeekOpen(true)
              }}
            />
            {data && data.total > matters.length && (
              <p className="wb-more-note">{t('queue.cut', { shown: matters.length, limit: queueLimit })}</p>
            )}
          </div>
          {current && <Peek matter={current} open={peekOpen} onClose={() => setPeekOpen(false)} />}
        </div>
      )}
    </Page>
  )
}

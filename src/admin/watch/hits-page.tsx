import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createClient } from '#contract/client.ts'
import { hitsPerPage, monitoringResultsNotify, monitoringResultUpdate } from '#contract/watch.ts'
import { type HitGroup, hitGroups } from '#domain/monitoring/precedence.ts'
import { countedMost } from '#operations/staff/page.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useToast } from '#ui/toast.tsx'
import { useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { KeyLegend } from '../kit/kbd.tsx'
import { ReadFailure, StaleNote, Waiting } from '../kit/refusal-note.tsx'
import { Segments } from '../kit/segments.tsx'
import { formatCount } from '../kit/numbers.ts'
import { moveKeys, useKeys } from '../kit/use-keys.ts'
import { useUnderWay } from '../kit/use-under-way.ts'
import { Page } from '../kit/page.tsx'
import { Pager } from '../kit/pager.tsx'
import { HitPeek, ratings, type Relevance } from './hit-peek.tsx'
import { HitsTable } from './hits-table.tsx'
import type { Hit } from './hits.ts'
import { createHitsReader, explainBy } from './read-hits.ts'

const freshMs = 60_000
const readHits = createHitsReader(async (ids) => await explainBy(createClient({ baseUrl: location.origin }))(ids))

/** What the watch found and nobody has rated, what reaches the watched mark first; one key rates a hit and the next one comes. */
export function HitsPage() {
  const t = useText()
  const language = useLanguage()
  const toast = useToast()
  const [parameters, setParameters] = useSearchParams()
  const group = hitGroups.find((name) => name === parameters.get('group')) ?? null
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    queryKey: ['watch-hits', group, page],
    queryFn: ({ signal }) => readHits({ group, page }, signal),
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
  })
  // The address follows with a delay; a key that rates must mean the hit that the key before it chose.
  const [chosen, setChosen] = useState(parameters.get('row'))
  const [peekOpen, setPeekOpen] = useState(false)
  const { send, busy } = useSend(monitoringResultUpdate, { keepScreen: true })
  const remind = useSend(monitoringResultsNotify, { done: t('hitForm.reminded'), keepScreen: true })
  const hits = data?.hits ?? []
  const at = Math.max(
    0,
    hits.findIndex((hit) => hit.id === chosen),
  )
  const current = hits[at]
  const underWay = useUnderWay()
  const shown = useRef(current?.id)
  useEffect(() => {
    shown.current = current?.id
  }, [current?.id])

  const choose = (hit: Hit | undefined): void => {
    setChosen(hit?.id ?? null)
    const next = new URLSearchParams(parameters)
    if (hit) next.set('row', hit.id)
    else next.delete('row')
    setParameters(next, { replace: true })
    if (hit) document.getElementById(hit.id)?.scrollIntoView({ block: 'nearest' })
  }
  const narrow = (name: 'all' | HitGroup): void => {
    const next = new URLSearchParams(parameters)
    next.delete('row')
    next.delete('page')
    if (name === 'all') next.delete('group')
    else next.set('group', name)
    setChosen(null)
    setParameters(next, { replace: true })
  }
  const turnTo = (number: number): void => {
    const next = new URLSearchParams(parameters)
    next.delete('row')
    next.set('page', String(number))
    setChosen(null)
    setParameters(next)
  }
  const rate = async (relevance: Relevance): Promise<void> => {
    if (!current) return
    await underWay(current.id, async () => {
      const { ok } = await send({ params: { id: current.id }, body: { relevance } })
      if (!ok) return
      toast('success', t('hits.rated', { mark: current.mark_name, relevance: t(`hits.relevance.${relevance}`) }))
      // Who has gone on meanwhile stays where they are.
      if (shown.current === current.id) {
        if (hits.length === 1 && page > 1) return turnTo(page - 1)
        choose(hits[at + 1] ?? hits[at - 1])
      }
      await refetch()
    })
  }
  useKeys([
    ...moveKeys((by) => choose(hits[Math.min(Math.max(at + by, 0), hits.length - 1)])),
    ...ratings.map(({ relevance, key }) => ({ key, run: () => void rate(relevance) })),
  ])

  const legend = [
    { keys: ['J', 'K'], text: t('keys.move') },
    { keys: ratings.map(({ key }) => key), text: t('hits.rateKeys') },
    { keys: ['?'], text: t('keys.all') },
  ]
  const counts = data?.counts
  const shownCount = (name: HitGroup | 'all') => formatCount(counts?.[name] ?? 0, language)
  const summary = counts && t('hits.summary', { count: counts.all, number: shownCount('all') })
  const ofAll = counts?.[group ?? 'all'] ?? 0
  return (
    <Page
      title={t('lists.trademark_monitoring_result')}
      sub={summary}
      actions={
        <>
          <Button small busy={remind.busy} onClick={() => void remind.send({})}>
            {t('hitForm.remindAll')}
          </Button>
          <KeyLegend entries={legend} />
        </>
      }
    >
      {error && !data ? <ReadFailure error={error} retry={() => void refetch()} /> : null}
      {error && data ? <StaleNote at={dataUpdatedAt} retry={() => void refetch()} /> : null}
      {isPending && <Waiting lines={10} />}
      {(counts?.all ?? 0) > 0 && (
        <div className="wb-url">
          <Segments
            label={t('hits.show')}
            options={[
              { value: 'all', label: t('hits.groups.all', { number: shownCount('all') }) },
              ...hitGroups.map((name) => ({
                value: name,
                label: t(`hits.groups.${name}`, { number: shownCount(name) }),
              })),
            ]}
            value={group ?? 'all'}
            onChange={narrow}
          />
        </div>
      )}
      {counts && counts.all > 0 && ofAll === 0 && (
        <div className="wb-pad">
          <EmptyState title={t('hits.noneOfGroup')} text={t('hits.noneOfGroupText')} />
        </div>
      )}
      {ofAll > 0 && hits.length === 0 && (
        <div className="wb-pad">
          <EmptyState title={t('list.emptyTitle')} text={t('list.empty')}>
            <Button small onClick={() => turnTo(1)}>
              {t('list.page', { page: 1, pages: Math.ceil(ofAll / hitsPerPage) })}
            </Button>
          </EmptyState>
        </div>
      )}
      {counts?.all === 0 && (
        <div className="wb-pad">
          <EmptyState title={t('hits.emptyTitle')} text={t('hits.empty')} />
        </div>
      )}
      {data && hits.length > 0 && (
        <div className="wb-desk">
          <div className="wb-desk__list">
            <HitsTable
              hits={hits}
              counts={data.counts}
              current={current?.id}
              onChoose={(hit) => {
                choose(hit)
                setPeekOpen(true)
              }}
            />
            <Pager
              page={page}
              perPage={hitsPerPage}
              shown={hits.length}
              total={ofAll > countedMost ? undefined : ofAll}
              hasNextPage={data.hasNext}
              setPage={turnTo}
            />
          </div>
          {current && (
            <HitPeek
              hit={current}
              busy={busy}
              open={peekOpen}
              onRate={(relevance) => void rate(relevance)}
              onClose={() => setPeekOpen(false)}
            />
          )}
        </div>
      )}
    </Page>
  )
}

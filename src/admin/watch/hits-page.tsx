import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { monitoringResultRate } from '#contract/watch.ts'
import { riskToShow } from '#domain/verification/vocabulary.ts'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Mark } from '#ui/mark.tsx'
import { useToast } from '#ui/toast.tsx'
import { Verdict } from '#ui/verdict.tsx'
import { useSend } from '../calls.ts'
import { runOperation } from '../graphql.ts'
import { useLanguage, useNames, useText } from '../i18n/texts.ts'
import { KeyLegend } from '../kit/kbd.tsx'
import { personName } from '../kit/person.ts'
import { Place } from '../kit/place.tsx'
import { ReadFailure, StaleNote, Waiting } from '../kit/refusal-note.tsx'
import { shortDay } from '../kit/time.ts'
import { moveKeys, useKeys } from '../kit/use-keys.ts'
import { Page } from '../shell/page.tsx'
import { HitPeek, ratings, type Relevance } from './hit-peek.tsx'
import { hitLimit, hitsOperation } from './hits-operation.ts'
import { type Hit, ranked } from './hits.ts'

const freshMs = 60_000

/** What the watch found and nobody has rated, the riskiest first; one key rates a hit and the next one comes. */
export function HitsPage() {
  const t = useText()
  const toast = useToast()
  const [parameters, setParameters] = useSearchParams()
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    queryKey: ['watch-hits'],
    queryFn: async ({ signal }) => {
      const { hits, all } = await runOperation(hitsOperation, { limit: hitLimit }, { signal })
      return { hits: ranked(hits), total: all.aggregate.count }
    },
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
  })
  // The address follows with a delay; a key that rates must mean the hit that the key before it chose.
  const [chosen, setChosen] = useState(parameters.get('row'))
  const [peekOpen, setPeekOpen] = useState(false)
  const { send, busy } = useSend(monitoringResultRate, { keepScreen: true })
  const hits = data?.hits ?? []
  const at = Math.max(
    0,
    hits.findIndex((hit) => hit.id === chosen),
  )
  const current = hits[at]

  const choose = (hit: Hit | undefined): void => {
    setChosen(hit?.id ?? null)
    const next = new URLSearchParams(parameters)
    if (hit) next.set('row', hit.id)
    else next.delete('row')
    setParameters(next, { replace: true })
    if (hit) document.getElementById(hit.id)?.scrollIntoView({ block: 'nearest' })
  }
  const rate = async (relevance: Relevance): Promise<void> => {
    if (!current || busy) return
    const { ok } = await send({ params: { id: current.id }, body: { relevance } })
    if (!ok) return
    toast('success', t('hits.rated', { mark: current.mark_name, relevance: t(`hits.relevance.${relevance}`) }))
    choose(hits[at + 1] ?? hits[at - 1])
    await refetch()
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
  const summary = data && t('hits.summary', { count: data.total })
  return (
    <Page title={t('lists.trademark_monitoring_result')} sub={summary} actions={<KeyLegend entries={legend} />}>
      {error && !data ? <ReadFailure error={error} retry={() => void refetch()} /> : null}
      {error && data ? <StaleNote at={dataUpdatedAt} retry={() => void refetch()} /> : null}
      {isPending && <Waiting lines={10} />}
      {data && hits.length === 0 && (
        <div className="wb-pad">
          <EmptyState title={t('hits.emptyTitle')} text={t('hits.empty')} />
        </div>
      )}
      {hits.length > 0 && (
        <div className="wb-desk">
          <div className="wb-desk__list">
            <HitsTable
              hits={hits}
              current={current?.id}
              onChoose={(hit) => {
                choose(hit)
                setPeekOpen(true)
              }}
            />
            {data && data.total > hits.length && (
              <p className="wb-more-note">{t('hits.cut', { shown: hits.length })}</p>
            )}
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

function HitsTable({
  hits,
  current,
  onChoose,
}: {
  hits: readonly Hit[]
  current: string | undefined
  onChoose: (hit: Hit) => void
}) {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  return (
    <table className="wb-q wb-hits">
      <caption className="mw-vh">{t('lists.trademark_monitoring_result')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hits.found')}</th>
          <th scope="col">{t('hits.watched')}</th>
          <th scope="col">{t('hits.likeness')}</th>
        </tr>
      </thead>
      <tbody>
        {hits.map((hit) => {
          const risk = riskToShow(hit.reasons.band)
          return (
            <tr
              key={hit.id}
              id={hit.id}
              className={classNames(hit.id === current && 'is-focus')}
              aria-current={hit.id === current || undefined}
              onClick={() => onChoose(hit)}
            >
              <td className="c-mark">
                <button type="button" className="wb-hits__open" onClick={() => onChoose(hit)}>
                  <Mark>{hit.mark_name}</Mark>
                </button>
                <span className="wb-places">
                  <Place code={hit.jurisdiction} />
                </span>
                <small>
                  {t(`hits.kind.${hit.type}`)}, {shortDay(hit.created_at, language)}
                  <span className="wb-q__ref">{hit.application_number}</span>
                </small>
              </td>
              <td className="c-state">
                <Mark>{hit.trademark.name}</Mark>
                <span className="wb-places">
                  <Place code={hit.trademark.jurisdiction} />
                </span>
                <small>{personName(hit.trademark.user)}</small>
              </td>
              <td className="c-next">
                <Verdict risk={risk}>{names(`risk.${risk}`)}</Verdict>
                <small className="mw-num">{hit.reasons.risk.toFixed(2)}</small>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

import type { CallOutput } from '#contract/call.ts'
import { experimentList } from '#contract/experiment.ts'
import { differenceOf, shareOf, verdictOf } from '#domain/experiment/compared.ts'
import { Table } from '#ui/table.tsx'
import { useAsk } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatNumber } from '../kit/numbers.ts'
import { Page } from '../kit/page.tsx'
import { ReadFailure, Waiting } from '../kit/refusal-note.tsx'
import { Section } from '../kit/section.tsx'
import { formatDate } from '../kit/time.ts'

type Experiment = CallOutput<typeof experimentList>['experiments'][number]

/** Every experiment with what came of it so far. */
export function ExperimentsPage() {
  const t = useText()
  const asked = useAsk(experimentList, {})
  return (
    <Page title={t('lists.experiment')} sub={t('experiment.sub')}>
      {asked.error ? (
        <ReadFailure error={asked.error} retry={() => void asked.refetch()} />
      ) : asked.data ? (
        <div className="wb-pad mw-stack">
          {asked.data.experiments.map((one) => (
            <ExperimentResult key={one.id} experiment={one} />
          ))}
        </div>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

function ExperimentResult({ experiment }: { experiment: Experiment }) {
  const t = useText()
  const language = useLanguage()
  const { id, since, isRunning, enough, values } = experiment
  const percent = (share: number) => formatNumber(Math.round(share * 1000) / 10, language)
  const difference = differenceOf(...values)
  const verdict = verdictOf(...values, enough)
  // Of the one that had more by how much, whichever of the two it is.
  const bounds = difference ? [difference.low, difference.high].map((one) => (verdict === 'first' ? -one : one)) : []
  const [low = 0, high = 0] = bounds.toSorted((one, other) => one - other)
  return (
    <Section title={t(`experiment.of.${id}`)}>
      <p className="mw-small mb-3">
        {isRunning ? t('experiment.runs', { day: formatDate(since, language) }) : t('experiment.off')}{' '}
        {t('experiment.look', { query: `?${id}=1` })}
      </p>
      <Table
        caption={t(`experiment.of.${id}`)}
        dense
        rows={values.map((counted, value) => ({ ...counted, value: value === 0 ? ('0' as const) : ('1' as const) }))}
        rowKey={({ value }) => value}
        columns={[
          {
            key: 'value',
            title: t('experiment.value'),
            head: true,
            cell: ({ value }) => t(`experiment.values.${value}`),
          },
          { key: 'all', title: t('experiment.all'), right: true, cell: ({ all }) => formatNumber(all, language) },
          { key: 'did', title: t('experiment.did'), right: true, cell: ({ did }) => formatNumber(did, language) },
          {
            key: 'share',
            title: t('experiment.share'),
            right: true,
            cell: (counted) => {
              const share = shareOf(counted)
              return share
                ? t('experiment.between', {
                    share: percent(share.share),
                    low: percent(share.low),
                    high: percent(share.high),
                  })
                : '–'
            },
          },
        ]}
      />
      <p className="mw-small mw-muted mt-2">{t('experiment.interval')}</p>
      <p className="mt-2">
        {t(`experiment.verdict.${verdict}`, {
          enough: formatNumber(enough, language),
          low: percent(low),
          high: percent(high),
        })}
      </p>
    </Section>
  )
}

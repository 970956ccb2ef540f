import type { WatchFile } from '#operations/staff/watch.ts'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { CutNote } from '../kit/cut-note.tsx'
import { Page } from '../kit/page.tsx'
import { personName } from '../kit/person.ts'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { dayOf, formatDate } from '../kit/time.ts'
import { hitCreatePath, hitPath, listPath, servicePath, trademarkPath, userPath } from '../paths.ts'
import { WatchState } from './subscription-state.tsx'

/** One watch: whose mark, from when until when, by which order, and what it found. */
export function WatchShow() {
  return (
    <ShowPage<WatchFile> table="trademark_watch_subscription">{(row) => <Watch row={row} key={row.id} />}</ShowPage>
  )
}

function Watch({ row }: { row: WatchFile }) {
  const t = useText()
  const language = useLanguage()
  const { trademark: mark } = row
  const name = mark ? `${mark.name}, ${mark.jurisdiction}` : t('unknown')
  return (
    <Page
      title={name}
      heading={
        <>
          <Mark>{mark?.name ?? ''}</Mark> <small className="wb-bar__ref">{mark?.jurisdiction}</small>
        </>
      }
      sub={t('watch.sub', { from: formatDate(row.date_start, language), until: formatDate(row.date_end, language) })}
      actions={<WatchState row={row} />}
    >
      <div className="wb-two">
        <div>
          <Section title={t('watch.found')} aside={t('watch.waiting', { count: mark?.unrated.aggregate.count ?? 0 })}>
            <Found row={row} />
          </Section>
        </div>
        <div>
          <Section title={t('queue.facts')}>
            <Facts
              plain
              tight
              facts={[
                ...(mark
                  ? [{ key: 'mark', label: t('watch.mark'), value: <a href={trademarkPath(mark.id)}>{name}</a> }]
                  : []),
                ...(row.user
                  ? [
                      {
                        key: 'client',
                        label: t('field.client'),
                        value: <a href={userPath(row.user.id)}>{personName(row.user)}</a>,
                      },
                    ]
                  : []),
                { key: 'type', label: t('field.type'), value: t(`watch.type.${row.type as 'similar'}`) },
                {
                  key: 'order',
                  label: t('watch.order'),
                  value: row.service_request ? (
                    <a href={servicePath(row.service_request.id)}>{row.service_request.public_id}</a>
                  ) : (
                    t('watch.noOrder')
                  ),
                },
              ]}
            />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function Found({ row }: { row: WatchFile }) {
  const t = useText()
  const language = useLanguage()
  const mark = row.trademark
  if (!mark) return null
  return (
    <>
      {mark.monitoring_results.length === 0 && <p className="mw-muted">{t('watch.nothing')}</p>}
      <ul className="mw-ruled">
        {mark.monitoring_results.map((hit) => (
          <li key={hit.id} className="mw-split">
            <span>
              <a href={hitPath(hit.id)}>{`${hit.mark_name}, ${hit.jurisdiction}`}</a>{' '}
              <span className="mw-source">{formatDate(dayOf(hit.created_at), language)}</span>
            </span>
            <span className="mw-small">
              {hit.relevance === null
                ? t('watch.unrated')
                : `${t(`case.relevanceOf.${hit.relevance}`)}, ${t(hit.seen ? 'watch.seen' : 'watch.unseen')}`}
            </span>
          </li>
        ))}
      </ul>
      <CutNote shown={mark.monitoring_results.length} all={mark.monitoring_results_aggregate} />
      <p className="mw-cluster mt-2">
        <a href={listPath('trademark_monitoring_result')}>{t('watch.rate')}</a>
        <a href={hitCreatePath(mark.id)}>{t('watch.enter')}</a>
      </p>
    </>
  )
}

import { Entry } from '#ui/entry.tsx'
import { Status } from '#ui/status.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { caseTone } from '../../../mark-tone.ts'
import { path } from '../../../path.ts'
import type { BrandData } from './load.server.ts'
import type { Matters } from './matters.server.ts'
import { Weight } from './standing.tsx'

const watchTones = { running: 'leaf', over: 'muted', ahead: 'registry' } as const

function useDomainColumns(): Column<Matters['domains']['rows'][number]>[] {
  const t = useText('brand')
  return [
    {
      key: 'name',
      title: t('domains.name'),
      head: true,
      cell: ({ name, url }) => (
        <a href={url} target="_blank" rel="noreferrer noopener nofollow">
          {name}
        </a>
      ),
    },
    { key: 'found', title: t('domains.found'), cell: ({ found }) => found ?? t('domains.unknownDay') },
    {
      key: 'state',
      title: t('domains.state'),
      cell: ({ status, caseHref }) =>
        caseHref === null ? t(`domains.${status}`) : <a href={caseHref}>{t(`domains.${status}`)}</a>,
    },
  ]
}

/** The own websites of a brand, and names of domains that look like it. */
export function Domains({ websites, domains }: Pick<BrandData, 'websites' | 'domains'>) {
  const t = useText('brand')
  const columns = useDomainColumns()
  const own = websites.split('\n').filter((line) => line !== '')
  return (
    <Entry id="domains" number={4} margin={t('domains.margin')}>
      <h2 className="mw-h3 mb-2" id="domains-title">
        {t('domains.title')}
      </h2>
      <h3 className="mw-h4 mb-1">{t('domains.own')}</h3>
      <p className={own.length === 0 ? 'mw-muted mb-3' : 'mb-3'}>{own.join(', ') || t('domains.noOwn')}</p>
      <h3 className="mw-h4 mb-1">{t('domains.similar')}</h3>
      {domains.rows.length === 0 ? (
        <p className="mw-muted">{t('domains.noSimilar')}</p>
      ) : (
        <Table caption={t('domains.similar')} rows={domains.rows} rowKey={({ id }) => id} columns={columns} />
      )}
      {domains.more > 0 && <p className="mw-small mw-muted mt-2">{t('domains.more', { count: domains.more })}</p>}
    </Entry>
  )
}

function useWatchColumns(): Column<Matters['watches']['rows'][number]>[] {
  const t = useText('brand')
  return [
    {
      key: 'mark',
      title: t('watches.mark'),
      head: true,
      cell: ({ mark, href }) => <a href={href}>{mark}</a>,
    },
    { key: 'until', title: t('watches.until'), cell: ({ until }) => until },
    {
      key: 'state',
      title: t('domains.state'),
      cell: ({ state, from }) => <Status tone={watchTones[state]}>{t(`watches.${state}`, { day: from })}</Status>,
    },
  ]
}

export function Watches({ watches }: Pick<Matters, 'watches'>) {
  const t = useText('brand')
  const columns = useWatchColumns()
  return (
    <Entry id="watches" number={5} margin={t('watches.margin')}>
      <h2 className="mw-h3 mb-2" id="watches-title">
        {t('watches.title')}
      </h2>
      {watches.rows.length === 0 ? (
        <p className="mw-muted">{t('watches.none')}</p>
      ) : (
        <Table caption={t('watches.title')} rows={watches.rows} rowKey={({ id }) => id} columns={columns} />
      )}
      {watches.more > 0 && <p className="mw-small mw-muted mt-2">{t('domains.more', { count: watches.more })}</p>}
    </Entry>
  )
}

function useCaseColumns(): Column<Matters['cases']['rows'][number]>[] {
  const t = useText('brand')
  const words = useText('case')
  return [
    {
      key: 'other',
      title: t('cases.other'),
      head: true,
      cell: ({ other, href }) => <a href={href}>{other ?? t('cases.unknownOther')}</a>,
    },
    { key: 'weight', title: t('cases.weight'), cell: ({ weight }) => <Weight of={weight} /> },
    { key: 'moved', title: t('cases.moved'), cell: ({ moved }) => moved },
    {
      key: 'status',
      title: t('cases.status'),
      cell: ({ status }) => <Status tone={caseTone(status)}>{words(`status.${status}`)}</Status>,
    },
  ]
}

export function Cases({ cases }: Pick<Matters, 'cases'>) {
  const t = useText('brand')
  const columns = useCaseColumns()
  const language = useLanguage()
  return (
    <Entry id="cases" number={6} margin={t('cases.margin')}>
      <h2 className="mw-h3 mb-2" id="cases-title">
        {t('cases.title')}
      </h2>
      {cases.rows.length === 0 ? (
        <p className="mw-muted">{t('cases.none')}</p>
      ) : (
        <Table caption={t('cases.title')} rows={cases.rows} rowKey={({ id }) => id} columns={columns} />
      )}
      {cases.more > 0 && (
        <p className="mw-small mt-2">
          {t('domains.more', { count: cases.more })} <a href={path.cases({}, { language })}>{t('cases.all')}</a>
        </p>
      )}
    </Entry>
  )
}

import type { ReactNode } from 'react'
import { Callout } from '#ui/callout.tsx'
import { Entry } from '#ui/entry.tsx'
import { Table } from '#ui/table.tsx'
import { useText } from '../i18n/text.ts'
import { RiskVerdict } from '../risk-verdict.tsx'
import type { SummaryData } from './load.server.ts'
import type { SummaryChange, SummaryResult } from './result.server.ts'
import './certificate.css'

interface VersionsProps {
  data: SummaryData
  hrefOf: (version: number) => string
}

/** Which version this is, when there are several, and the way to the others. */
export function Versions({ data: { versions, result }, hrefOf }: VersionsProps) {
  const t = useText('summary')
  const [newest] = versions
  if (!result || !newest || versions.length < 2) return null
  const old = result.version !== newest.version
  return (
    <div className="mw-versions mw-small">
      {old && (
        <Callout tone="amber" title={t('versions.old', { version: result.version, date: result.date })}>
          <p>
            <a href={hrefOf(newest.version)}>{t('versions.toNewest', { date: newest.date })}</a>
          </p>
        </Callout>
      )}
      <nav aria-label={t('versions.label')} className="mw-picks mw-noprint">
        <span className="mw-muted">{t('versions.label')}</span>
        {versions.map(({ version, date }) => (
          <a key={version} href={hrefOf(version)} aria-current={version === result.version ? 'page' : undefined}>
            {t('versions.one', { version, date })}
          </a>
        ))}
      </nav>
    </div>
  )
}

function useSides(): (change: SummaryChange, side: 'from' | 'to') => ReactNode {
  const t = useText('summary')
  return (change, side) => {
    const risk = change[side]
    if (change.kind === 'class') return t(risk === null ? 'changes.classOut' : 'changes.classIn')
    return risk === null ? <span className="mw-muted">{t('changes.absent')}</span> : <RiskVerdict risk={risk} bare />
  }
}

/** What a repeated verification says differently. */
export function Changes({ result }: { result: SummaryResult }) {
  const t = useText('summary')
  const side = useSides()
  if (result.changes.length === 0) return null
  return (
    <Entry id="changes" margin={t('changes.margin')}>
      <h2 className="mw-h2 mb-3" id="changes-title">
        {t('changes.title', { version: result.version - 1 })}
      </h2>
      <Table
        caption={t('changes.margin')}
        rows={result.changes}
        rowKey={({ kind, name }) => `${kind}-${name}`}
        columns={[
          {
            key: 'what',
            title: t('changes.what'),
            head: true,
            cell: ({ kind, name }) => t(`changes.kind.${kind}`, { name }),
          },
          { key: 'from', title: t('changes.before'), cell: (change) => side(change, 'from') },
          { key: 'to', title: t('changes.now'), cell: (change) => side(change, 'to') },
        ]}
      />
    </Entry>
  )
}

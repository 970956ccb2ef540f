import { useText } from '../../../i18n/text.ts'
import type { TrademarkData } from './load.server.ts'

interface InidFact {
  key: string
  code?: string
  label: string
  value: string
}

/** What the register says, each with its code and in plain words. */
export function RegisterFacts({ data }: { data: TrademarkData }) {
  const t = useText('portal')
  const ended = data.status === 'ended'
  const registered = data.group === 'Registered' || ended
  /** A day that is not on record: of what is registered it was, and nobody entered it. */
  const unknown = t(registered ? 'mark.notKnown' : 'mark.notYet')
  const facts: InidFact[] = [
    registered
      ? { key: 'number', label: t('mark.number'), value: data.number ?? t('mark.notKnown') }
      : { key: 'number', code: '210', label: t('mark.applicationNumber'), value: data.number ?? t('mark.notYet') },
    { key: 'filed', code: '220', label: t('mark.filed'), value: data.filed ?? unknown },
    { key: 'registered', code: '151', label: t('mark.registered'), value: data.registered ?? unknown },
    ...(ended ? [{ key: 'ended', label: t('mark.ended'), value: data.ended.on ?? t('mark.notKnown') }] : []),
    ...(!ended && (data.ends || registered)
      ? [{ key: 'ends', code: '180', label: t('mark.ends'), value: data.ends ?? t('mark.endsUnknown') }]
      : []),
    { key: 'classes', code: '511', label: t('mark.classes'), value: data.goods.map((list) => list.number).join(', ') },
    { key: 'owner', code: '730', label: t('mark.owner'), value: data.owner ?? t('mark.notKnown') },
    { key: 'office', label: t('mark.office'), value: data.office },
  ]
  return (
    <dl className="mw-inids">
      {facts.map((fact) => (
        <div key={fact.key}>
          <dt>
            <span className="mw-inid">{fact.code ? `(${fact.code})` : ''}</span>
            <span>{fact.label}</span>
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

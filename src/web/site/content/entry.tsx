import { formatDate } from '#kernel/dates.ts'
import { Facts } from '#ui/facts.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { placeOf } from '../../places.ts'
import type { Taken } from './directives.ts'

/** What a register or a court recorded of a mark of history, line by line. */
export function Entry({ takes }: { takes: Taken<'entry'> }) {
  const t = useText('content')
  const language = useLanguage()
  const { kind, office, number, filed, registered, decision, decided } = takes
  const date = (day: string | undefined) => day && formatDate(day, language)
  const rows = {
    kind: t(`entry.kind.${kind}`),
    office: office && placeOf(office, language).name,
    number: number && <span className="mw-num">{number}</span>,
    filed: date(filed),
    registered: date(registered),
    decision: decision && <span className="mw-num">{decision}</span>,
    decided: date(decided),
  }
  const known = (Object.keys(rows) as (keyof typeof rows)[]).filter((key) => rows[key] !== undefined)
  return (
    <section className="mw-contentbox" aria-label={t('entry.title')}>
      <Facts tight facts={known.map((key) => ({ key, label: t(`entry.label.${key}`), value: rows[key] }))} />
    </section>
  )
}

import { collatorOf, numberFormat } from '#kernel/formatters.ts'
import { formatDate } from '#kernel/dates.ts'
import { localeOf } from '#kernel/languages.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import type { Answer } from './question.ts'

interface RegisterLineProps {
  answer: Answer
  offices: Record<string, string>
  /** The day of every register; otherwise the oldest and the newest of them. */
  each?: boolean
}

function useHeld({ answer, offices, each }: RegisterLineProps): { names: string[]; days: string[]; apart: boolean } {
  const t = useText('checker')
  const language = useLanguage()
  const collator = collatorOf(localeOf[language])
  const held = answer.register.offices
    .filter(({ count }) => count > 0)
    .map(({ office, asOf }) => ({ name: offices[office] ?? office, day: asOf }))
    .sort((a, b) => collator.compare(a.name, b.name))
  const sorted = held.flatMap(({ day }) => (day === null ? [] : [day])).sort()
  const apart = each === true && sorted[0] !== sorted.at(-1)
  return {
    apart,
    names: held.map(({ name, day }) =>
      apart && day !== null ? t('register.office', { office: name, date: formatDate(day, language) }) : name,
    ),
    days: [...new Set([sorted[0], sorted.at(-1)])].flatMap((day) =>
      day === undefined ? [] : [formatDate(day, language)],
    ),
  }
}

/** Which registers were read and how new they are; said with every answer. */
export function RegisterLine(props: RegisterLineProps) {
  const { answer } = props
  const t = useText('checker')
  const words = useText('trademark')
  const language = useLanguage()
  const { names, days, apart } = useHeld(props)
  const { count } = answer.register
  if (count === 0) {
    return (
      <Callout tone="amber" title={t('register.empty')}>
        <p>{t('register.emptyText')}</p>
      </Callout>
    )
  }
  const number = numberFormat(localeOf[language]).format(count)
  const [from = '', to = from] = days
  const newest =
    days.length === 0 || apart ? '' : t(days.length > 1 ? 'register.between' : 'register.newest', { from, to })
  return (
    <div className="mw-source">
      {answer.answeredBy === 'database' && <p>{t('register.database')}</p>}
      <p>
        {words('similarity.caution')} {t('register.marks', { count, number })}{' '}
        {t(apart ? 'register.asOf' : 'register.names')} {names.join(', ')}. {newest}
      </p>
    </div>
  )
}

import { formatDate } from '#kernel/dates.ts'
import { localeOf } from '#kernel/languages.ts'
import { Callout } from '#ui/callout.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { Answer } from './question.ts'

/** Which registers were read and how new they are; said with every answer. */
export function RegisterLine({ answer, offices }: { answer: Answer; offices: Record<string, string> }) {
  const t = useText('checker')
  const names = useText('trademark')
  const language = useLanguage()
  const { register } = answer
  const collator = new Intl.Collator(localeOf[language])
  const held = register.offices
    .filter(({ count }) => count > 0)
    .map(({ office, asOf }) => ({ name: offices[office] ?? office, asOf }))
    .sort((a, b) => collator.compare(a.name, b.name))
    .map(({ name, asOf }) =>
      asOf === null ? name : t('register.office', { office: name, date: formatDate(asOf.slice(0, 10), language) }),
    )
  if (register.count === 0) {
    return (
      <Callout tone="amber" title={t('register.empty')}>
        <p>{t('register.emptyText')}</p>
      </Callout>
    )
  }
  const number = new Intl.NumberFormat(localeOf[language]).format(register.count)
  return (
    <div className="mw-source">
      {answer.answeredBy === 'database' && <p>{t('register.database')}</p>}
      <p>
        {names('similarity.caution')} {t('register.marks', { count: register.count, number })} {t('register.asOf')}{' '}
        {held.join(', ')}.
      </p>
    </div>
  )
}

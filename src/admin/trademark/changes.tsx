import type { ChangeRow } from '#operations/staff/trademark.ts'
import { useLanguage, useText, type TextKey } from '../i18n/texts.ts'
import { personName } from '../kit/person.ts'
import { formatDate, formatInstant } from '../kit/time.ts'
import { changedValues } from './changed-values.ts'

const dates = ['filing_date', 'registration_date', 'expiration_date', 'dou_deadline_date']

/** Every change of the row: which value, from what to what, when and by whom. */
export function Changes({ rows }: { rows: readonly ChangeRow[] }) {
  const t = useText()
  const language = useLanguage()
  const shown = rows
    .map((row) => ({ row, values: changedValues(row.old_values, row.new_values) }))
    .filter(({ values }) => values.length > 0)
  if (shown.length === 0) return <p className="mw-muted mw-small">{t('changes.none')}</p>
  const say = (name: string, text: string): string => {
    if (dates.includes(name) && text) return formatDate(text, language)
    return name === 'status' && text ? t(`status.${text}` as TextKey) : text
  }
  return (
    <ul className="wb-diff">
      {shown.map(({ row, values }) => (
        <li key={row.id}>
          <div>
            <time dateTime={row.created_at}>{formatInstant(row.created_at, language)}</time>
            <br />
            <small>{row.user ? personName(row.user) : t('history.noUser')}</small>
          </div>
          <div>
            {values.map((value) => (
              <p key={value.name}>
                <b>{value.named ? t(`change.${value.name}` as TextKey) : value.name}</b>{' '}
                {value.from !== '' && <del>{say(value.name, value.from)}</del>}{' '}
                {value.to !== '' && <ins>{say(value.name, value.to)}</ins>}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

import { useText } from '../i18n/text.ts'
import type { Answer } from './question.ts'

type Unread = Answer['unread'][number]

/** What of the sign was not compared, or can be read in another way, a line each. */
export function UnreadParts({ unread }: { unread: readonly Unread[] }) {
  const t = useText('checker')
  if (unread.length === 0) return null
  return (
    <ul className="mw-list mw-small">
      {unread.map(({ reason, part, as }) => (
        <li key={`${reason}-${part}`}>{t(`unread.${reason}`, { part, as })}</li>
      ))}
    </ul>
  )
}

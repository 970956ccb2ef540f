import type { DecisionGroup } from '#domain/decision/decisions.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import '../class-assist/class-assist.css'
import { useKeyName } from './key-name.ts'
import type { DecisionKey } from './keys.server.ts'

/** The keys of a group, each with how many decisions it has. */
export function KeyIndex({ group, keys }: { group: DecisionGroup; keys: readonly DecisionKey[] }) {
  const t = useText('disputes')
  const nameOf = useKeyName()
  const language = useLanguage()
  return (
    <ul className="mw-termlist">
      {keys.map(({ key, name, count }) => (
        <li key={key}>
          <a href={path.disputes({ group, id: key }, { language })}>{nameOf(key, name)}</a>{' '}
          <span className="mw-small mw-muted">{t('count', { count })}</span>
        </li>
      ))}
    </ul>
  )
}

import type { GroundHint } from '#domain/clearance/ground.ts'
import { asWritten } from '#ui/similarity-reasons.ts'
import { useText } from '../i18n/text.ts'

/** What an office may hold against the word itself: which word, and why. */
export function Grounds({
  value,
  grounds,
  level = 2,
}: {
  value: string
  grounds: readonly GroundHint[]
  level?: 2 | 3
}) {
  const t = useText('checker')
  const names = useText('trademark')
  if (grounds.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <div className="mw-grounds">
      <Heading className="mw-h4">{t('ground.title')}</Heading>
      <ul className="mw-list">
        {grounds.map(({ kind, word, classes }) => (
          <li key={`${kind}-${word}`}>
            <b translate="no">{asWritten(word, [value])}</b>{' '}
            {t(`ground.${kind}`, { classes: names('classes', { list: classes.join(', '), count: classes.length }) })}
          </li>
        ))}
      </ul>
      <p className="mw-source">{t('ground.note')}</p>
    </div>
  )
}

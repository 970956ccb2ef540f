import { classList } from '#domain/catalog/nice-classes.ts'
import { type PlacedGround, toldGrounds, wordAsWritten } from '#domain/clearance/grounds/ground.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { useText } from '../i18n/text.ts'

/** What an office may hold against the word itself: which word, why, and in which of the places that were asked for. */
export function Grounds({
  value,
  grounds,
  unlisted = [],
  offices,
  level = 2,
}: {
  value: string
  grounds: readonly PlacedGround[]
  /** Words whose sense is in none of our lists; where a person has judged the sign there are none to tell of. */
  unlisted?: readonly string[]
  offices: Record<string, string>
  level?: 2 | 3
}) {
  const t = useText('checker')
  const names = useText('trademark')
  const told = toldGrounds(grounds)
  if (told.length === 0 && unlisted.length === 0) return null
  const quoted = (word: string) => wordAsWritten(word, value) ?? t('ground.readAs', { word: word.toUpperCase() })
  const named = (places: readonly Jurisdiction[]) => places.map((place) => offices[place] ?? place).join(', ')
  const Heading = `h${level}` as const
  return (
    <div className="mw-grounds">
      <Heading className="mw-h4">{t('ground.title')}</Heading>
      {told.length > 0 && (
        <ul className="mw-list">
          {told.map(({ kind, word, classes, standing, toCheck }) => (
            <li key={`${kind}-${word}`}>
              <b translate="no">{quoted(word)}</b>{' '}
              {t(`ground.${kind}`, { classes: names('classes', { list: classList(classes), count: classes.length }) })}
              {standing.length > 0 && <> {t('ground.standing', { places: named(standing) })}</>}
              {toCheck.length > 0 && <> {t('ground.toCheck', { places: named(toCheck) })}</>}
            </li>
          ))}
        </ul>
      )}
      {unlisted.length > 0 && (
        <p className="mw-small">
          {t('ground.unlisted')} <b translate="no">{unlisted.join(', ')}</b>
        </p>
      )}
      <p className="mw-source">{t('ground.note')}</p>
    </div>
  )
}

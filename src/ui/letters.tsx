import { alignLetters, type Letter } from './letter-alignment.ts'
import { classNames } from './class-names.ts'

interface LettersProps {
  own: string
  earlier: string
  ownLabel: string
  earlierLabel: string
  small?: boolean
}

function Row({ letters, label }: { letters: Letter[]; label: string }) {
  return (
    <div className="mw-letters__row" role="img" aria-label={label}>
      {letters.map((letter, index) => (
        <span key={index} className={`is-${letter.kind}`} aria-hidden="true">
          {letter.kind === 'gap' ? '·' : letter.char}
        </span>
      ))}
    </div>
  )
}

/** Two marks letter under letter; shared letters are highlighted, because they are the problem. */
export function Letters({ own, earlier, ownLabel, earlierLabel, small }: LettersProps) {
  const [upper, lower] = alignLetters(own, earlier)
  const long = upper.length > 12
  return (
    <div className={classNames('mw-letters', (small || long) && 'mw-letters--s')} translate="no">
      {!small && (
        <div className="mw-letters__tag" aria-hidden="true">
          {ownLabel}
        </div>
      )}
      <Row letters={upper} label={`${ownLabel}: ${own}`} />
      <Row letters={lower} label={`${earlierLabel}: ${earlier}`} />
      {!small && (
        <div className="mw-letters__tag" aria-hidden="true">
          {earlierLabel}
        </div>
      )}
    </div>
  )
}

import { Fragment } from 'react'
import { alignLetters, type Letter } from './letter-alignment.ts'
import { classNames } from './class-names.ts'

interface LettersProps {
  own: string
  earlier: string
  ownLabel: string
  earlierLabel: string
  small?: boolean
}

/** What fits a phone's width; a longer pair of marks goes on in a further pair of rows. */
const rowLength = 16

/** Where the rows of a long pair are cut: after the last space that both have, or at the full length. */
function cutsOf(upper: readonly Letter[], lower: readonly Letter[]): [from: number, to: number][] {
  const cuts: [number, number][] = []
  for (let from = 0; from < upper.length || from === 0;) {
    let to = Math.min(from + rowLength, upper.length)
    for (let at = to; to < upper.length && at > from + rowLength / 2; at -= 1) {
      if (upper[at - 1]?.kind !== 'space' && lower[at - 1]?.kind !== 'space') continue
      to = at
      break
    }
    cuts.push([from, to])
    from = Math.max(to, from + 1)
  }
  return cuts
}

function Row({ letters, label }: { letters: Letter[]; label?: string }) {
  return (
    <div
      className="mw-letters__row"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
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
  const size = small || upper.length > 12 ? 's' : upper.length > 9 ? 'm' : null
  return (
    <div className={classNames('mw-letters', size && `mw-letters--${size}`)} translate="no">
      {!small && (
        <div className="mw-letters__tag" aria-hidden="true">
          {ownLabel}
        </div>
      )}
      {cutsOf(upper, lower).map(([from, to]) => (
        <Fragment key={from}>
          <Row letters={upper.slice(from, to)} label={from === 0 ? `${ownLabel}: ${own}` : undefined} />
          <Row letters={lower.slice(from, to)} label={from === 0 ? `${earlierLabel}: ${earlier}` : undefined} />
        </Fragment>
      ))}
      {!small && (
        <div className="mw-letters__tag" aria-hidden="true">
          {earlierLabel}
        </div>
      )}
    </div>
  )
}

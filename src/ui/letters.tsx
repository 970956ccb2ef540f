import { alignLetters, type Letter } from './letter-alignment.ts'
import { classNames } from './class-names.ts'

interface LettersProps {
  own: string
  earlier: string
  ownLabel: string
  earlierLabel: string
  small?: boolean
  /** Letters in a row; a longer pair of marks goes on in a further pair of rows. */
  rowLength?: number
}

const phoneRowLength = 15

interface Cut {
  from: number
  to: number
}

/** Where the rows of a long pair are cut: after the last space of either, or at the full length. */
function cutsOf(upper: readonly Letter[], lower: readonly Letter[], rowLength: number): Cut[] {
  const cuts: Cut[] = []
  for (let from = 0; from < upper.length;) {
    let to = Math.min(from + rowLength, upper.length)
    for (let at = to; to < upper.length && at > from + rowLength / 4; at -= 1) {
      if (upper[at - 1]?.kind !== 'space' && lower[at - 1]?.kind !== 'space') continue
      to = at
      break
    }
    cuts.push({ from, to })
    from = to
  }
  return cuts
}

/** A space is narrow, and so is the slot above or below it; a space that stands against a letter has its width. */
function classOf({ kind }: Letter, partner: Letter | undefined): string {
  if (kind === 'gap' && partner?.kind === 'space') return 'is-space'
  if (kind === 'space' && (partner?.kind === 'same' || partner?.kind === 'diff')) return 'is-space is-wide'
  return `is-${kind}`
}

interface RowProps {
  letters: readonly Letter[]
  partners: readonly Letter[]
  cut: Cut
  label: string
}

/** The part of a mark that stands in one row; where it has no letter there is no row. The first one says the whole mark. */
function Row({ letters, partners, cut: { from, to }, label }: RowProps) {
  const part = letters.slice(from, to)
  if (part.every(({ kind }) => kind === 'gap')) return null
  const isFirst = letters.slice(0, from).every(({ kind }) => kind === 'gap')
  return (
    <div className="mw-letters__row" {...(isFirst ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {part.map((letter, index) => (
        <span key={index} className={classOf(letter, partners[from + index])} aria-hidden="true">
          {letter.kind === 'gap' ? '·' : letter.char}
        </span>
      ))}
    </div>
  )
}

/** Two marks letter under letter; shared letters are highlighted, because they are the problem. */
export function Letters(props: LettersProps) {
  const { own, earlier, ownLabel, earlierLabel, small, rowLength = phoneRowLength } = props
  const [upper, lower] = alignLetters(own, earlier)
  const size = small || upper.length > 12 ? 's' : upper.length > 9 ? 'm' : null
  return (
    <div className={classNames('mw-letters', size && `mw-letters--${size}`)} translate="no">
      {!small && (
        <div className="mw-letters__tag" aria-hidden="true">
          {ownLabel}
        </div>
      )}
      {cutsOf(upper, lower, rowLength).map((cut) => (
        <div key={cut.from} className="mw-letters__pair">
          <Row letters={upper} partners={lower} cut={cut} label={`${ownLabel}: ${own}`} />
          <Row letters={lower} partners={upper} cut={cut} label={`${earlierLabel}: ${earlier}`} />
        </div>
      ))}
      {!small && (
        <div className="mw-letters__tag" aria-hidden="true">
          {earlierLabel}
        </div>
      )}
    </div>
  )
}

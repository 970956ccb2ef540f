import { useState, type KeyboardEvent } from 'react'
import { formatScore } from '#ui/similarity.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { useBandWord } from '../../mark-checker/band-verdict.tsx'
import type { AnsweredMark } from '../../mark-checker/question.ts'
import { hitId } from './hit.tsx'

const size = 300
/** Room for the names of the axes. */
const edge = 30
const at = (value: number): number => edge + value * (size - edge - 12)
const flip = (y: number): number => size - y

const lines = [0, 0.25, 0.5, 0.75, 1] as const
const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The verdict's shape as in the words beside it: square high, triangle medium, ring low. */
function Sign({ band, x, y }: { band: AnsweredMark['score']['band']; x: number; y: number }) {
  if (band === 'high') return <rect x={x - 5} y={y - 5} width="10" height="10" />
  if (band === 'medium') return <path d={`M${x} ${y - 6.5}l6.5 11.5h-13z`} />
  return <circle cx={x} cy={y} r="4.5" />
}

function Grid({ looks, sounds }: { looks: string; sounds: string }) {
  return (
    <g aria-hidden="true">
      {lines.map((value) => (
        <g key={value} className="mw-plot__grid">
          <path d={`M${at(value)} ${flip(at(0))}V${flip(at(1))}M${at(0)} ${flip(at(value))}H${at(1)}`} />
        </g>
      ))}
      <text className="mw-plot__axis" x={at(1)} y={size - 10} textAnchor="end">
        {looks} →
      </text>
      <text className="mw-plot__axis" transform={`translate(18 ${flip(at(1))}) rotate(-90)`} textAnchor="end">
        {sounds} →
      </text>
    </g>
  )
}

interface PlotProps {
  marks: readonly AnsweredMark[]
  offices: Record<string, string>
}

/** Where the marks lie between looking and sounding alike; each sign leads to its mark in the list. */
export function Plot({ marks, offices }: PlotProps) {
  const t = useText('checker')
  const language = useLanguage()
  const word = useBandWord()
  const [active, setActive] = useState(0)
  const [told, setTold] = useState('')
  if (marks.length < 2) return null
  const words = (mark: AnsweredMark): string =>
    t('plot.point', {
      mark: mark.text || t('withoutWords'),
      office: offices[mark.office] ?? mark.office,
      looks: formatScore(mark.score.looks, language),
      sounds: formatScore(mark.score.sounds, language),
      verdict: word(mark.score.band),
    })
  const move = (event: KeyboardEvent<SVGGElement>): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(active + step, 0), marks.length - 1)
    setActive(next)
    event.currentTarget.querySelector<SVGAElement>(`[data-point="${next}"]`)?.focus()
  }
  return (
    <figure className="mw-plot">
      <figcaption>
        <b className="mw-h4">{t('plot.title')}</b>
        <span className="mw-small mw-muted" id="plot-text">
          {t('plot.text')} {t('plot.keys')}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${size} ${size}`} role="group" aria-label={t('plot.title')} aria-describedby="plot-text">
        <Grid looks={t('plot.looks')} sounds={t('plot.sounds')} />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the signs are what is focused; the group only hears their keys */}
        <g onKeyDown={move}>
          {/* The riskiest is painted last, over the others; the order of the keys is that of the list. */}
          {marks
            .map((mark, index) => ({ mark, index }))
            .toReversed()
            .map(({ mark, index }) => (
              <a
                key={hitId(mark)}
                href={`#${hitId(mark)}`}
                className={`mw-plot__point is-${mark.score.band}`}
                data-point={index}
                tabIndex={index === Math.min(active, marks.length - 1) ? 0 : -1}
                aria-label={words(mark)}
                onFocus={() => {
                  setActive(index)
                  setTold(words(mark))
                }}
                onMouseEnter={() => setTold(words(mark))}
              >
                <circle className="mw-plot__target" cx={at(mark.score.looks)} cy={flip(at(mark.score.sounds))} r="12" />
                <Sign band={mark.score.band} x={at(mark.score.looks)} y={flip(at(mark.score.sounds))} />
              </a>
            ))}
        </g>
      </svg>
      <p className="mw-plot__told mw-small" aria-hidden="true">
        {told}
      </p>
    </figure>
  )
}

import { classNames } from '#ui/class-names.ts'
import { useText } from '../../i18n/texts.ts'
import { counterpartyPath } from '../../paths.ts'
import { drawingOf, type Line } from './layout.ts'
import type { Other } from './shown.ts'
import '../../styles/counterparty.css'

/** Edges of the three columns, in the units of the drawing. */
const columns = { own: [0, 170], trait: [290, 510], other: [630, 800] } as const
const high = 42

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

function Lines({ lines, from, to }: { lines: readonly Line[]; from: number; to: number }) {
  return lines.map((line) => (
    <path
      key={line.key}
      className={`wb-graph__line wb-graph__line--${line.level}`}
      d={`M${from} ${line.from}C${(from + to) / 2} ${line.from} ${(from + to) / 2} ${line.to} ${to} ${line.to}`}
    />
  ))
}

interface BoxProps {
  at: readonly [number, number]
  y: number
  title: string
  under: string
  kind: 'own' | 'trait' | 'other' | 'same'
}

function Box({ at: [from, to], y, title, under, kind }: BoxProps) {
  return (
    <g className={classNames('wb-graph__box', `wb-graph__box--${kind}`)}>
      <rect x={from + 1} y={y - high / 2} width={to - from - 2} height={high} rx={kind === 'trait' ? high / 2 : 0} />
      <text x={(from + to) / 2} y={y - 3}>
        {title}
      </text>
      <text className="wb-graph__under" x={(from + to) / 2} y={y + 12}>
        {under}
      </text>
    </g>
  )
}

/** Who shares what, drawn; the list beneath it says the same. */
export function CounterpartyDrawing({
  name,
  cases,
  others,
}: {
  name: string
  cases: number
  others: readonly Other[]
}) {
  const t = useText()
  const drawing = drawingOf(others)
  if (drawing.others.length === 0) return <p className="mw-muted">{t('counterparty.nothingShared')}</p>
  return (
    <svg
      className="wb-graph"
      viewBox={`0 0 800 ${drawing.height}`}
      role="group"
      aria-label={t('counterparty.graphLabel', { name })}
    >
      <Lines lines={drawing.left} from={columns.own[1]} to={columns.trait[0]} />
      <Lines lines={drawing.right} from={columns.trait[1]} to={columns.other[0]} />
      <Box
        at={columns.own}
        y={drawing.own}
        title={cut(name, 24)}
        under={t('counterparty.casesCount', { count: cases })}
        kind="own"
      />
      {drawing.traits.map((trait) => (
        <Box
          key={trait.key}
          at={columns.trait}
          y={trait.y}
          title={cut(trait.value, 30)}
          under={t(`counterparty.kindOf.${trait.kind}`)}
          kind="trait"
        />
      ))}
      {drawing.others.map(({ key, y, other }) => (
        <a key={key} href={counterpartyPath(other.id)}>
          <Box
            at={columns.other}
            y={y}
            title={cut(other.name, 24)}
            under={`${other.strength.toFixed(2)}, ${t(other.isSame ? 'counterparty.isSame' : `counterparty.level.${other.level}`)}`}
            kind={other.isSame ? 'same' : 'other'}
          />
        </a>
      ))}
    </svg>
  )
}

export interface Score {
  key: string
  label: string
  /** From 0 to 1. */
  value: number
  /** The same number as the reader writes it. */
  text: string
}

/** Scores on rulers from 0 to 1; a number always stands beside the ruler. */
export function Scores({ scores }: { scores: readonly Score[] }) {
  return (
    <dl className="mw-scores">
      {scores.map((score) => (
        <div key={score.key}>
          <dt>{score.label}</dt>
          <dd>
            <Gauge value={score.value} label={score.label} />
            <b>{score.text}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Gauge({ value, label }: { value: number; label: string }) {
  return (
    <meter className="mw-gauge" min={0} max={1} value={value} aria-label={label}>
      {value}
    </meter>
  )
}

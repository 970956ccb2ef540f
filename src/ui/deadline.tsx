interface DeadlineProps {
  state: 'far' | 'due' | 'late' | 'done'
  /** The date as the machine reads it. */
  dateTime: string
  date: string
  /** "due in 14 days", "7 days overdue". */
  words: string
}

export function Deadline({ state, dateTime, date, words }: DeadlineProps) {
  return (
    <span className={state === 'far' ? 'mw-deadline' : `mw-deadline mw-deadline--${state}`}>
      <time dateTime={dateTime}>{date}</time> <b>{words}</b>
    </span>
  )
}

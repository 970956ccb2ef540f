import type { ReactNode } from 'react'

export interface Moment {
  key: string
  state: 'done' | 'now' | 'next' | 'late'
  when: ReactNode
  /** The date as the machine reads it, when there is one. */
  dateTime?: string
  title: ReactNode
  text?: ReactNode
}

export function Timeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="mw-timeline">
      {moments.map((moment) => (
        <li key={moment.key} className={`is-${moment.state}`}>
          {moment.dateTime ? <time dateTime={moment.dateTime}>{moment.when}</time> : <span>{moment.when}</span>}
          <div>
            <b>{moment.title}</b>
            {moment.text && <p className="mw-small mw-muted">{moment.text}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

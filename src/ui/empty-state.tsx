import type { ReactNode } from 'react'

export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mw-empty">
      <h2 className="mw-h3">{title}</h2>
      <p className="mw-muted">{text}</p>
      {children}
    </div>
  )
}

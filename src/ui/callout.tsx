import type { ReactNode } from 'react'

export type CalloutTone = 'info' | 'amber' | 'seal' | 'leaf' | 'plain'

export function Callout({
  tone = 'info',
  title,
  children,
}: {
  tone?: CalloutTone
  title?: string
  children: ReactNode
}) {
  return (
    <div className={`mw-callout mw-callout--${tone}`}>
      {title && <strong>{title}</strong>}
      {children}
    </div>
  )
}

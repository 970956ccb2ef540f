import type { ReactNode } from 'react'

/** Why two marks are close, on one line. */
export function Reasons({ items }: { items: readonly { key: string; text: ReactNode }[] }) {
  return (
    <ul className="mw-reasons">
      {items.map((item) => (
        <li key={item.key}>{item.text}</li>
      ))}
    </ul>
  )
}

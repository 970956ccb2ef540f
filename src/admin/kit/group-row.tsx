import type { ReactNode } from 'react'

/** The heading of a group of rows in a working table, and how many they are. */
export function GroupRow({ columns, title, children }: { columns: number; title: string; children: ReactNode }) {
  return (
    <tr className="is-group">
      <th colSpan={columns} scope="colgroup">
        {title}
        <small>{children}</small>
      </th>
    </tr>
  )
}

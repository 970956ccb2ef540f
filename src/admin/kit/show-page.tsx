import { ShowBase, useShowContext, type RaRecord } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { ReactNode } from 'react'
import { listPath, to } from '../paths.ts'
import { lastList } from './last-list.ts'
import { ReadFailure, Waiting } from './refusal-note.tsx'
import { useKeys } from './use-keys.ts'

interface ShowPageProps<Row> {
  table: string
  children: (row: Row) => ReactNode
}

/** One row of one table on a screen of its own; U leads back to the queue or list that the person came from. */
export function ShowPage<Row extends RaRecord>({ table, children }: ShowPageProps<Row>) {
  const navigate = useNavigate()
  useKeys([{ key: 'u', run: () => void navigate(lastList(to(listPath(table)))) }])
  // The screen itself says what is missing; react-admin would leave for the list. The meta keeps the whole row apart from
  // the thinner one that a list leaves in react-admin's cache. A matter is always read anew: an old state misleads.
  return (
    <ShowBase<Row>
      resource={table}
      queryOptions={{ onError: () => undefined, meta: { whole: true }, staleTime: 0, gcTime: 0 }}
    >
      <Shown>{children}</Shown>
    </ShowBase>
  )
}

function Shown({ children }: { children: (row: never) => ReactNode }) {
  const { record, error, isPending, refetch } = useShowContext<RaRecord>()
  if (record) return children(record as never)
  if (isPending) return <Waiting lines={12} />
  return <ReadFailure error={error} retry={() => void refetch()} />
}

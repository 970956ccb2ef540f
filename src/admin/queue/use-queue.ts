import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetIdentity } from 'ra-core'
import { readCounts, readQueue } from './read-queue.ts'
import type { Counts, QueueAddress } from './views.ts'

const freshMs = 60_000

/** The matters of a view of the queue, read again every minute. */
export function useQueue(address: QueueAddress) {
  const { identity } = useGetIdentity()
  const me = String(identity?.id ?? '')
  return useQuery({
    queryKey: ['queue', address, me],
    queryFn: ({ signal }) => readQueue(address, me, { signal }),
    enabled: me !== '',
    refetchInterval: freshMs,
    placeholderData: keepPreviousData,
  })
}

/** How many matters each view holds, for the navigation. */
export function useCounts(): Counts | undefined {
  const { data } = useQuery({
    queryKey: ['queue-counts'],
    queryFn: ({ signal }) => readCounts({ signal }),
    refetchInterval: freshMs,
  })
  return data
}

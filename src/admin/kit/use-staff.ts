import { useQuery } from '@tanstack/react-query'
import { type PersonRow, staffPeople } from '#operations/staff/people.ts'
import { runOperation } from '../graphql.ts'

const none: readonly PersonRow[] = []

/** Active members of staff, for assigning. */
export function useStaff(): readonly PersonRow[] {
  const { data } = useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => await runOperation(staffPeople, {}, { signal }),
    staleTime: 300_000,
  })
  return data?.user ?? none
}

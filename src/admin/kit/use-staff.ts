import { useQuery } from '@tanstack/react-query'
import { runDocument } from '../graphql.ts'
import { personFields, type PersonRow } from './person.ts'

const none: readonly PersonRow[] = []

/** Active members of staff, for assigning. */
export function useStaff(): readonly PersonRow[] {
  const { data } = useQuery({
    queryKey: ['staff'],
    queryFn: async ({ signal }) =>
      await runDocument<{ user: PersonRow[] }>(
        `query staff { user(where: { role: { _in: ["staff", "admin"] }, state: { _eq: "active" } }, order_by: { email: asc }) { ${personFields} } }`,
        {},
        { signal },
      ),
    staleTime: 300_000,
  })
  return data?.user ?? none
}

import { found } from '#kernel/errors.ts'
import type { World } from './whole-world.ts'

interface Asked {
  params?: Record<string, string>
  body?: unknown
}

const id = (world: World, table: string): string => found(world[table])

/** Calls about a date of a mark, or a change of its registration, that name the row of another mark. */
export const docketSeconds = (
  aMark: (own: World, rest?: Record<string, string>) => { params: Record<string, string> },
): Record<string, (own: World, second: World) => Asked> => ({
  'docket.set-deadline params.deadlineId': (own, second) => ({
    ...aMark(own, { deadlineId: id(second, 'deadline') }),
    body: { kind: 'law', before: { due: '2026-01-01' } },
  }),
  'docket.done params.deadlineId': (own, second) => ({
    ...aMark(own, { deadlineId: id(second, 'deadline') }),
    body: { done: true, before: { due: '2026-01-01' } },
  }),
  'designation-change.decide params.changeId': (own, second) => ({
    ...aMark(own, { changeId: id(second, 'designation_change') }),
    body: { kind: 'carry', foundAt: '2026-06-10T10:00:00Z' },
  }),
})

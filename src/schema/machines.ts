import { tablesByName } from './nouns.ts'

/** The machine behind each table's `status`; its name is the table's. The database refuses every other step. */
export const machines = [...tablesByName.values()].flatMap(({ machine }) => machine ?? [])

/** Every step that some actor may take, as rows for the table `status_transition`; a machine begins from ''. */
export function statusTransitions(): { machine: string; from: string; to: string }[] {
  return machines.flatMap(({ name: machine, initial, states, transitions }) => [
    ...initial.map((to) => ({ machine, from: '', to })),
    ...states.flatMap((from) => (transitions[from] ?? []).map(({ to }) => ({ machine, from, to }))),
  ])
}

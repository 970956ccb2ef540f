/** A state machine as a table: from each state, the states it may go to and who may take it there. */
export interface Machine<S extends string, Actor extends string> {
  name: string
  states: readonly S[]
  initial: readonly S[]
  transitions: { readonly [From in S]: readonly { to: S; by: readonly Actor[] }[] }
}

export type Refusal = { ok: false; reason: 'unknown-state' | 'not-in-table' | 'wrong-actor'; from: string; to: string }
export type Decision<S extends string> = { ok: true; from: S; to: S } | Refusal

/** Declares a machine. Throws at start-up when a state is unknown or can never be reached. */
export function defineMachine<S extends string, Actor extends string>(machine: Machine<S, Actor>): Machine<S, Actor> {
  const known = new Set<string>(machine.states)
  const reached = new Set<string>(machine.initial)
  const open: S[] = [...machine.initial]
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const { to } of machine.transitions[from] ?? []) {
      if (!known.has(to)) throw new Error(`${machine.name}: ${from} leads to the unknown state ${to}`)
      if (!reached.has(to)) open.push(to)
      reached.add(to)
    }
  }
  const lost = machine.states.filter((state) => !reached.has(state))
  if (lost.length > 0) throw new Error(`${machine.name}: never reached: ${lost.join(', ')}`)
  return machine
}

/** Says whether a state may follow another for this actor. Pure: the caller writes, compare-and-set, with `from`. */
export function decide<S extends string, Actor extends string>(
  machine: Machine<S, Actor>,
  from: string,
  to: string,
  actor: Actor,
): Decision<S> {
  const state = machine.states.find((s) => s === from)
  if (state === undefined || !machine.states.some((s) => s === to))
    return { ok: false, reason: 'unknown-state', from, to }
  const step = machine.transitions[state].find((t) => t.to === to)
  if (!step) return { ok: false, reason: 'not-in-table', from, to }
  if (!step.by.includes(actor)) return { ok: false, reason: 'wrong-actor', from, to }
  return { ok: true, from: state, to: step.to }
}

/** The states an actor may take a row to from here; screens build their buttons from it. */
export function nextStates<S extends string, Actor extends string>(
  machine: Machine<S, Actor>,
  from: string,
  actor: Actor,
): S[] {
  const state = machine.states.find((s) => s === from)
  if (state === undefined) return []
  return machine.transitions[state].filter((t) => t.by.includes(actor)).map((t) => t.to)
}

/**
 * The circles of a directed graph, one per strongly connected group (Tarjan 1972), each as the shortest way round from
 * its first member in alphabetical order.
 */
export function findCycles(edges: readonly { from: string; to: string }[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  return stronglyConnected(next)
    .filter((group) => group.length > 1)
    .map((group) =>
      shortestRound(
        group.toSorted((a, b) => (a < b ? -1 : 1)),
        next,
      ),
    )
}

function stronglyConnected(next: ReadonlyMap<string, string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const groups: string[][] = []
  const visit = (node: string): void => {
    index.set(node, index.size)
    low.set(node, index.get(node) ?? 0)
    stack.push(node)
    onStack.add(node)
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) {
        visit(to)
        low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0))
      } else if (onStack.has(to)) {
        low.set(node, Math.min(low.get(node) ?? 0, index.get(to) ?? 0))
      }
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    for (const member of group) onStack.delete(member)
    groups.push(group)
  }
  for (const node of next.keys()) if (!index.has(node)) visit(node)
  return groups
}

function shortestRound(group: string[], next: ReadonlyMap<string, string[]>): string[] {
  const start = group[0] ?? ''
  const inside = new Set(group)
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const to of next.get(node) ?? []) {
      if (to === start) return wayTo(node, start, cameFrom)
      if (!inside.has(to) || cameFrom.has(to)) continue
      cameFrom.set(to, node)
      queue.push(to)
    }
  }
  return group
}

function wayTo(end: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end]
  while (way[0] !== start) way.unshift(cameFrom.get(way[0] ?? '') ?? start)
  return way
}

import { readdirSync, readFileSync } from 'node:fs'

/** Of a process: its parent and the milliseconds of a processor that it took, at the kernel's hundred ticks a second. */
function statOf(pid: number): { parent: number; ms: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, which may hold anything, ends with the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * 10 }
  } catch {
    return null
  }
}

/** Milliseconds of a processor that a process has taken so far; 0 when it is gone. */
export const processMs = (pid: number): number => statOf(pid)?.ms ?? 0

/** The same of a process with those that it started and that are still there: PostgreSQL has one for each connection. */
export function familyMs(parent: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = pids.flatMap((pid) => statOf(Number(pid)) ?? []).filter((one) => one.parent === parent)
  return processMs(parent) + children.reduce((sum, { ms }) => sum + ms, 0)
}

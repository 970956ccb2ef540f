/** Times that a process sends a statement before it is prepared: what comes once is not worth a name. */
const often = 20

/** Statements with a name at most. Each takes some kilobytes of every connection that sends it. */
const most = 60

/** Texts that are counted at most; what is put together anew each time must not fill the memory. */
const counted = 2_000

/** What answers all columns there are would break on a connection when a new release adds one. */
const answersAll = /(?:^\s*select|\breturning|^\s*with\b[^]*\bselect)\s+(?:\w+\.)?\*/i

/** Names for the statements that come often, so that PostgreSQL reads and plans them once for each connection. */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string | undefined>()
  const times = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= most || names.has(text)) return name
    const before = times.get(text) ?? 0
    if (before + 1 < often) {
      if (times.size >= counted) times.clear()
      times.set(text, before + 1)
      return undefined
    }
    times.delete(text)
    const given = answersAll.test(text) ? undefined : `often${names.size + 1}`
    names.set(text, given)
    return given
  }
}

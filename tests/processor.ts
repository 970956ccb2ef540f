/**
 * Milliseconds of processor that this thread took so far. What collects the garbage of other files of the process, or compiles for
 * them, does it in threads of its own and does not count.
 */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

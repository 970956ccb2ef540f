import { readdir, readFile } from 'node:fs/promises'

/** Ticks of the kernel's clock in a second; Linux has had the same number everywhere for long. */
const ticks = 100

/** Seconds of processor that a process and all that it started have used; another process's database is not among them. */
export async function processorOf(pid: number): Promise<number> {
  const own = await usedBy(pid)
  const children = await childrenOf(pid)
  const theirs = await Promise.all(children.map(processorOf))
  return theirs.reduce((sum, one) => sum + one, own)
}

async function usedBy(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks
}

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(
    tasks.map(async (task) => await readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  )
  return lists.flatMap((list) => list.trim().split(' ').filter((word) => word !== '').map(Number))
} // prettier-ignore

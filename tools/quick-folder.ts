import { readFile, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** What a run has written at one time, databases above all, with room to spare. */
const runBytes = 6e9

/** What is left of the memory for the run itself. */
const workBytes = 8e9

/** What there is of the folder that Linux keeps in memory. */
export interface Memory {
  /** The table of what is mounted, as /proc/mounts. */
  mounts: string
  /** Bytes that still go into the folder. */
  room: number
  /** Bytes of memory that nobody uses. */
  free: number
}

const inMemory = '/dev/shm'

/**
 * Where a run of the tests writes. Each of its hundreds of databases is some two thousand small files that live for seconds: a disk makes
 * them in one or two seconds, the memory in a tenth of one. Where there is little memory, or it runs no programs, the usual place.
 */
export function placeOf({ mounts, room, free }: Memory): string {
  const options = mounts
    .split('\n')
    .find((line) => line.split(' ')[1] === inMemory)
    ?.split(' ')[3]
  const runsPrograms = options !== undefined && !options.split(',').includes('noexec')
  return runsPrograms && room >= runBytes && free >= runBytes + workBytes ? inMemory : tmpdir()
}

export async function quickFolder(): Promise<string> {
  // Whoever names a place means it.
  if (process.env['TMPDIR'] !== undefined || process.platform !== 'linux') return tmpdir()
  const [mounts, room] = await Promise.all([
    readFile('/proc/mounts', 'utf8').catch(() => ''),
    statfs(inMemory).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => 0,
    ),
  ])
  return placeOf({ mounts, room, free: process.availableMemory() })
}

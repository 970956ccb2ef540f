import { execFile } from 'node:child_process'
import { chown, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { canPass } from './account.ts'
import { type Binaries } from './binaries.ts'
import { type Place, SUPERUSER } from './place.ts'

const run = promisify(execFile)

/** The environment of the server programs: nothing of the caller's locale, zone or PG* variables gets in. */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * How the server addresses its data directory. An account that may not pass a parent directory (0700, as /root is)
 * still reaches its working directory, which is entered before the account changes.
 */
export async function directoryArgument(place: Place, directory: string): Promise<string> {
  if (!place.account || process.platform !== 'linux') return directory
  return (await canPass(directory, place.account)) ? directory : '/proc/self/cwd'
}

/**
 * Makes the cluster when it is missing. It is built aside and renamed, so an interrupted or a simultaneous attempt
 * leaves nothing half made. Throws when the existing one belongs to another major version.
 */
export async function ensureCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const version = await clusterVersion(place.cluster)
  if (version !== undefined) {
    if (version === binaries.major) return
    throw new Error(
      `${place.cluster} was made by PostgreSQL ${version}; this build brings ${binaries.major}. ` +
        'Export with the version that made it, or set DATABASE_URL.',
    )
  }
  await removeAbandonedDrafts(place)
  const draft = await mkdtemp(`${place.cluster}.new-${process.pid}-`)
  try {
    if (place.account) await chown(draft, place.account.uid, place.account.gid)
    await initialise(place, binaries, draft, durable)
    await rename(draft, place.cluster)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another process of the same start was faster: its cluster is as good as ours.
    if ((await clusterVersion(place.cluster)) === undefined) throw error
  }
}

async function initialise(place: Place, binaries: Binaries, draft: string, durable: boolean): Promise<void> {
  const words = ['-D', await directoryArgument(place, draft), '-U', SUPERUSER, '-E', 'UTF8', '--auth=trust']
  words.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8')
  if (!durable) words.push('--no-sync')
  await run(binaries.initdb, words, { cwd: draft, env: SERVER_ENVIRONMENT, ...place.account }).catch(
    (error: unknown) => {
      const { stderr, message } = error as Error & { stderr?: string }
      const reason = stderr?.trim() || message
      const hint = reason.includes('could not look up effective user')
        ? ' PostgreSQL wants a user with a name: run as one that is in /etc/passwd, or set DATABASE_URL.'
        : ''
      throw new Error(`The database could not be created in ${place.dataDir}: ${reason}.${hint}`, { cause: error })
    },
  )
}

async function clusterVersion(cluster: string): Promise<number | undefined> {
  const text = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number.parseInt(text, 10)
}

async function removeAbandonedDrafts(place: Place): Promise<void> {
  const prefix = `${path.basename(place.cluster)}.new-`
  for (const name of await readdir(place.dataDir)) {
    if (!name.startsWith(prefix)) continue
    const maker = Number.parseInt(name.slice(prefix.length), 10)
    if (!isAlive(maker)) await rm(path.join(place.dataDir, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

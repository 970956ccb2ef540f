import { stat } from 'node:fs/promises'

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

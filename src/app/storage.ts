import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { localFiles, type FileStore } from '#platform/files/files.ts'

/** Where an installation keeps its documents. The client of buckets is large and loaded only where there is one. */
export async function filesOf(config: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  if (!config.bucket) return localFiles(join(config.dataDir, 'files'))
  const { bucketFiles } = await import('#platform/files/bucket.ts')
  return bucketFiles(config.bucket)
}

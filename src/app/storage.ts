import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { bucketFiles } from '#platform/files/bucket.ts'
import { localFiles, type FileStore } from '#platform/files/files.ts'

/** Where an installation keeps its documents. */
export function filesOf(config: Pick<Config, 'bucket' | 'dataDir'>): FileStore {
  return config.bucket ? bucketFiles(config.bucket) : localFiles(join(config.dataDir, 'files'))
}

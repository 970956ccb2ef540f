import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { lookupBy, lookupIn, noLookup, type DomainLookup } from './lookup.ts'
import { bootstrapIn } from './rdap.ts'

interface Settings {
  rdapBootstrap: string | null
  sightingsDir: string | null
}

/** Who is asked about domain names: the world, the stand-in of the installation, or nobody. Throws for a bootstrap that is none. */
export async function domainLookupOf({ rdapBootstrap, sightingsDir }: Settings): Promise<DomainLookup> {
  if (rdapBootstrap !== null) return lookupBy(await bootstrapIn(rdapBootstrap))
  if (sightingsDir === null) return noLookup
  const file = join(sightingsDir, 'domain-records.jsonl')
  const is = await access(file).then(
    () => true,
    () => false,
  )
  return is ? lookupIn(file) : noLookup
}

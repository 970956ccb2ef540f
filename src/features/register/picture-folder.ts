import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { type Jurisdiction, jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import type { Facilities } from '#features/facilities.ts'
import { importPictures, type PictureProgress } from './pictures.ts'

export const pictureEnding = /\.(png|jpe?g)$/i

async function filesIn(folder: string): Promise<string[]> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  return inside
    .filter((one) => one.isFile() && pictureEnding.test(one.name))
    .map((one) => path.join(one.parentPath, one.name))
    .toSorted()
}

/** Brings in the pictures of a folder that has a folder for each office, named by its code. */
export async function importPictureFolder({
  pool,
  registerPictures,
  log,
}: Pick<Facilities, 'pool' | 'registerPictures' | 'log'>): Promise<Map<Jurisdiction, PictureProgress>> {
  const done = new Map<Jurisdiction, PictureProgress>()
  if (registerPictures === null) return done
  for (const one of await readdir(registerPictures, { withFileTypes: true })) {
    const office = one.isDirectory() ? jurisdictionFrom(one.name) : null
    if (!office) continue
    const { problems, ...counts } = await importPictures(pool, await filesIn(path.join(registerPictures, one.name)), {
      office,
    })
    done.set(office, { ...counts, problems })
    log.info({ office, ...counts, problems: problems.slice(0, 5) }, 'pictures of marks')
  }
  return done
}

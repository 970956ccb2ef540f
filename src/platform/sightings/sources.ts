import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** One thing that a source tells of. */
export interface ToldFind {
  name: string
  url: string
  seller: string | null
  /** Minor units. */
  price: number | null
  currency: string | null
  country: string | null
  classes: number[]
  foundOn: string | null
}

/** Where finds on one kind of place come from: a feed of new domain names, a marketplace's search, and so on. */
export interface SightingSource {
  /** What the finds say that they were read in. */
  name: string
  platform: string
  /** Everything that it tells of now; a line that is none is passed over. */
  finds(): AsyncIterable<ToldFind>
}

const day = /^\d{4}-\d{2}-\d{2}$/
const longest = 4000

async function* linesOf(file: string): AsyncIterable<string> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })
  for await (const line of lines) {
    const text = line.trim()
    if (text !== '' && !text.startsWith('#') && text.length <= longest) yield text
  }
}

/** A list of new domain names, as feeds of zones and certificates give them: one a line, with its day behind a comma. */
export const domainFile = (file: string): SightingSource => ({
  name: 'file',
  platform: 'domains',
  async *finds() {
    for await (const line of linesOf(file)) {
      const [host = '', on = ''] = line.split(',').map((part) => part.trim())
      const name = host.toLowerCase()
      if (!/^[\p{L}\p{N}.-]{3,253}$/u.test(name) || !name.includes('.')) continue
      yield {
        name,
        url: `https://${name}/`,
        seller: null,
        price: null,
        currency: null,
        country: null,
        classes: [],
        foundOn: day.test(on) ? on : null,
      }
    }
  },
})

const text = (value: unknown, most = 200): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most) : null

/** Offers, profiles, apps or results, one JSON object a line: name, url, seller, price, currency, country, classes, foundOn. */
export const offerFile = (platform: string, file: string): SightingSource => ({
  name: 'file',
  platform,
  async *finds() {
    for await (const line of linesOf(file)) {
      const row = objectIn(line)
      const [name, url] = [text(row?.['name']), text(row?.['url'], 500)]
      if (!row || name === null || url === null || !/^https?:\/\/[^\s]+$/i.test(url)) continue
      const { price, classes, foundOn } = row
      yield {
        name,
        url,
        seller: text(row['seller']),
        price:
          Number.isSafeInteger(price) && (price as number) >= 0 && (price as number) < 2_000_000_000
            ? (price as number)
            : null,
        currency: text(row['currency'], 3),
        country: text(row['country'], 2),
        classes: Array.isArray(classes)
          ? classes.filter((one): one is number => Number.isInteger(one)).slice(0, 45)
          : [],
        foundOn: typeof foundOn === 'string' && day.test(foundOn) ? foundOn : null,
      }
    }
  },
})

function objectIn(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** The sources that a folder has: `domains.txt`, and `NAME.jsonl` for each other kind of place. */
export async function sourcesIn(folder: string | null, platforms: readonly string[]): Promise<SightingSource[]> {
  if (folder === null) return []
  const sources: SightingSource[] = []
  for (const platform of platforms) {
    const file = join(folder, platform === 'domains' ? 'domains.txt' : `${platform}.jsonl`)
    const is = await access(file).then(
      () => true,
      () => false,
    )
    if (is) sources.push(platform === 'domains' ? domainFile(file) : offerFile(platform, file))
  }
  return sources
}

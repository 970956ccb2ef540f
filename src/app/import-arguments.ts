import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type FormatName, formatNames, pictureEnding } from '#features/register/index.ts'
import { type Jurisdiction, jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { isLanguage, type Language, languages } from '#kernel/languages.ts'

export const help = `Bring an office's data into the register.

  npm run import -- --format uspto FILE|FOLDER...
  npm run import -- --format st66|st96 [--office EU] FILE|FOLDER...
  npm run import -- --format pictures --office EU FILE|FOLDER...
  npm run import -- --format terms --language sk --source NAME --valid-from 2026-01-01 FILE...

  --format      uspto   daily or annual applications of the USPTO (trademark-applications-daily)
                st66    WIPO ST.66 (TM-XML), one mark or many in a file
                st96    WIPO ST.96, one mark or many in a file
                pictures  of marks that are in the register, PNG or JPEG, each file named as the record names its picture, or by
                        the number of the application or the registration
                terms   goods and services, a line each: class, term[, group[, key]], by tab, semicolon or comma
  --office      whose register it is, such as EU, SK or WIPO; needed when the records do not say, and for pictures
  --language    language of the terms: ${languages.join(', ')}
  --source      who gives the terms, as it is shown beside them
  --valid-from  the day from which the list holds
  --help        this text

A file is XML, packed by gzip, or a zip of XML files. Of a folder every .xml, .gz and .zip (of pictures .png and .jpg) is taken, in the order of the
names. A run that was broken off goes on where it ended; a file that was finished is not read again. Newer records
replace older ones, whatever the order of the files. The database is that of the product (DATABASE_URL or DATA_DIR).

Exit code: 0 all is imported, 1 something was not, 2 the command was not understood, 130 stopped from outside.
`

/** What is to be imported. */
export type Wanted =
  | {
      readonly kind: 'marks'
      readonly format: FormatName
      readonly office: Jurisdiction | null
      readonly files: string[]
    }
  | {
      readonly kind: 'pictures'
      readonly office: Jurisdiction
      readonly files: string[]
    }
  | {
      readonly kind: 'terms'
      readonly language: Language
      readonly source: string
      readonly validFrom: PlainDate
      readonly files: string[]
    }

/** The command was not understood; `message` says what is wrong with it. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const options = {
  format: { type: 'string' },
  office: { type: 'string' },
  language: { type: 'string' },
  source: { type: 'string' },
  'valid-from': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line; null asks for help. */
export async function readArguments(words: readonly string[]): Promise<Wanted | null> {
  const { values, positionals } = understood(words)
  if (values.help) return null
  const { format, office, language, source, 'valid-from': validFrom } = values
  if (format === undefined)
    throw new UsageError(`--format is missing: ${[...formatNames, 'pictures', 'terms'].join(', ')}`)
  if (positionals.length === 0) throw new UsageError('name the files or folders to import')
  if (format === 'terms') {
    if (!isLanguage(language)) throw new UsageError(`--language is one of ${languages.join(', ')}`)
    if (source === undefined || source.trim() === '') throw new UsageError('--source is missing: who gives the list')
    if (validFrom === undefined || !isPlainDate(validFrom))
      throw new UsageError('--valid-from is missing: a day such as 2026-01-01')
    return {
      kind: 'terms',
      language,
      source: source.trim(),
      validFrom,
      files: await filesOf(positionals, /\.(tsv|csv|txt)$/i),
    }
  }
  const name = format === 'pictures' ? format : formatNames.find((one) => one === format)
  if (!name)
    throw new UsageError(`--format ${format} is not known: ${[...formatNames, 'pictures', 'terms'].join(', ')}`)
  const whose =
    office === undefined ? null : jurisdictionFrom(office === 'EM' ? 'EU' : office === 'WO' ? 'WIPO' : office)
  if (office !== undefined && whose === null) throw new UsageError(`--office ${office} is no office that is known here`)
  if (name === 'pictures') {
    if (whose === null) throw new UsageError('--office is missing: whose marks the pictures are of')
    return { kind: 'pictures', office: whose, files: await filesOf(positionals, pictureEnding) }
  }
  return { kind: 'marks', format: name, office: whose, files: await filesOf(positionals, /\.(xml|gz|zip)$/i) }
}

function understood(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

async function filesOf(places: readonly string[], ending: RegExp): Promise<string[]> {
  const files: string[] = []
  for (const place of places) {
    const found = await stat(place).catch(() => null)
    if (!found) throw new UsageError(`there is no ${place}`)
    if (!found.isDirectory()) {
      files.push(place)
      continue
    }
    const inside = (await readdir(place, { recursive: true, withFileTypes: true }))
      .filter((one) => !one.isDirectory() && ending.test(one.name))
      .map((one) => path.join(one.parentPath, one.name))
    if (inside.length === 0) throw new UsageError(`there is nothing to import in ${place}`)
    files.push(...inside.sort())
  }
  return files
}

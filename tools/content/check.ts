// node tools/content/check.ts: the pages of `content/pages`: front matter, directives, links, and that every language has them.
import { readFile } from 'node:fs/promises'
import { matchRoutes } from 'react-router'
import { languages, type Language } from '#kernel/languages.ts'
import { placeOfFile } from '#web/site/content/address.ts'
import { membersUnder } from '#web/site/content/directives.ts'
import { routeTable } from '#web/route-table.ts'
import { listFiles, type Outcome, printOutcome, ROOT, type SourceFile } from '../source-tree.ts'
import { compile, type Compiled } from './compile.ts'

interface Version extends Compiled {
  file: string
  language: Language
}

const rows = routeTable.filter(({ pattern }) => pattern !== '/*')
const routes = rows.map(({ pattern, privacy }) => ({ path: pattern, handle: privacy }))
const found = new Map<string, ReturnType<typeof findRow>>()
const findRow = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.handle

/** The row of an address; many pages link to the same. */
function rowOf(address: string): ReturnType<typeof findRow> {
  if (!found.has(address)) found.set(address, findRow(address))
  return found.get(address)
}

/** Checks the Markdown files of all pages together. */
export function checkContent(files: readonly SourceFile[]): Outcome {
  const problems: string[] = []
  const pages = new Map<string, Version[]>()
  for (const { path: file, text } of files) {
    const place = placeOfFile(file)
    if (!place) {
      problems.push(`${file}: not named <page>.<language>.md in kebab-case`)
      continue
    }
    const { compiled, problems: own } = compile(text)
    problems.push(...own.map((problem) => `${file}: ${problem}`))
    const versions = pages.get(place.address) ?? []
    pages.set(place.address, versions)
    if (compiled) versions.push({ ...compiled, file, language: place.language })
  }
  for (const [address, versions] of pages) {
    // The text of a country stands on the page of that country.
    if (rowOf(address) && versions[0]?.page.meta.kind !== 'country')
      problems.push(`content/pages${address}: the route table has this address already`)
    if (versions[0]?.page.meta.kind === 'member' && !address.startsWith(`${membersUnder}/`))
      problems.push(`content/pages${address}: a member stands below ${membersUnder}`)
    problems.push(...languagesOf(address, versions))
    for (const version of versions) problems.push(...leadsOf(version, pages))
  }
  return { problems, note: `${pages.size} pages` }
}

/** All four languages or, said in the front matter, one; the same facts in each. */
function languagesOf(address: string, versions: readonly Version[]): string[] {
  const at = `content/pages${address}`
  const [first] = versions
  if (!first) return []
  const { only } = first.page.meta
  const wanted = only ? [only] : languages
  const has = versions.map(({ language }) => language)
  const problems = wanted.filter((language) => !has.includes(language)).map((language) => `${at}: no ${language}`)
  if (only) for (const language of has) if (language !== only) problems.push(`${at}: only ${only}, and yet ${language}`)
  for (const other of versions) {
    const same = (what: string, one: unknown, two: unknown): void => {
      if (JSON.stringify(one) !== JSON.stringify(two))
        problems.push(`${other.file}: ${what} not as in ${first.language}: ${JSON.stringify(two)}`)
    }
    const [mine, its] = [first.page.meta, other.page.meta]
    same('kind', mine.kind, its.kind)
    same('only', mine.only, its.only)
    same('related', mine.related, its.related)
    same('footer', mine.footer, its.footer)
    same('number of sources', mine.sources.length, its.sources.length)
    same('number of headings', first.page.headings.length, other.page.headings.length)
    same('facts', first.facts, other.facts)
  }
  return problems
}

/** Links, related pages and lists that lead nowhere. */
function leadsOf({ file, page, links, facts }: Version, pages: ReadonlyMap<string, unknown>): string[] {
  const problems: string[] = []
  const known = (href: string): boolean => {
    const address = href.replace(/[?#].*$/, '')
    return pages.has(address) || rowOf(address) === 'public'
  }
  for (const { href, line } of links) {
    const leads =
      href.startsWith('https://') ||
      (href.startsWith('#') && page.headings.some(({ id }) => `#${id}` === href)) ||
      (href.startsWith('/') && known(href))
    if (!leads) problems.push(`${file}: line ${line}: ${href} leads nowhere`)
  }
  for (const address of page.meta.related)
    if (!pages.has(address)) problems.push(`${file}: related: no page ${address}`)
  for (const fact of facts) {
    const under = /^pages \{"under":"([^"]+)"\}$/.exec(fact)?.[1]
    if (under && ![...pages.keys()].some((address) => address.startsWith(`${under}/`)))
      problems.push(`${file}: no page below ${under}`)
  }
  return problems
}

/** Reads and checks the pages of this project. */
export async function run(): Promise<Outcome> {
  const files = await listFiles(['content/pages'])
  return checkContent(
    await Promise.all(files.map(async (file) => ({ path: file, text: await readFile(`${ROOT}/${file}`, 'utf8') }))),
  )
}

if (import.meta.main) printOutcome('content', await run())

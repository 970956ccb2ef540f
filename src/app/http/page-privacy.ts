import { matchRoutes } from 'react-router'
import { tellsOfNobody } from '#kernel/third-parties.ts'
import { Lru } from '#platform/lru/lru.ts'
import { splitLanguage } from '#web/path.ts'
import { routeTable, type Privacy, type RouteRow } from '#web/route-table.ts'

const routes = routeTable.map((row) => ({ id: row.name, path: row.pattern, handle: row }))

/** Rows of the addresses asked for last: matching reads every pattern of the table again. */
const rows = new Lru<string, RouteRow | null>(2000)

/** The first segment of a pattern or an address, as matching reads it. */
function firstOf(path: string): string {
  const first = /^\/?([^/]*)/.exec(path)?.[1] ?? ''
  try {
    return decodeURIComponent(first).toLowerCase()
  } catch {
    return first.toLowerCase()
  }
}

const byFirst = Map.groupBy(routes, ({ path }) => firstOf(path))
/** Those that begin with whatever stands there, or may begin with nothing. */
const open = [...byFirst].flatMap(([first, found]) => (/^:|[*?]/.test(first) ? found : []))

/** Routes that an address may be matched by; matching ranks all that it is given, so the rest costs and says nothing. */
const beginningLike = (address: string) => [...(byFirst.get(firstOf(address)) ?? []), ...open]

function rowOf(address: string): RouteRow | null {
  const known = rows.get(address)
  if (known !== undefined) return known
  const row = matchRoutes(beginningLike(address), address)?.at(-1)?.route.handle ?? null
  if (address.length <= 200) rows.set(address, row)
  return row
}

const unkept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

/**
 * What each kind of page tells caches and searches. No page's address leaves the site, by the header that all of them have: with
 * none at all a form of a page could not say where it comes from, and would be refused where a browser sends nothing else.
 */
const headersOf: Record<Privacy, Readonly<Record<string, string>>> = { public: {}, account: unkept, link: unkept }

/** Whether the form of a page carries a file. */
export function takesFile(pathname: string): boolean {
  return rowOf(splitLanguage(pathname).rest)?.takesFile === true
}

/** Values in an address of a public page that are somebody's: a name that nobody has filed yet, and what is planned with it. */
const confidentialNames = ['value', 'businessDescription'] as const

/** Whether scripts of others may run on a page: one that everybody may read, and whose address tells nothing of anybody. */
export function takesThirdParties(url: string): boolean {
  return Object.keys(privacyHeaders(url, 200)).length === 0 && tellsOfNobody(new URL(url).searchParams)
}

/**
 * The headers that the row of the route table asks for, for a page or its data. An address that no row knows is a secret
 * one, and so is one below which `content/pages` has nothing: it may be a mistyped link.
 */
export function privacyHeaders(url: string, status: number): Readonly<Record<string, string>> {
  const { pathname, searchParams } = new URL(url)
  const { rest } = splitLanguage(pathname.replace(/(\/_(root)?)?\.data$/i, '') || '/')
  const row = rowOf(rest)
  const known = row && (row.name !== 'content' || status === 200)
  const privacy: Privacy = known ? row.privacy : 'link'
  if (privacy === 'public' && confidentialNames.some((name) => searchParams.has(name))) return headersOf.account
  return headersOf[privacy]
}

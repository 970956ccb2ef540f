import { matchRoutes } from 'react-router'
import { splitLanguage } from '#web/path.ts'
import { routeTable, type Privacy } from '#web/route-table.ts'

const routes = routeTable.map((row) => ({ id: row.name, path: row.pattern, handle: row }))

/** What each kind of page tells caches, searches and the next site. */
const headersOf: Record<Privacy, Readonly<Record<string, string>>> = {
  public: {},
  account: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  link: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' },
}

/** Values in an address of a public page that are somebody's: a name that nobody has filed yet, and what is planned with it. */
const confidentialNames = ['value', 'businessDescription'] as const

/**
 * The headers that the row of the route table asks for, for a page or its data. An address that no row knows is a secret
 * one, and so is one below which `content/pages` has nothing: it may be a mistyped link.
 */
export function privacyHeaders(url: string, status: number): Readonly<Record<string, string>> {
  const { pathname, searchParams } = new URL(url)
  const { rest } = splitLanguage(pathname.replace(/(\/_(root)?)?\.data$/i, '') || '/')
  const row = matchRoutes(routes, rest)?.at(-1)?.route.handle
  const known = row && (row.name !== 'content' || status === 200)
  const privacy: Privacy = known ? row.privacy : 'link'
  if (privacy === 'public' && confidentialNames.some((name) => searchParams.has(name))) return headersOf.account
  return headersOf[privacy]
}

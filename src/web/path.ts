import { defaultLanguage, isLanguage, type Language } from '#kernel/languages.ts'
import { routeTable } from './route-table.ts'

type Row = (typeof routeTable)[number]
type Segments<P extends string> = P extends `${infer Head}/${infer Tail}` ? Segments<Head> | Segments<Tail> : P
type Required<P extends string> =
  Segments<P> extends infer S ? (S extends `:${string}?` ? never : S extends `:${infer N}` ? N : never) : never
type Optional<P extends string> = Segments<P> extends infer S ? (S extends `:${infer N}?` ? N : never) : never
type Params<P extends string> = { [N in Required<P>]: string } & { [N in Optional<P>]?: string }

export interface Where {
  /** Puts the language's prefix in front; without it the path is what the router's own links take. */
  language?: Language
  /** Scheme and host for links that leave the site, e.g. in a mail. */
  base?: string
  query?: Record<string, string | readonly string[] | undefined>
}

type Builder<P extends string> = [Required<P>] extends [never]
  ? (params?: Params<P>, where?: Where) => string
  : (params: Params<P>, where?: Where) => string

type Paths = { [R in Row as R['name']]: Builder<R['pattern']> }

/** A query string with its question mark, or nothing. */
export function queryText(query: Where['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of value === undefined ? [] : typeof value === 'string' ? [value] : value) search.append(name, item)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

/** The prefix of a language: nothing for English, "/sk" and so on for the others. */
export function prefixOf(language: Language): string {
  return language === defaultLanguage ? '' : `/${language}`
}

/** A page by its address, such as "/blog", in a language: pages of text have files, and no rows of the route table with builders. */
export function addressIn(language: Language, address: string, base = ''): string {
  const prefix = prefixOf(language)
  return `${base}${prefix}${address === '/' && prefix !== '' ? '' : address}`
}

/** Splits "/sk/verification" into its language and the path that the routes know. */
export function splitLanguage(pathname: string): { language: Language; rest: string } {
  const [, first = '', ...others] = pathname.split('/')
  if (first !== defaultLanguage && isLanguage(first)) return { language: first, rest: `/${others.join('/')}` }
  return { language: defaultLanguage, rest: pathname }
}

/** What stands between the slashes of a pattern: a text, or the parameter whose value stands there. */
function segmentsOf(pattern: string): { text: string; param?: string }[] {
  const named = pattern.split('/').filter((segment) => segment !== '*')
  return named.map((text) => (text.startsWith(':') ? { text, param: text.replace(/[:?]/g, '') } : { text }))
}

function build(
  pattern: ReturnType<typeof segmentsOf>,
  params: Record<string, string | undefined> = {},
  where: Where = {},
): string {
  const segments = pattern.flatMap(({ text, param }) => {
    if (param === undefined) return [text]
    const value = params[param]
    return value === undefined ? [] : [encodeURIComponent(value)]
  })
  const prefix = where.language ? prefixOf(where.language) : ''
  const pathname = `${prefix}${segments.join('/')}`
  return `${where.base ?? ''}${pathname === '' ? '/' : prefix === pathname.slice(0, -1) ? prefix || '/' : pathname}${queryText(where.query)}`
}

/** One builder per page, e.g. `path.verificationSummary({ id })`. */
export const path = Object.fromEntries(
  routeTable.map((row) => {
    const pattern = segmentsOf(row.pattern)
    return [row.name, (params?: Record<string, string | undefined>, where?: Where) => build(pattern, params, where)]
  }),
) as unknown as Paths

import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** A pattern's segments, with those of the routes around it. */
function segmentsOf(routes: Routes, route: Route): string[] {
  const own = (route.path ?? '').split('/').filter((segment) => segment !== '')
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  return parent ? [...segmentsOf(routes, parent), ...own] : own
}

function withParents(routes: Routes, ids: readonly string[]): Set<string> {
  const all = new Set<string>()
  for (let id of ids)
    for (let route = routes[id]; route && !all.has(id); id = route.parentId ?? '', route = routes[id]) all.add(id)
  return all
}

/**
 * The part of a build that an address can lead to, by its first two segments. For every request the framework looks through all
 * patterns and makes its list of routes anew, some of it twice, so that a page would cost the more the more pages there are.
 * What a browser is sent stays whole. Addresses of any spelling share as many parts as there are beginnings of patterns.
 */
export function createBuildParts(build: ServerBuild): (pathname: string) => ServerBuild {
  const { routes, assets } = build
  const leaves = Object.values(routes).flatMap((route) => {
    const isLeaf = route && !Object.values(routes).some((other) => other?.parentId === route.id)
    if (!isLeaf) return []
    const segments = segmentsOf(routes, route).map((one) => one.toLowerCase())
    // From a segment that may be missing, or be several, what follows has no place of its own.
    const open = segments.findIndex((one) => one === '*' || one.endsWith('?'))
    return [{ id: route.id, segments: open === -1 ? segments : segments.slice(0, open), isOpen: open !== -1 }]
  })
  // Where nothing fits, the page that says so is theirs.
  const roots = Object.values(routes).flatMap((route) => (route && route.parentId === undefined ? [route.id] : []))
  const parts = new Map<string, ServerBuild>()
  return (pathname) => {
    const asked = pathname.split('/').filter((segment) => segment !== '')
    let fitting = leaves
    const names = [0, 1].map((at) => {
      const name = asked[at]?.toLowerCase()
      const isNamed = fitting.some(({ segments }) => segments[at] === name)
      fitting = fitting.filter(({ segments, isOpen }) => {
        const segment = segments[at]
        return segment === undefined ? isOpen || name === undefined : segment === name || segment.startsWith(':')
      })
      return isNamed ? name : '*'
    })
    const key = names.join('/')
    const known = parts.get(key)
    if (known) return known
    const ids = withParents(routes, [...roots, ...fitting.map(({ id }) => id)])
    const only = <T>(all: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
    const part = { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } }
    parts.set(key, part)
    return part
  }
} // prettier-ignore

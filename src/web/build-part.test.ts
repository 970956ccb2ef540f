import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createBuildParts } from './build-part.ts'
import { routeTable } from './route-table.ts'

interface Row {
  id: string
  parentId?: string
  path?: string
  index?: boolean
}

const frames = ['site', 'portal'].map((id): Row => ({ id, parentId: 'root' }))
const pages = (patterns: readonly (readonly [name: string, pattern: string, frame: string])[]): Row[] =>
  patterns.map(([name, pattern, frame]) => ({
    id: `page ${name}`,
    parentId: frame === 'none' ? 'root' : frame,
    ...(pattern === '/' ? { index: true } : { path: pattern.slice(1) }),
  }))

function buildOf(rows: readonly Row[]): ServerBuild {
  const routes = Object.fromEntries([{ id: 'root', path: '' }, ...frames, ...rows].map((row) => [row.id, row]))
  return { routes, assets: { routes } } as unknown as ServerBuild
}

function treeOf({ routes }: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((row): RouteObject[] => {
    if (!row || row.parentId !== parentId) return []
    const { id, path, index } = row
    return index ? [{ id, index }] : [{ id, ...(path === undefined ? {} : { path }), children: treeOf({ routes } as ServerBuild, id) }]
  })
} // prettier-ignore

const found = (build: ServerBuild, address: string): string =>
  JSON.stringify(matchRoutes(treeOf(build), address)?.map(({ route, params }) => [route.id, params]) ?? null)

const own = pages(routeTable.map(({ name, pattern, frame }) => [name, pattern, frame]))
const odd = pages([
  ['any', '/:first?/deep', 'none'],
  ['rest', '/files/*', 'none'],
  ['one', '/:id', 'site'],
  ['all', '*', 'none'],
])
const filled = routeTable.flatMap(({ pattern }) => {
  const whole = pattern.replaceAll(/:\w+\??/g, 'one').replace('*', 'a/b')
  return [whole, pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'two'), whole.toUpperCase(), `${whole}/more`]
})
const spellings = [
  '/',
  '',
  '/deep',
  '/x/deep',
  '/files',
  '/files/a/b/c',
  '/nowhere',
  '/nowhere/at/all',
  '/*',
  '/:id',
  '/portal/',
  '/portal/*/x',
  '/%C3%A1',
]

test.each([
  { name: 'the pages', rows: own },
  { name: 'the pages and patterns of other kinds', rows: [...own, ...odd] },
])('of $name a part leads where the whole does', ({ rows }) => {
  const build = buildOf(rows)
  const partOf = createBuildParts(build)
  const differing = [...filled, ...spellings].filter((address) => found(partOf(address), address) !== found(build, address))
  expect(differing).toEqual([])
}) // prettier-ignore

test('a part is small, and addresses that nobody thought of share few', () => {
  const partOf = createBuildParts(buildOf(own))
  const sizes = filled.map((address) => Object.keys(partOf(address).routes).length)
  expect(Math.max(...sizes)).toBeLessThan(routeTable.length / 4)
  const parts = new Set(Array.from({ length: 3000 }, (_, at) => partOf(`/portal/${at}/x`)).concat(Array.from({ length: 3000 }, (_, at) => partOf(`/${at}/${at}`))))
  expect(parts.size).toBeLessThanOrEqual(2)
  expect(partOf('/portal/orders')).toBe(partOf('/portal/orders'))
}) // prettier-ignore

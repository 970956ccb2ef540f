import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { routeTable, type RouteRow } from './route-table.ts'

const entry = (row: RouteRow): RouteConfigEntry =>
  row.pattern === '/' ? { index: true, file: row.file } : { path: row.pattern.slice(1), file: row.file }

export default [
  {
    id: 'site',
    file: 'site/layout.tsx',
    children: routeTable.filter((row) => row.frame === 'site').map(entry),
  },
  {
    id: 'portal',
    file: 'portal/layout.tsx',
    children: routeTable.filter((row) => row.frame === 'portal').map(entry),
  },
  ...routeTable.filter((row) => row.frame === 'none').map(entry),
] satisfies RouteConfig

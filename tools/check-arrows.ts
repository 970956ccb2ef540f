// node tools/check-arrows.ts: rooms, ranks, indexes and circles of `arrows.json`, over every import of the code.
import rules from './arrows.json' with { type: 'json' }
import { findCycles } from './cycles.ts'
import { type Import, parseFile } from './imports.ts'
import { resolveImport } from './resolve-import.ts'
import { matches, type Outcome, printOutcome, readCode, type SourceFile } from './source-tree.ts'

/** The arrows of the architecture, as data. */
export interface ArrowRules {
  /** What each room may import besides itself; `*` is everything. */
  rooms: Record<string, string[]>
  /** Type imports allowed on top of the rooms' arrows. */
  typeArrows: { from: string; to: string[] }[]
  testFiles: string[]
  testsMayAlsoUse: string[]
  /** Rooms whose folders have a rank and import only folders of a lower one. */
  rankedRooms: string[]
  /** Rooms whose folders are entered by index.ts only. */
  byIndex: string[]
  ranks: string[][]
  /** Rooms whose folders have ranks of their own; files beside the folders are free. */
  ownRanks: Record<string, string[][]>
  packages: { files: string[]; except?: string[]; never: string[] }[]
  /** Files that may import what they compute. */
  computedImports: string[]
}

interface Edge {
  from: string
  to: string
  line: number
  typeOnly: boolean
}

/** Checks every import of `files`; the files are the whole project, so that an import of nothing is seen too. */
export function checkArrows(files: readonly SourceFile[], arrows: ArrowRules): Outcome {
  const known = new Set(files.map((file) => file.path))
  const problems: string[] = []
  const edges: Edge[] = []
  for (const file of files) {
    for (const found of parseFile(file).imports) {
      const target = resolveImport(file.path, found.specifier, known)
      if (target === undefined) problems.push(...checkPackage(file.path, found, arrows))
      else edges.push({ from: file.path, to: target, line: found.line, typeOnly: found.typeOnly })
    }
  }
  for (const edge of edges) problems.push(...checkEdge(edge, arrows))
  for (const cycle of findCycles(edges.filter((edge) => edge.from !== edge.to))) {
    problems.push(`circle: ${[...cycle, cycle[0]].join(' → ')}`)
  }
  return { problems, note: `${files.length} files, ${edges.length} arrows` }
}

function roomOf(file: string): string {
  const parts = file.split('/')
  return (parts[0] === 'src' ? parts[1] : parts[0]) ?? ''
}

function folderOf(file: string): string {
  return file.split('/')[2] ?? ''
}

function checkPackage(from: string, { specifier, line }: Import, arrows: ArrowRules): string[] {
  const place = `${from}:${line}`
  if (specifier === '') {
    if (arrows.computedImports.some((pattern) => matches(from, pattern))) return []
    return roomOf(from) in arrows.rooms && !isFree(from, arrows)
      ? [`${place}: imports what it computes; name the module`]
      : []
  }
  if (isTest(from, arrows)) return []
  return arrows.packages
    .filter(({ files }) => files.some((pattern) => matches(from, pattern)))
    .filter(({ except }) => !except?.some((pattern) => matches(from, pattern)))
    .filter(({ never }) => never.some((name) => isPackage(specifier, name)))
    .map(() => `${place}: ${roomOf(from)} must not use ${specifier}`)
}

function isPackage(specifier: string, name: string): boolean {
  return name.endsWith('*')
    ? specifier.startsWith(name.slice(0, -1))
    : specifier === name || specifier.startsWith(`${name}/`)
}

function isTest(file: string, arrows: ArrowRules): boolean {
  return arrows.testFiles.some((pattern) => matches(file, pattern))
}

function isFree(file: string, arrows: ArrowRules): boolean {
  return arrows.rooms[roomOf(file)]?.includes('*') ?? false
}

function checkEdge(edge: Edge, arrows: ArrowRules): string[] {
  const place = `${edge.from}:${edge.line}`
  const room = roomOf(edge.from)
  const target = roomOf(edge.to)
  if (arrows.rooms[room] === undefined) return [`${place}: ${room} is no room of the architecture`]
  if (room === target) return checkInside(edge, arrows)
  const problems: string[] = []
  if (!mayUse(edge, room, target, arrows)) {
    problems.push(`${place}: ${room} must not import ${target}${edge.typeOnly ? ' types' : ''} (${edge.to})`)
  }
  if (arrows.byIndex.includes(target) && !isIndex(edge.to) && !isFree(edge.from, arrows)) {
    problems.push(`${place}: enter ${target}/${folderOf(edge.to)} by its index.ts, not by ${edge.to}`)
  }
  return problems
}

function mayUse(edge: Edge, room: string, target: string, arrows: ArrowRules): boolean {
  const allowed = arrows.rooms[room] ?? []
  if (allowed.includes('*') || allowed.includes(target)) return true
  if (isTest(edge.from, arrows) && arrows.testsMayAlsoUse.includes(target)) return true
  return edge.typeOnly && arrows.typeArrows.some(({ from, to }) => matches(edge.from, from) && to.includes(target))
}

function isIndex(file: string): boolean {
  return file.split('/').slice(3).join('/') === 'index.ts'
}

function checkInside(edge: Edge, arrows: ArrowRules): string[] {
  const room = roomOf(edge.from)
  const [own, other] = [folderOf(edge.from), folderOf(edge.to)]
  const problems: string[] = []
  const place = `${edge.from}:${edge.line}`
  const ranks = arrows.rankedRooms.includes(room) ? arrows.ranks : arrows.ownRanks[room]
  if (!ranks || own === other || isFile(own) || isFile(other)) return problems
  const [ownRank, otherRank] = [rankOf(own, ranks), rankOf(other, ranks)]
  for (const [folder, rank] of [
    [own, ownRank],
    [other, otherRank],
  ] as const) {
    if (rank === -1) problems.push(`${place}: ${room}/${folder} has no rank`)
  }
  if (ownRank !== -1 && otherRank !== -1 && otherRank >= ownRank) {
    problems.push(`${place}: ${room}/${own} (rank ${ownRank}) must not import ${room}/${other} (rank ${otherRank})`)
  }
  if (arrows.byIndex.includes(room) && !isIndex(edge.to)) {
    problems.push(`${place}: enter ${room}/${other} by its index.ts, not by ${edge.to}`)
  }
  return problems
}

function isFile(name: string): boolean {
  return name.includes('.')
}

/** The rank that names the folder, or the one of all that none names. */
function rankOf(folder: string, ranks: string[][]): number {
  const own = ranks.findIndex((names) => names.includes(folder))
  return own === -1 ? ranks.findIndex((names) => names.includes('*')) : own
}

/** Runs the check over this project. */
export async function run(): Promise<Outcome> {
  return checkArrows(await readCode(), rules)
}

if (import.meta.main) printOutcome('check-arrows', await run())

import type { Catalog } from './catalog.ts'

/**
 * What the schema `after` no longer lets a version do that was written for `before`, one sentence each: such a version goes
 * on for as long as a rolling upgrade takes, so a migration widens first and narrows a version later.
 */
export function narrowings(before: Catalog, after: Catalog): string[] {
  return [...lost(before, after), ...added(before, after)]
}

const kindOf = (identity: string): string => identity.slice(0, identity.indexOf(' '))

/** What the version before names in its statements, or has on conflict clauses for. */
const named = new Set(['schema', 'extension', 'table', 'view', 'sequence', 'column', 'enum', 'function'])

function* lost(before: Catalog, after: Catalog): Generator<string> {
  for (const [identity, old] of before) {
    const now = after.get(identity)
    const kind = kindOf(identity)
    if (now === old) continue
    if (now === undefined) {
      if (named.has(kind)) yield `${identity} is gone`
      // Without its unique index an "on conflict" of the version before fails.
      if (isUnique(old)) yield `${identity} is gone, and an "on conflict" may name it`
    } else if (kind === 'column') {
      const reason = columnNarrowed(old, now)
      if (reason) yield `${identity} ${reason}`
    } else if (kind === 'constraint' || kind === 'enum') {
      const missing = wordsOf(old).filter((word) => !wordsOf(now).includes(word))
      if (missing.length > 0) yield `${identity} no longer takes ${missing.join(', ')}`
      else if (shapeOf(old) !== shapeOf(now)) yield `${identity} is another: ${now}`
    }
  }
}

function* added(before: Catalog, after: Catalog): Generator<string> {
  for (const [identity, now] of after) {
    const table = tableOf(identity, now)
    if (before.has(identity) || !before.has(`table ${table}`)) continue
    const kind = kindOf(identity)
    if (kind === 'column' && /\bnot null\b/.test(now) && !/default |identity|generated/.test(now))
      yield `${identity} is required, and the version before does not know it`
    const isOfBefore = columnsOf(now).some((name) => before.has(`column ${table}.${name}`))
    if (isOfBefore && (kind === 'constraint' || (kind === 'index' && isUnique(now))))
      yield `${identity} is new for what was there: ${now}`
  }
}

/** The table that a column, constraint or index belongs to. */
const tableOf = (identity: string, definition: string): string =>
  kindOf(identity) === 'index'
    ? (/ ON (\S+) USING /.exec(definition)?.[1] ?? '')
    : identity.slice(identity.indexOf(' ') + 1, identity.lastIndexOf('.'))
const isUnique = (definition: string): boolean => /^(CREATE UNIQUE|UNIQUE|PRIMARY KEY)/.test(definition)
const wordsOf = (definition: string): string[] => definition.match(/'[^']*'/g) ?? definition.split(', ')
const shapeOf = (definition: string): string => definition.replaceAll(/'[^']*'(::\w+)?(, )?/g, '')
// What a foreign key leads to is of another table, whatever its columns are called.
const columnsOf = (definition: string): string[] =>
  definition.replace(/ REFERENCES .*$/, '').match(/[a-z_][a-z0-9_]*/g) ?? []

function columnNarrowed(old: string, now: string): string | null {
  const type = (definition: string) => definition.replace(/ (not null|identity|generated|default ).*$/, '')
  if (type(old) !== type(now)) return `was ${type(old)} and is ${type(now)}`
  if (!old.includes('not null') && now.includes('not null')) return 'could be empty and cannot any more'
  return /default |identity/.test(old) && !/default |identity/.test(now) ? 'has no default any more' : null
}

import { createDataProvider } from '#admin/data-provider.ts'
import { runOperation } from '#admin/graphql.ts'
import { readCounts, readQueue } from '#admin/queue/read-queue.ts'
import { whoChoices } from '#admin/queue/views.ts'
import { readsOf, resources } from '#admin/resources.ts'
import { searchVariables } from '#admin/shell/palette-entries.ts'
import { createHitsReader } from '#admin/watch/read-hits.ts'
import { hitGroups } from '#domain/monitoring/precedence.ts'
import { searchOperation } from '#operations/staff/palette.ts'
import { viewNames } from '#operations/staff/queue-views.ts'

/** One thing that a screen of the staff area asks for. */
export interface StaffRead {
  group: 'counts' | 'queue' | 'order' | 'filter' | 'search' | 'palette' | 'deep page' | 'hits'
  name: string
  ask: () => Promise<unknown>
}

export interface StaffReadOptions {
  fetch: typeof fetch
  /** Who asks. */
  me: string
  /** What is typed into the searches. */
  words: readonly string[]
  /** A page far behind the first. */
  deep: number
}

const perPage = 25
type Direction = 'ASC' | 'DESC'

/** Everything that the screens of the staff area offer to see, order, choose and search, from their own declarations. */
export function staffReads({ fetch, me, words, deep }: StaffReadOptions): StaffRead[] {
  const list = (table: string, more: { filter?: object; field?: string; order?: Direction }) => {
    const { first } = readsOf(table)
    const { filter = {}, field = first.field, order = first.order } = more
    // A provider of its own: what a person went through before is not known to it.
    return async () =>
      await createDataProvider(resources, { fetch }).getList(table, {
        pagination: { page: 1, perPage },
        sort: { field, order },
        filter,
      })
  }
  // Who presses Next has come from the page before.
  const nextOf = (table: string) => {
    const provider = createDataProvider(resources, { fetch })
    const page = async (number: number) =>
      await provider.getList(table, { pagination: { page: number, perPage }, sort: readsOf(table).first, filter: {} })
    let before: Promise<unknown> | undefined
    return async () => {
      await (before ??= page(deep - 1))
      return await page(deep)
    }
  }
  // Reasons of hits are no read of the data API.
  const unexplained = () => Promise.resolve(new Map<string, never>())
  const nextHits = () => {
    const read = createHitsReader(unexplained, { fetch })
    let before: Promise<unknown> | undefined
    return async () => {
      await (before ??= read({ group: null, page: 1 }).then(async () => await read({ group: null, page: 2 })))
      return await read({ group: null, page: 3 })
    }
  }
  // Found marks have a list of their own, whose reads stand below.
  const listed = Object.keys(resources).filter((table) => table !== 'trademark_monitoring_result')
  const lists = listed.flatMap((table): StaffRead[] => {
    const { sorts, choices, first } = readsOf(table)
    const fields = [...new Set([first.field, ...Object.values(sorts)])]
    return [
      ...fields.flatMap((field) =>
        (['ASC', 'DESC'] as const).map((order): StaffRead => ({
          group: 'order',
          name: `${table} by ${field} ${order}`,
          ask: list(table, { field, order }),
        })),
      ),
      ...Object.entries(choices).flatMap(([filter, values]) =>
        values.map((value): StaffRead => ({
          group: 'filter',
          name: `${table} of ${filter} ${value}`,
          ask: list(table, { filter: { [filter]: value } }),
        })),
      ),
      ...words.map((q): StaffRead => ({
        group: 'search',
        name: `${table} with ${q}`,
        ask: list(table, { filter: { q } }),
      })),
      { group: 'deep page', name: `${table}, page ${deep}`, ask: nextOf(table) },
    ]
  })
  return [
    { group: 'counts', name: 'numbers beside the navigation', ask: async () => await readCounts({ fetch }) },
    ...viewNames.flatMap((view) =>
      whoChoices.map((who): StaffRead => ({
        group: 'queue',
        name: `${view} of ${who}`,
        ask: async () => await readQueue({ view, who, words: '' }, me, { fetch }),
      })),
    ),
    ...words.map((text): StaffRead => ({
      group: 'queue',
      name: `work with ${text}`,
      ask: async () => await readQueue({ view: 'work', who: 'anyone', words: text }, me, { fetch }),
    })),
    ...lists,
    ...words.map((text): StaffRead => ({
      group: 'palette',
      name: text,
      ask: async () => await runOperation(searchOperation, searchVariables(text), { fetch }),
    })),
    ...[null, ...hitGroups].map((group): StaffRead => ({
      group: 'hits',
      name: `hits of the watch, ${group ?? 'all'}`,
      ask: async () => await createHitsReader(unexplained, { fetch })({ group, page: 1 }),
    })),
    { group: 'hits', name: `hits of the watch, page 3`, ask: nextHits() },
  ]
}

import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { permissions } from '#schema/permissions.ts'
import { tables } from '#schema/tables.ts'

/*
 * A call that says what stood on the screen refuses what another wrote meanwhile. The same column written over the data API would be
 * compared with nothing: staff have it there only where no day, right or client depends on it.
 */

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const columnsOf = new Map(
  tables.map((table) => {
    const { name, columns } = getTableConfig(table)
    return [name, columns.map((column) => column.name)] as const
  }),
)

/** Where a call writes another table than the one of its audit entry, or calls a column by another name. */
const elsewhere: Record<string, Record<string, string>> = {
  'trademark.designation-days': {
    designatedOn: 'trademark.filing_date',
    noticedOn: 'trademark.designation_notice_date',
  },
  'docket.set-deadline': { due: 'deadline.due' },
  'docket.done': { due: 'deadline.due' },
  'docketed-message.renewal': { expirationDate: 'trademark.expiration_date' },
  'document.change': { folder: 'document.document_folder_id' },
  'request.views-order': { views: 'application.mark_views' },
  'trademark.edit': { goods: 'trademark.goods_and_services' },
}

/** Words for ourselves: no day, right or client depends on them. */
const words = new Set([
  'user.tags',
  'office_action.tags',
  'service_request.internal_label',
  'service_request.task_tracker_url',
])

const isOpen = (columns: readonly string[] | '*' | undefined, column: string): boolean =>
  columns === '*' || columns?.includes(column) === true

/** The names of what stood on the screen, of every form that a body has. */
function seenBy(body: unknown): string[] {
  if (body instanceof z.ZodDiscriminatedUnion) return body.options.flatMap((one) => seenBy(one))
  if (!(body instanceof z.ZodObject) || !('before' in body.shape)) return []
  const before: unknown = body.shape.before
  const shape = before instanceof z.ZodOptional ? before.unwrap() : before
  if (shape instanceof z.ZodObject) return Object.keys(shape.shape)
  // One value, beside the one that takes its place.
  return Object.keys(body.shape).filter((name) => name !== 'before')
}

const written = calls
  .filter((call) => call.who.includes('staff'))
  .flatMap((call) =>
    [...new Set(seenBy(call.body))].map((name): [string, string] => {
      const table = call.audit === 'none' ? '' : call.audit.table
      return [call.name, elsewhere[call.name]?.[name] ?? `${table}.${snake(name)}`]
    }),
  )

test('each names a column that there is', () => {
  const unknown = written.filter(([, at]) => {
    const [table = '', column = ''] = at.split('.')
    return !columnsOf.get(table)?.includes(column)
  })
  expect(unknown).toEqual([])
  expect(written.length).toBeGreaterThan(20)
})

test('staff write none of them over the data API', () => {
  const open = written.filter(([, at]) => {
    const [table = '', column = ''] = at.split('.')
    // Of a mark that was found near another nobody is told before it is rated, and afterwards its call alone writes.
    return (
      table !== 'trademark_monitoring_result' &&
      !words.has(at) &&
      isOpen(permissions.staff[table]?.update?.columns, column)
    )
  })
  expect(open).toEqual([])
})

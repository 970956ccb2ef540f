import { z } from 'zod'
import type { LinkKind } from '#domain/account/roles.ts'
import { nothing, rowId } from './fields.ts'
import { linkHolders } from './limits.ts'

/** What a text that we write is handed out as. */
export const documentFormats = ['pdf', 'docx'] as const

/** The row that a call is about. */
export const oneRow = z.strictObject({ id: rowId })
export const documentId = z.number().int().positive().max(2_147_483_647)
/** A document of the row. */
export const documentOfRow = z.strictObject({ id: rowId, docId: z.coerce.number().int().positive().max(2_147_483_647) })

/** What staff do with a row of the table. */
export const byStaff = <Table extends string>(table: Table) =>
  ({
    who: ['staff', 'admin'],
    limit: 'none',
    support: 'closed',
    audit: { table },
    params: oneRow,
    query: nothing,
  }) as const

/** What the holder of the link to a row, or its customer, may do. */
export const byClient = <Kind extends LinkKind>(kind: Kind) =>
  ({
    who: ['link', 'customer', 'staff', 'admin'],
    limit: linkHolders,
    link: { kind, param: 'id' },
    params: oneRow,
    query: nothing,
  }) as const

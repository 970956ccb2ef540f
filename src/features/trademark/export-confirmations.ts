import { buffer } from 'node:stream/consumers'
import { makeZip } from 'client-zip'
import { exportFilingConfirmations, mostReceiptBytes } from '#contract/trademark.ts'
import { csvText } from '#kernel/csv.ts'
import { officeZone } from '#kernel/dates.ts'
import { AppError, refuseField } from '#kernel/errors.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { handle, type Facilities } from '#features/facilities.ts'

interface Receipt {
  id: number
  path: string
  name: string
  size: number
  stored: string
  jurisdiction: string
  mark: string
  number: string | null
  filed: string | null
}

const heads = ['file', 'jurisdiction', 'mark', 'number', 'filed', 'stored', 'found']

/** Letters, digits and a few signs of a name, so that every system can unpack it. */
const plain = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').slice(-80)

async function* entriesOf(files: Facilities['files'], receipts: readonly Receipt[]) {
  const rows: string[][] = []
  for (const one of receipts) {
    const name = `${one.jurisdiction}/${one.id}-${plain(one.name)}`
    const input = await files.get(one.path)
    if (input) yield { name, input }
    rows.push([name, one.jurisdiction, one.mark, one.number ?? '', one.filed ?? '', one.stored, input ? 'yes' : 'no'])
  }
  yield { name: 'receipts.csv', input: csvText([heads, ...rows]) }
}

/** The receipts of filings by jurisdiction, and a table that says of each whose it is. A file that is gone is said so there. */
export const exportConfirmations = handle(
  exportFilingConfirmations,
  async ({ query }, _caller, { pool, files }): Promise<FileAnswer> => {
    const { from, to } = query
    if (to < from) refuseField('to', 'not-a-choice')
    const { rows } = await pool.query<Receipt>(
      `select d.id, d.path, d.name, d.size, to_char(d.created_at at time zone $3, 'YYYY-MM-DD') as stored, t.jurisdiction,
          t.name as mark, t.number, t.filing_date::text as filed
         from document d join trademark t on t.document_hub_id = d.document_hub_id
        where d.type = 'filing-receipt'
          and d.created_at between $1::date - interval '1 day' and $2::date + interval '2 days'
          and (d.created_at at time zone $3)::date between $1 and $2
        order by t.jurisdiction, d.id`,
      [from, to, officeZone],
    )
    if (rows.reduce((sum, { size }) => sum + size, 0) > mostReceiptBytes) throw new AppError('too-large')
    const bytes = await buffer(makeZip(entriesOf(files, rows)))
    return { name: `filing-confirmations-${from}-${to}.zip`, mediaType: 'application/zip', bytes }
  },
)

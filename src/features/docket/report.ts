import { setImmediate as breathe } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type pg from 'pg'
import { docketReport } from '#contract/docket.ts'
import type { Confidence, DeadlineKind } from '#domain/docket/deadline.ts'
import { isForStaff } from '#domain/docket/feed.ts'
import { deadlineKinds } from '#domain/docket/deadline.ts'
import { deadlineState, type DeadlineState } from '#domain/docket/state.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { addMonths, formatDate, type PlainDate } from '#kernel/dates.ts'
import { csvText } from '#kernel/csv.ts'
import type { Language } from '#kernel/languages.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import type { Translate } from '#platform/mail/post.ts'
import { registerFonts } from '#platform/pdf/parsed-fonts.ts'
import { handle } from '#features/facilities.ts'

/** More rows than a person reads; the report says when there are more. */
export const mostRows = 5000

interface ReportRow {
  due: PlainDate
  grace_until: PlainDate | null
  opens: PlainDate | null
  done_at: string | null
  kind: DeadlineKind
  mark: string
  jurisdiction: string
  number: string | null
  owner: string
  who: string
  law: string | null
  article: string | null
  confidence: Confidence
  is_set: boolean
}

/** The dates of a docket with their marks: still to be kept, or late and still possible, until a day. */
const statement = `select d.due::text, d.grace_until::text, d.opens::text, d.done_at::text, d.kind, t.name as mark, t.jurisdiction, t.number,
    coalesce(nullif(e.business_name, ''), nullif(concat_ws(' ', e.first_name, e.last_name), ''), u.email, '') as owner,
    coalesce(nullif(concat_ws(' ', p.firstname, p.lastname), ''), a.email, '') as who, d.law, d.article, d.confidence,
    d.override_at is not null as is_set
  from deadline d join trademark t on t.id = d.trademark_id
  left join entity e on e.id = t.owner_entity_id left join "user" u on u.id = t.user_id
  left join "user" a on a.id = t.assigned_admin_id left join user_profile p on p.user_id = a.id
 where d.done_at is null and d.kind = any($1) and d.due <= $3 and (d.due >= $2 or d.grace_until >= $2)
   and ($4::uuid is null or t.assigned_admin_id = $4)
 order by d.due, d.id limit ${mostRows + 1}`

async function rowsOf(pool: pg.Pool, from: PlainDate, until: PlainDate, who: string | null): Promise<ReportRow[]> {
  const { rows } = await pool.query<ReportRow>(statement, [deadlineKinds.filter(isForStaff), from, until, who])
  return rows
}

/** The docket of the office as a file: a table to reckon with, or pages to print. */
export const report = handle(docketReport, async ({ query }, caller, facilities): Promise<FileAnswer> => {
  const on = facilities.today()
  const from = query.from ?? on
  const until = query.until ?? addMonths(from, 12)
  const found = await rowsOf(facilities.pool, from, until, query.who === 'mine' ? caller.userId : null)
  const isCut = found.length > mostRows
  const rows = found.slice(0, mostRows)
  const t = facilities.translate(caller.language)
  const name = `docket-${from}-${until}.${query.format}`
  if (query.format === 'csv')
    return { name, mediaType: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(asCsv(rows, on, t)) }
  const title = t('report.title', {
    from: formatDate(from, caller.language),
    until: formatDate(until, caller.language),
  })
  const note = isCut ? t('report.cut', { number: mostRows }) : null
  return { name, mediaType: 'application/pdf', bytes: await asPdf({ rows, on, title, note }, caller.language, t) }
})

const stateOf = (row: ReportRow, on: PlainDate): DeadlineState =>
  deadlineState(
    { kind: row.kind, opens: row.opens, due: row.due, graceUntil: row.grace_until, doneAt: row.done_at },
    on,
  )

const columns = [
  'due',
  'late',
  'what',
  'mark',
  'place',
  'number',
  'owner',
  'who',
  'state',
  'law',
  'confidence',
] as const

function asCsv(rows: readonly ReportRow[], on: PlainDate, t: Translate): string {
  const lines = rows.map((row) => [
    row.due,
    row.grace_until ?? '',
    t(`calendar.kind.${row.kind}`),
    row.mark,
    row.jurisdiction,
    row.number ?? '',
    row.owner,
    row.who,
    t(`report.state.${stateOf(row, on)}`),
    [row.law, row.article].filter(Boolean).join(', '),
    row.is_set ? t('report.set') : row.confidence,
  ])
  return csvText([columns.map((column) => t(`report.column.${column}`)), ...lines])
}

const page = { left: 40, width: 762, bottom: 545 }
/** Rows that are drawn before others have their turn: some milliseconds. */
const rowsAtOnce = 20
/** Left edges of the columns on a page. */
const edges = [0, 92, 260, 400, 500, 640]
const shown = ['due', 'what', 'mark', 'place', 'owner', 'who'] as const

interface Pages {
  rows: readonly ReportRow[]
  on: PlainDate
  title: string
  note: string | null
}

async function asPdf({ rows, on, title, note }: Pages, language: Language, t: Translate): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: page.left,
    info: { Title: title, Creator: 'Markwright', CreationDate: new Date(`${on}T00:00:00Z`) },
  })
  const chunks: Uint8Array[] = []
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve())
    pdf.on('error', reject)
  })
  registerFonts(pdf)
  pdf.font('display').fontSize(16).text(title, page.left, page.left)
  let y = page.left + 30
  const line = (cells: readonly string[], font: 'text' | 'bold'): void => {
    pdf.font(font).fontSize(9)
    const widths = edges.map((edge, n) => (edges[n + 1] ?? page.width) - edge - 8)
    const height = Math.max(...cells.map((text, n) => pdf.heightOfString(text, { width: widths[n] })))
    if (y + height > page.bottom) {
      pdf.addPage()
      y = page.left
    }
    for (const [n, text] of cells.entries()) pdf.text(text, page.left + (edges[n] ?? 0), y, { width: widths[n] })
    y += height + 6
    pdf
      .moveTo(page.left, y - 3)
      .lineTo(page.left + page.width, y - 3)
      .lineWidth(0.5)
      .strokeColor('#E3DED2')
      .stroke()
  }
  if (note !== null) line([note], 'text')
  line(
    shown.map((column) => t(`report.column.${column}`)),
    'bold',
  )
  for (const [at, row] of rows.entries()) {
    // Whoever else asks is served between the rows.
    if (at % rowsAtOnce === 0) await breathe()
    const code = jurisdictionFrom(row.jurisdiction)
    const isUnsure = row.confidence === 'low' && !row.is_set
    line(
      [
        `${formatDate(row.due, language)}\n${t(`report.state.${stateOf(row, on)}`)}`,
        isUnsure ? `${t(`calendar.kind.${row.kind}`)} (${t('report.toConfirm')})` : t(`calendar.kind.${row.kind}`),
        row.mark,
        [code === null ? row.jurisdiction : jurisdictionName(code, language), row.number].filter(Boolean).join('\n'),
        row.owner,
        row.who,
      ],
      'text',
    )
  }
  if (rows.length === 0) line([t('report.none')], 'text')
  pdf.end()
  await finished
  return Buffer.concat(chunks)
}

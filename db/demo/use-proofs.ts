import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ProofKind } from '#domain/use-proof/vocabulary.ts'
import type { Facilities } from '#features/facilities.ts'
import { keepGaps, type MarkKept } from '#features/use-proof/index.ts'
import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import type { People } from './accounts.ts'

interface Shown {
  /** The numbers of the marks that it shows. */
  marks: readonly string[]
  kind: ProofKind
  classes: number[]
  items: string[]
  market: string
  /** Days back from today. */
  from: number
  until: number
  note: string | null
}

const shown: readonly Shown[] = [
  {
    marks: ['DEMO-POZ-1-2016', 'DEMO-018000001'],
    kind: 'catalogue',
    classes: [18, 25],
    items: ['Handbags', 'Coats', 'Scarves'],
    market: 'SK',
    from: 800,
    until: 640,
    note: 'Autumn catalogue, sent to forty shops.',
  },
  {
    marks: ['DEMO-POZ-1-2016'],
    kind: 'photo',
    classes: [25],
    items: ['Coats'],
    market: 'SK',
    from: 210,
    until: 210,
    note: 'The label in a coat, in the shop in Žilina.',
  },
  {
    marks: ['DEMO-POZ-1-2016'],
    kind: 'advertising',
    classes: [35],
    items: [],
    market: 'SK',
    from: 1600,
    until: 1600,
    note: null,
  },
]

/** An even picture of its own grey, so that no two are the same file. */
const picture = async (grey: number): Promise<Uint8Array> =>
  await sharp({ create: { width: 320, height: 200, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer()

/** What a client collected of the use of two marks: one class is shown well, one less, one hardly. */
export async function seedUseProofs(
  tx: Tx,
  people: People,
  { files, today, clock }: Pick<Facilities, 'files' | 'today' | 'clock'>,
): Promise<void> {
  for (const [at, one] of shown.entries()) {
    const bytes = await picture(200 - at * 20)
    const path = `documents/demo/use-proof-${at}.png`
    await files.put(path, bytes, 'image/png')
    await tx.$client.query(
      `with marks as (select id, document_hub_id, user_id, number from trademark where number = any ($1)),
       kept as (insert into document (path, name, media_type, size, type, document_hub_id, user_id)
         select $2, $3, 'image/png', $4, 'evidence', document_hub_id, user_id from marks where number = $5 returning id)
       insert into use_proof (id, trademark_id, document_id, kind, classes, items, market, used_from, used_until, note, media_type,
           size, sha256, taken_at, taken_by_user_id, timestamped_by, is_stand_in)
         select (($6::uuid[])[row_number() over (order by marks.number desc)]), marks.id, kept.id, $7, $8, $9, $10, $11, $12, $13,
           'image/png', $4, $14, $15, $16, 'none', true from marks, kept`,
      [
        one.marks,
        path,
        `${one.kind}.png`,
        bytes.byteLength,
        one.marks[0],
        one.marks.map(() => uuidv7()),
        one.kind,
        one.classes,
        JSON.stringify(one.items),
        one.market,
        addDays(today(), -one.from),
        addDays(today(), -one.until),
        one.note,
        createHash('sha256').update(bytes).digest('hex'),
        clock(),
        people.customer,
      ],
    )
  }
  const { rows } = await tx.$client.query<MarkKept>(
    `select id, jurisdiction, goods_and_services as "goodsAndServices", status_group as "statusGroup" from trademark
      where status_group = 'Registered'`,
  )
  await keepGaps(tx, rows, today(), clock())
}

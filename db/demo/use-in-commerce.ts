import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { UseInCommerceStatus } from '#domain/use-in-commerce/status.ts'
import type { Facilities } from '#features/facilities.ts'
import { prepareUse } from '#features/use-in-commerce/index.ts'
import { addDays } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Tx } from '#platform/db/database.ts'
import { trademark } from '#schema/trademark.ts'
import { useInCommerceRequest } from '#schema/use-in-commerce.ts'
import type { People } from './accounts.ts'

type Row = typeof useInCommerceRequest.$inferSelect

/**
 * Statements and declarations of use, after the docket is there: of one mark half of a statement is written, a declaration
 * of a registered mark lies with its owner, the others were only taken in.
 */
export async function seedUses(tx: Tx, people: People, facilities: Pick<Facilities, 'files' | 'today'>): Promise<void> {
  const rows = await tx
    .select()
    .from(useInCommerceRequest)
    .innerJoin(trademark, eq(trademark.id, useInCommerceRequest.trademarkId))
  for (const { use_in_commerce_request: row, trademark: mark } of rows) await prepareUse(tx, { row, mark })
  const statement = rows.find(({ trademark: mark }) => mark.number === 'DEMO-90000003')?.use_in_commerce_request
  if (statement) await half(tx, people, facilities, statement)
  await declared(tx, people, facilities)
}

async function stand(tx: Tx, row: Pick<Row, 'id' | 'userId'>, people: People, steps: UseInCommerceStatus[]) {
  for (const [at, name] of steps.entries()) {
    await tx.$client.query('update use_in_commerce_request set status = $2 where id = $1 and status <> $2', [
      row.id,
      name,
    ])
    await tx.$client.query(
      `insert into use_in_commerce_request_tracking (id, use_in_commerce_request_id, name, user_id, created_at)
       values ($1, $2, $3, $4, now() - $5 * interval '1 day')`,
      [uuidv7(), row.id, name, at < 2 ? people.staff : row.userId, 20 - at],
    )
  }
}

/** A picture of an even ground with a bar on it, as a drawing is. */
async function drawing(): Promise<Uint8Array> {
  const [width, height] = [240, 160]
  const pixels = Buffer.alloc(width * height * 3, 245)
  for (let y = 60; y < 100; y += 1) pixels.fill(40, (y * width + 40) * 3, (y * width + 200) * 3)
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

async function addSpecimen(
  tx: Tx,
  { files }: Pick<Facilities, 'files'>,
  row: Row,
  { answers, captured }: { answers: object; captured: string },
): Promise<void> {
  const bytes = await drawing()
  const path = `documents/demo/${row.id}-specimen.png`
  await files.put(path, bytes, 'image/png')
  await tx.$client.query(
    `with kept as (insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
       values ($1, 'label.png', 'image/png', $2, 'specimen', $3, $4, true) returning id)
     insert into specimen (id, document_id, class_number, capture_date, uspto_requirements, use_in_commerce_request_class_id)
       select $5, kept.id, c.class_number, $6, $7, c.id from kept, use_in_commerce_request_class c
        where c.use_in_commerce_request_id = $8 order by c.class_number limit 1`,
    [path, bytes.byteLength, row.documentHubId, row.userId, uuidv7(), captured, JSON.stringify(answers), row.id],
  )
}

async function half(
  tx: Tx,
  people: People,
  { files, today }: Pick<Facilities, 'files' | 'today'>,
  row: Row,
): Promise<void> {
  await stand(tx, row, people, ['Created', 'Kick-off sent', 'Opened'])
  const on = today()
  await tx.$client.query(
    `update use_in_commerce_request_class set decision = 'use', first_use_anywhere = $2, first_use_in_us = $3
      where use_in_commerce_request_id = $1`,
    [row.id, addDays(on, -90), addDays(on, -30)],
  )
  await addSpecimen(tx, { files }, row, { answers: { kind: 'mock-up', showsMark: true, isFlat: true }, captured: on })
  for (const [content, by] of [
    ['Is the drawing of the label enough? (demo)', row.userId],
    ['A photograph of the soap with its label is needed. (demo)', people.staff],
  ])
    await tx.$client.query('insert into thread_comment (id, thread_id, content, user_id) values ($1, $2, $3, $4)', [
      uuidv7(),
      row.threadId,
      content,
      by,
    ])
}

/** A declaration of the mark whose sixth year ends in three weeks; its last day is confirmed. */
async function declared(tx: Tx, people: People, { files, today }: Pick<Facilities, 'files' | 'today'>): Promise<void> {
  const [mark] = await tx.select().from(trademark).where(eq(trademark.number, 'DEMO-90000001'))
  if (!mark) return
  const id = uuidv7()
  await tx.$client.query(
    `insert into use_in_commerce_request (id, type, trademark_id, user_id, assigned_admin_id, deadline_number, deadline_confirmed)
     select $1, 'DECLARATION_OF_USE_8', t.id, t.user_id, $3, d.number, true from trademark t
       join deadline d on d.trademark_id = t.id and d.kind = 'use_declaration' and d.from_event = 'registration' where t.id = $2`,
    [id, mark.id, people.staff],
  )
  const [row] = await tx.select().from(useInCommerceRequest).where(eq(useInCommerceRequest.id, id))
  if (!row) return
  await prepareUse(tx, { row, mark })
  await tx.$client.query(
    `update use_in_commerce_request_class set decision = 'use' where use_in_commerce_request_id = $1`,
    [id],
  )
  await addSpecimen(tx, { files }, row, {
    answers: { kind: 'label', showsMark: true, isFlat: false },
    captured: addDays(today(), -5),
  })
  await stand(tx, row, people, ['Created', 'Kick-off sent', 'Opened'])
}

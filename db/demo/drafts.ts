import { eq } from 'drizzle-orm'
import { keepApproval } from '#features/registration/index.ts'
import { addDays } from '#kernel/dates.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { drawWords } from '#platform/files/logos.ts'
import { application } from '#schema/registration.ts'
import { demoPdf } from './documents.ts'
import type { DemoRequest } from './requests.ts'
import { instantOf, type DemoOwner, type World } from './world.ts'

/** The draft of a paid order: its owner, its goods per place, what the client asked to be changed, and the approval. */
export async function seedApplication(
  world: World,
  client: DemoOwner,
  request: DemoRequest,
  { requestId, isApproved }: { requestId: string; isApproved: boolean },
): Promise<void> {
  const { tx } = world
  const id = uuidv7()
  const owner = request.ownerKnown ? client.entityId : null
  const { rows } = await tx.$client.query<{ thread_id: string }>(
    'insert into application (id, registration_request_id, user_id, registration_entity_id, onboarding_finished, client_approval) values ($1, $2, $3, $4, $5, $6) returning thread_id',
    [id, requestId, client.userId, owner, owner !== null, isApproved],
  )
  const goods = Object.entries(request.terms ?? {}).map(([niceClass, terms]) => ({ class: Number(niceClass), terms }))
  for (const jurisdiction of goods.length > 0 ? request.jurisdictions : []) {
    await tx.$client.query(
      'insert into application_jurisdiction (id, application_id, jurisdiction, goods_and_services) values ($1, $2, $3, $4)',
      [uuidv7(), id, jurisdiction, JSON.stringify(goods)],
    )
  }
  if (isApproved) {
    const [draft] = await tx.select().from(application).where(eq(application.id, id))
    await keepApproval(tx, {
      draft: found(draft),
      by: { userId: client.userId, address: null },
      consent: 'I have read the list of goods and services and approve it. (demo)',
    })
  }
  if (request.usedSince !== undefined) await seedUse(world, client, request, { requestId, id })
  if (!request.change) return
  await tx.$client.query(
    `insert into thread_comment (id, thread_id, application_id, type, content, user_id, created_at) values ($1, $2, $3, 'review-request', $4, $5, $6)`,
    [
      uuidv7(),
      rows[0]?.thread_id,
      id,
      request.change,
      client.userId,
      instantOf(world, request.history.at(-1)?.[1] ?? 0),
    ],
  )
}

const file = 'insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)'

/** What a client handed in of a mark that is in use: its picture, the basis at the USPTO, a specimen, and words about it. */
async function seedUse(
  { tx, facilities, today }: World,
  client: DemoOwner,
  { value, classes, usedSince = 0 }: DemoRequest,
  { requestId, id }: { requestId: string; id: string },
): Promise<void> {
  const put = async (
    name: string,
    type: 'logo' | 'specimen',
    mediaType: string,
    bytes: Uint8Array,
  ): Promise<number> => {
    const path = `documents/demo/${requestId}-${name}`
    await facilities.files.put(path, bytes, mediaType)
    const { rows } = await tx.$client.query<{ id: number }>(
      `${file} select $1, $2, $3, $4, $5, document_hub_id, user_id, true from registration_request where id = $6 returning id`,
      [path, name, mediaType, bytes.byteLength, type, requestId],
    )
    return found(rows[0]).id
  }
  await put(`${value}.png`, 'logo', 'image/png', await drawWords({ words: value, font: 'serif', colour: '#1f3a8a' }))
  const day = addDays(today, -usedSince)
  const firstUse = Object.fromEntries(classes.map((number) => [number, { anywhere: day, inCommerce: day }]))
  await tx.$client.query(
    `insert into application_jurisdiction (id, application_id, jurisdiction, uspto_filing_basis, uspto_first_use) values ($1, $2, 'US', '1a', $3)
     on conflict (application_id, jurisdiction) do update set uspto_filing_basis = '1a', uspto_first_use = excluded.uspto_first_use`,
    [uuidv7(), id, JSON.stringify(firstUse)],
  )
  const shown = await demoPdf('Specimen', [`${value} on the goods`])
  const specimen = await put('specimen.pdf', 'specimen', 'application/pdf', shown)
  await tx.$client.query(
    `insert into specimen (id, application_id, document_id, class_number, description, capture_date, uspto_requirements)
     values ($1, $2, $3, $4, 'The pen in its box (demo)', $5, $6)`,
    [
      uuidv7(),
      id,
      specimen,
      classes.at(-1),
      addDays(today, -30),
      JSON.stringify({ kind: 'packaging', showsMark: true }),
    ],
  )
  await tx.$client.query(
    `insert into thread_comment (id, thread_id, application_id, content, section, user_id, resolved_at)
     select $1, thread_id, id, 'The ink is sold with the pens. (demo)', 'goods', $2, now() from application where id = $3`,
    [uuidv7(), client.userId, id],
  )
}

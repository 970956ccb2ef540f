import { eq } from 'drizzle-orm'
import { keepApproval } from '#features/registration/index.ts'
import { found } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { application } from '#schema/registration.ts'
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

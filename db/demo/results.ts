import notes from '#content/verification-notes/en.json' with { type: 'json' }
import { competingOffices } from '#domain/jurisdiction/codes.ts'
import { worstRisk } from '#domain/verification/vocabulary.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { DemoRequest } from './requests.ts'
import { instantOf, type World } from './world.ts'

/** The answer of a verification with the marks that were found. */
export async function seedResult(
  world: World,
  request: DemoRequest,
  requestId: string,
  completed: boolean,
): Promise<void> {
  if (!request.verdicts) return
  const { tx, people } = world
  const id = uuidv7()
  await tx.$client.query(
    `insert into verification_result (id, version, registration_request_id, jurisdictions, recommended_classes, distinctiveness, overall_risk, client_note, strategy,
       value, completed, updated_by_user_id, created_at, updated_at, registers_asked)
     select $1, 1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12,
       (select coalesce(jsonb_agg(jsonb_build_object('office', office, 'asOf', day)), '[]')
          from (select office, least(max(record_date), $12::timestamptz::date)::text as day from mark where office = any($13) group by office order by office) held)`,
    [
      id,
      requestId,
      JSON.stringify(
        request.verdicts.map(([jurisdiction, risk, reason]) => ({
          jurisdiction,
          risk,
          reason,
          advice: notes.advice[risk === 'unknown' ? 'unread' : risk],
        })),
      ),
      request.classes,
      request.distinctiveness ?? 'invented',
      completed ? worstRisk(request.verdicts.map(([, risk]) => risk)) : null,
      completed
        ? 'Where the verdict says low, nothing close stands in the way. Where it says more, read the marks below before you order.'
        : null,
      completed ? 'File at home first; the six months of priority leave time for the rest.' : null,
      request.value,
      false,
      people.staff,
      instantOf(world, request.history.find(([name]) => name === 'Verification approved')?.[1] ?? 1),
      request.verdicts.flatMap(([jurisdiction]) => competingOffices(jurisdiction)),
    ],
  )
  for (const mark of request.similar ?? []) {
    const { name, jurisdictions, similarity, ...metadata } = mark
    await tx.$client.query(
      'insert into similar_trademark (id, verification_result_id, name, jurisdictions, similarity, metadata) values ($1, $2, $3, $4, $5, $6)',
      [uuidv7(), id, name, jurisdictions, similarity, JSON.stringify(metadata)],
    )
  }
  // What was sent takes no more marks.
  if (completed) await tx.$client.query('update verification_result set completed = true where id = $1', [id])
}

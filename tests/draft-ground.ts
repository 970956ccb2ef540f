import { drawWords } from '#platform/files/logos.ts'
import type { TestApp } from './app.ts'
import type { Ground } from './call-row.ts'
import type { World } from './whole-world.ts'

/** What the calls of drafts work on: a picture and a recording of the mark of A, words of whoever asks, specimens of the draft, and the file of a letter. */
export async function draftGround(
  { context: { pool, facilities } }: TestApp,
  world: World,
  idOf: (who: string) => string | null,
): Promise<Pick<Ground, 'draftComment' | 'draftSpecimen' | 'draftView'>> {
  const text = async (sql: string, values: unknown[]) => (await pool.query<{ v: string }>(sql, values)).rows[0]?.v ?? ''
  const picture = await drawWords({ words: 'MATRIX', font: 'serif', colour: '#000000' })
  await facilities.files.put('documents/matrix-logo.png', picture, 'image/png')
  for (const table of ['registration_request', 'trademark'] as const)
    await pool.query(
      `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
       select 'documents/matrix-logo.png', 'logo.png', 'image/png', 1, 'logo', document_hub_id, user_id, true from ${table} where id = $1`,
      [world[table]],
    )
  await facilities.files.put('documents/matrix-sound.wav', Buffer.from('RIFF'), 'audio/wav')
  await pool.query(
    `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
     select 'documents/matrix-sound.wav', 'sound.wav', 'audio/wav', 4, 'recording', document_hub_id, user_id, true
       from registration_request where id = $1`,
    [world['registration_request']],
  )
  const sent = new Uint8Array([1])
  await facilities.files.put('documents/matrix-sent.pdf', sent, 'application/pdf')
  await pool.query(
    `with file as (insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
       select 'documents/matrix-sent.pdf', 'letter.pdf', 'application/pdf', 1, 'letter', document_hub_id, user_id, true
         from service_request where id = $1 returning id)
     update service_letter set pdf_document_id = file.id, pdf_sha256 = encode(sha256('\\x01'::bytea), 'hex') from file
      where service_request_id = $1`,
    [world['service_request']],
  )
  return {
    draftView: async () =>
      await text(
        `insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
         select 'documents/matrix-logo.png', 'view.png', 'image/png', 1, 'view', document_hub_id, user_id, true
           from registration_request where id = $1 returning id::text as v`,
        [world['registration_request']],
      ),
    draftComment: async (who) =>
      await text(
        `insert into thread_comment (id, thread_id, application_id, content, user_id)
         select gen_random_uuid(), a.thread_id, a.id, 'matrix', coalesce(u.id, a.user_id) from application a
           left join "user" u on u.id = $2 where a.id = $1 returning id::text as v`,
        [world['application'], idOf(who)],
      ),
    draftSpecimen: async () =>
      await text(
        `with file as (insert into document (path, name, media_type, size, type, document_hub_id, user_id, visible_to_client)
           select 'documents/matrix-letter.pdf', 'specimen.pdf', 'application/pdf', 1, 'specimen', r.document_hub_id, r.user_id, true
             from application a join registration_request r on r.id = a.registration_request_id where a.id = $1 returning id)
         insert into specimen (id, class_number, application_id, document_id) select gen_random_uuid(), 9, $1, id from file
         returning id::text as v`,
        [world['application']],
      ),
  }
}

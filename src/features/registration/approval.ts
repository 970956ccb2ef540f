import { createHash } from 'node:crypto'
import { ownerColumns } from '#domain/account/party.ts'
import type { Caller } from '#domain/account/caller.ts'
import { found } from '#kernel/errors.ts'
import { applicationApproval, type application } from '#schema/registration.ts'
import type { Tx } from '#platform/db/database.ts'

const addressJson = (id: string) =>
  `(select to_json(o) from (select d.street, d.postcode, d.city, d.state, d.country from address d where d.id = ${id}) o)`

/** What is filed: the mark, its kind, picture with further views or recording, description and colours, its owner with the addresses, the claim of priority, what is said of its use, and each list. */
export const filedContent = `select json_build_object(
    'mark', r.value, 'kind', r.type, 'number', r.public_id,
    'owner', (select to_json(o) from (select e.type, ${ownerColumns.map((column) => `e.${column}`).join(', ')}, d.street, d.postcode, d.city, d.state, d.country
                from entity e left join address d on d.id = e.address_id where e.id = a.registration_entity_id) o),
    'mailing', ${addressJson('a.mailing_address_id')}, 'domicile', ${addressJson('a.domicile_address_id')},
    'domicileVisible', case when a.domicile_address_id is not null then a.domicile_address_visible end,
    'priority', (select to_json(p) from (select a.priority_filing_jurisdiction as place, a.priority_filing_number as number,
                   a.priority_filing_date as date) p),
    'picture', (select json_build_object('name', l.name, 'revision', l.revision) from document l
                 where l.document_hub_id = r.document_hub_id and l.type = 'logo' order by l.id desc limit 1),
    'recording', (select json_build_object('name', l.name, 'revision', l.revision) from document l
                 where l.document_hub_id = r.document_hub_id and l.type = 'recording' order by l.id desc limit 1),
    'views', (select json_agg(json_build_object('id', l.id, 'name', l.name) order by v.place)
                from jsonb_array_elements_text(a.mark_views) with ordinality as v(id, place)
                join document l on l.id = v.id::int and l.document_hub_id = r.document_hub_id and l.type = 'view'),
    'description', a.mark_description, 'colours', a.mark_colours,
    'specimens', (select json_agg(json_build_object('class', s.class_number, 'document', s.document_id, 'description', s.description,
                   'url', s.url, 'captured', s.capture_date, 'goods', s.class_items, 'said', s.uspto_requirements) order by s.class_number, s.id)
                 from specimen s where s.application_id = a.id),
    'lists', (select json_agg(json_build_object('place', j.jurisdiction, 'goods', j.goods_and_services,
                 'basis', j.uspto_filing_basis, 'firstUse', j.uspto_first_use) order by j.jurisdiction)
                from application_jurisdiction j where j.application_id = a.id and j.jurisdiction = any(r.jurisdictions)))::text as content
  from registration_request r join application a on a.registration_request_id = r.id where a.id = $1`

interface Approval {
  draft: typeof application.$inferSelect
  by: Pick<Caller, 'userId'> & { address: string | null }
  consent: string | null
}

/** Keeps what is approved with its digest, the sentence that was agreed to, when, and from which address. */
export async function keepApproval(tx: Tx, { draft, by, consent }: Approval): Promise<void> {
  const { rows } = await tx.$client.query<{ content: string }>(filedContent, [draft.id])
  const { content } = found(rows[0])
  await tx.insert(applicationApproval).values({
    applicationId: draft.id,
    userId: by.userId,
    digest: createHash('sha256').update(content).digest('hex'),
    content,
    consent,
    address: by.address,
  })
}

import type pg from 'pg'
import type { ConflictNoun } from '#contract/conflict-check.ts'
import type { ConflictSubject } from '#domain/conflict-check/findings.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { found } from '#kernel/errors.ts'

/** A matter as it is looked at, and whose it is: an account, or the addresses of who has none yet. */
export interface Subject extends ConflictSubject {
  userId: string | null
  /** Its addresses in small letters: what is under one of them is of the same client. */
  emails: readonly string[]
}

interface Row {
  user_id: string | null
  names: string[]
  emails: string[]
  websites: string[]
  mark: string | null
  classes: number[] | null
  places: string[] | null
  other_names: string[] | null
  other_websites: string[] | null
}

/** Names and addresses of an account, by its id as $2 of the statement's own table. */
const accountParts = (user: string) => ({
  names: `array(select trim(p.firstname || ' ' || p.lastname) from user_profile p where p.user_id = ${user}
    union select coalesce(e.business_name, trim(coalesce(e.first_name, '') || ' ' || coalesce(e.last_name, ''))) from entity e where e.user_id = ${user})`,
  websites: `array(select unnest(b.websites) from brand b where b.user_id = ${user})`,
})

const ofRequest = accountParts('r.user_id')
const ofCase = accountParts('b.user_id')

const statements: Record<ConflictNoun, string> = {
  // Who ordered before there was an account may have one under the address by now.
  request: `select coalesce(r.user_id, (select u.id from "user" u where lower(u.email) = lower(r.contact_email))) as user_id,
      ${ofRequest.names} || trim(r.contact_first_name || ' ' || r.contact_last_name)
        || array(select coalesce(e.business_name, trim(coalesce(e.first_name, '') || ' ' || coalesce(e.last_name, '')))
                   from entity e where e.id in (r.billing_entity_id,
                     (select a.registration_entity_id from application a where a.registration_request_id = r.id))) as names,
      array[r.contact_email] || array(select u.email from "user" u where u.id = r.user_id) as emails, ${ofRequest.websites} || r.websites as websites,
      r.value as mark, r.jurisdictions as places,
      (select v.recommended_classes from verification_result v where v.registration_request_id = r.id order by v.created_at desc limit 1) as classes,
      null::text[] as other_names, null::text[] as other_websites
    from registration_request r where r.id = $1`,
  case: `select b.user_id, ${ofCase.names} as names, array[u.email] as emails, ${ofCase.websites} as websites,
      null as mark, null::text[] as places, null::int[] as classes,
      cp.primary_name || cp.aliases as other_names, cp.websites as other_websites
    from "case" c join brand b on b.id = c.brand_id join "user" u on u.id = b.user_id
      left join case_counterparty cp on cp.id = c.case_counterparty_id where c.id = $1`,
}

/** For whom, against whom and for which mark a matter would make us act. Throws `not-found`. */
export async function subjectOf(db: Pick<pg.ClientBase, 'query'>, noun: ConflictNoun, id: string): Promise<Subject> {
  const { rows } = await db.query<Row>(statements[noun], [id])
  const row = found(rows[0])
  return {
    userId: row.user_id,
    emails: row.emails.map((email) => email.toLowerCase()),
    client: { names: row.names.filter(Boolean), emails: row.emails, websites: row.websites },
    otherSide: row.other_names && { names: row.other_names, emails: [], websites: row.other_websites ?? [] },
    mark:
      row.mark === null
        ? null
        : { text: row.mark, classes: row.classes ?? [], places: (row.places ?? []).filter(isJurisdiction) },
  }
}

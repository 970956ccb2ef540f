import { createHmac, timingSafeEqual } from 'node:crypto'
import { requestUnsubscribe } from '#contract/letter.ts'
import { AppError, found } from '#kernel/errors.ts'
import { isUuid } from '#kernel/ids.ts'
import { readByAny, type Secrets } from '#platform/config/secrets.ts'
import { handle } from '#features/facilities.ts'

const digest = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url')

/** What stands in the address that ends advertising to who opened a request: its id, and the proof that we wrote it. */
export const unsubscribeToken = (secrets: Secrets, requestId: string): string =>
  `${requestId}.${digest(secrets[0], requestId)}`

function requestOf(secrets: Secrets, token: string): string | null {
  const [id = '', proof = ''] = token.split('.')
  if (!isUuid(id)) return null
  const given = Buffer.from(proof)
  return readByAny(secrets, (secret) => {
    const made = Buffer.from(digest(secret, id))
    return made.length === given.length && timingSafeEqual(made, given) ? id : null
  })
}

/** Ends advertising to an address: of every request that it opened, and of the account that has it. */
export const unsubscribe = handle(requestUnsubscribe, async ({ body }, _caller, { secrets, write }) => {
  const id = requestOf(secrets, body.token)
  if (id === null) throw new AppError('link-expired')
  return await write(async (tx) => {
    const { rows } = await tx.$client.query<{ email: string }>(
      'select contact_email as email from registration_request where id = $1',
      [id],
    )
    const { email } = found(rows[0])
    await tx.$client.query(
      'update registration_request set send_marketing_emails = false where lower(contact_email) = lower($1) and send_marketing_emails',
      [email],
    )
    await tx.$client.query(
      `update user_profile p set marketing_emails_enabled = false, newsletter_emails_enabled = false
         from "user" u where u.id = p.user_id and lower(u.email) = lower($1)`,
      [email],
    )
    return { id, done: true as const }
  })
})

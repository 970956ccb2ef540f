import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { languages } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { defineJob } from '#platform/queue/queue.ts'
import { user } from '#schema/account.ts'
import type { CallFacilities, Facilities } from '#features/facilities.ts'
import { worker } from '#features/feature.ts'
import { ensureUser, sendActivation } from './invite.ts'
import { accountExists, resetPassword } from './mails.ts'
import { mailToken } from './tokens.ts'

/** What somebody asked for without being signed in. */
const linkRequest = z.strictObject({
  email: z.string().max(254),
  language: z.enum(languages),
  /** The key that jobs of 0.3.0 have. */
  wish: z.enum(['sign-up', 'activate', 'reset-password']),
  firstName: z.string().max(100).nullable(),
  lastName: z.string().max(100).nullable(),
  /** Which ten minutes it was asked in: one mail each, so that nobody fills a stranger's mailbox through us. */
  slot: z.number().int(),
})
type LinkRequest = z.infer<typeof linkRequest>

/**
 * Decides in the background what is mailed. The call that asked has done the same for a known and an unknown address, so
 * neither its words nor its time tell who has an account; only the mailbox learns it.
 */
export const linkMail = defineJob('account.link-mail', { byStaff: [], data: linkRequest })

/** Whoever types the address of an account here may be its owner and need not be. */
const ofAnybody = { asked: 'stranger', confirmed: true } as const

/** Enqueues what a visitor asked for. */
export async function requestLink(
  facilities: CallFacilities,
  kind: LinkRequest['wish'],
  who: Pick<LinkRequest, 'email' | 'language'> & Partial<Pick<LinkRequest, 'firstName' | 'lastName'>>,
): Promise<void> {
  const slot = Math.floor(facilities.clock().getTime() / 600_000)
  await facilities.write(
    async (tx) =>
      await facilities.queue().send(tx, linkMail, { firstName: null, lastName: null, ...who, wish: kind, slot }),
  )
}

/** Does what was asked for. */
export const linkMailer = worker(
  linkMail,
  async (request, facilities) =>
    await inTransaction(facilities.pool, async (tx) => await answerRequest(tx, facilities, request)),
)

async function answerRequest(tx: Tx, facilities: Facilities, request: LinkRequest): Promise<void> {
  const { email, language, slot } = request
  const [known] = await tx
    .select({ id: user.id, state: user.state, email: user.email })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email})`)
  const mayOpen = request.wish === 'sign-up' && facilities.userAccount
  const row = known ?? (mayOpen ? await ensureUser(tx, request) : null)
  // The mail goes to the address that is kept, not to another spelling of it.
  const reader = { email: known?.email ?? email, language }
  if (row?.state === 'created')
    return await sendActivation(tx, facilities, {
      id: `activate-${row.id}-${slot}`,
      userId: row.id,
      ...reader,
      // Whoever types an address here need not be its owner, and nobody has activated it yet.
      asked: 'stranger',
    })
  if (row?.state !== 'active') return
  if (request.wish === 'reset-password') {
    const tokenId = await mailToken(tx, row.id, 'reset-password', facilities)
    await facilities.tell(tx, reader, resetPassword, {
      id: `reset-password-${row.id}-${slot}`,
      link: { page: 'setPassword', tokenId },
      ...ofAnybody,
    })
    return
  }
  await facilities.tell(tx, reader, accountExists, {
    id: `account-exists-${row.id}-${slot}`,
    link: { page: 'portal' },
    ...ofAnybody,
  })
}

import { and, eq, sql } from 'drizzle-orm'
import { registryCertificateSent, registryCodeEnter, registryCodeShow } from '#contract/brand-registry.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import type { trademarkTrackingOnly } from '#domain/trademark/status.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { formatDate } from '#kernel/dates.ts'
import { uuidv7 } from '#kernel/ids.ts'
import type { Language } from '#kernel/languages.ts'
import { readByAny } from '#platform/config/secrets.ts'
import { sealed, unsealed } from '#platform/config/sealing.ts'
import type { Tx } from '#platform/db/database.ts'
import { brandRegistryCode, brandRegistryView } from '#schema/brand-registry.ts'
import { trademark, trademarkTracking } from '#schema/trademark.ts'
import { proveOwner, readerOf } from '#features/account/index.ts'
import { takeMessage } from '#features/docketed-message/index.ts'
import type { Feature } from '#features/feature.ts'
import { handle } from '#features/facilities.ts'
import type { Reader } from '#features/tell.ts'
import * as mails from './mails.ts'

const purpose = 'markwright brand registry'

type Mark = typeof trademark.$inferSelect

/** A mark with its owner's account, which alone is told. Throws `rules-unmet` while nobody has it. */
async function markWithOwner(tx: Tx, id: string): Promise<{ mark: Mark; owner: Reader }> {
  const mark = found((await tx.select().from(trademark).where(eq(trademark.id, id)).for('update'))[0])
  const owner = await readerOf(tx, mark.userId)
  if (!owner) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  return { mark, owner }
}

const placeOf = ({ jurisdiction }: Mark, language: Language): string => {
  const code = jurisdictionFrom(jurisdiction)
  return code === null ? jurisdiction : jurisdictionName(code, language)
}

async function track(tx: Tx, trademarkId: string, name: (typeof trademarkTrackingOnly)[number], userId: string | null) {
  await tx.insert(trademarkTracking).values({ trademarkId, name, userId, createdAt: sql`clock_timestamp()` })
}

const enter = handle(registryCodeEnter, async ({ params, body }, caller, { write, secrets, tell, clock }) => ({
  id: await write(async (tx) => {
    const { mark, owner } = await markWithOwner(tx, params.id)
    const { messageId, registryCode } = body
    if (messageId !== null && (await takeMessage(tx, messageId, clock(), [registryCode])) !== mark.id)
      refuseField('messageId', 'not-a-choice')
    const id = uuidv7()
    const code = sealed(new TextEncoder().encode(body.registryCode), secrets[0], purpose)
    await tx.insert(brandRegistryCode).values({ id, trademarkId: mark.id, code, createdByUserId: caller.userId })
    await track(tx, mark.id, 'Code sent', caller.userId)
    await tell(tx, owner, mails.registryCodeCame, (language) => ({
      id: `registry-code-${id}`,
      link: { page: 'trademark', id: mark.id },
      facts: { place: placeOf(mark, language) },
      words: { mark: mark.name },
      notice: { type: mails.registryCodeCame.name, message: mark.name, metadata: { trademarkId: mark.id } },
    }))
    return id
  }),
}))

/** What a stolen session could not be allowed: it is shown after the step up alone, and each time is kept with who it was. */
const show = handle(registryCodeShow, async ({ params, body }, caller, facilities) => {
  const [row] = await facilities.db
    .select({ code: brandRegistryCode })
    .from(brandRegistryCode)
    .innerJoin(trademark, eq(trademark.id, brandRegistryCode.trademarkId))
    .where(
      and(
        eq(brandRegistryCode.id, params.codeId),
        eq(trademark.id, params.id),
        eq(trademark.userId, found(caller.userId)),
      ),
    )
  const { code } = found(row)
  const userId = await proveOwner(facilities, caller, body)
  const plain = readByAny(facilities.secrets, (secret) => unsealed(code.code, secret, purpose))
  // The secret that sealed it is gone: Amazon sends another.
  if (!plain) throw new AppError('rules-unmet', { facts: { missing: 'code' } })
  await facilities.write(async (tx) => {
    await tx
      .insert(brandRegistryView)
      .values({ id: uuidv7(), brandRegistryCodeId: code.id, userId, seenAt: facilities.clock().toISOString() })
  })
  return { registryCode: new TextDecoder().decode(plain) }
})

const certificate = handle(registryCertificateSent, async ({ params, body }, caller, { write, tell, today }) => {
  if (body.sentOn > today()) refuseField('sentOn', 'date-in-future')
  await write(async (tx) => {
    const { mark, owner } = await markWithOwner(tx, params.id)
    if (mark.statusGroup !== 'Registered') throw new AppError('rules-unmet', { facts: { missing: 'right' } })
    const told = and(eq(trademarkTracking.trademarkId, mark.id), eq(trademarkTracking.name, 'Certificate sent'))
    const before = await tx.select({ id: trademarkTracking.id }).from(trademarkTracking).where(told).limit(1)
    if (before.length > 0) throw new AppError('already-done')
    await track(tx, mark.id, 'Certificate sent', caller.userId)
    await tell(tx, owner, mails.registryCertificate, (language) => ({
      id: `registry-certificate-${mark.id}-${body.sentOn}`,
      link: { page: 'trademark', id: mark.id },
      facts: { place: placeOf(mark, language), day: formatDate(body.sentOn, language) },
      words: { mark: mark.name },
    }))
  })
  return { done: true as const }
})

export const feature: Feature = {
  name: 'brand-registry',
  handlers: [enter, show, certificate],
  mails: Object.values(mails),
}

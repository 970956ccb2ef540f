import { and, eq, sql } from 'drizzle-orm'
import { caseCreate } from '#contract/case.ts'
import type { ParsedInput } from '#contract/call.ts'
import { AppError, found, refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { isLanguage } from '#kernel/languages.ts'
import type { Tx } from '#platform/db/database.ts'
import { user } from '#schema/account.ts'
import { brand } from '#schema/brand.ts'
import {
  caseCounterparty,
  caseInfringement,
  caseInfringementEvidence,
  caseRequest,
  infringementCase,
} from '#schema/enforcement.ts'
import { giveToAccount } from '#features/account/index.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'
import { mustNotBeWhitelisted } from './counterparty.ts'
import { caseFor, requestFor, type CaseRequestRow } from './policy.ts'
import { tellOfCase } from './tell.ts'
import { moveRequest, trackCase } from './transition.ts'

type Asked = ParsedInput<typeof caseCreate>['body']
type Against = Pick<Asked, 'counterpartyId' | 'counterpartyName' | 'counterpartyWebsites'>

/** Whose case it will be: the reporter's account; a stranger gets one, mailed to the address that they gave. */
async function ownerOf(tx: Tx, facilities: CallFacilities, row: CaseRequestRow): Promise<string> {
  if (row.userId !== null) return row.userId
  const { contactEmail: email, contactFirstName: firstName, contactLastName: lastName } = row
  if (email === null) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  const language = isLanguage(row.language) ? row.language : 'en'
  await giveToAccount(tx, facilities, { id: row.id, person: { email, firstName, lastName, language } })
  const [account] = await tx
    .select({ id: user.id })
    .from(user)
    .where(sql`lower(${user.email}) = lower(${email})`)
  return found(account).id
}

/** The brand of the owner that the case is under: the one that was chosen, a new one, or the report's. */
async function brandOf(tx: Tx, row: CaseRequestRow, body: Asked, userId: string): Promise<string> {
  const chosen = body.brandId ?? (body.brandName === null ? row.brandId : null)
  if (chosen !== null) {
    const [own] = await tx
      .select({ id: brand.id })
      .from(brand)
      .where(and(eq(brand.id, chosen), eq(brand.userId, userId)))
    return own?.id ?? refuseField('brandId', 'not-a-choice')
  }
  if (body.brandName === null) refuseField('brandName', 'required')
  const id = uuidv7()
  await tx.insert(brand).values({ id, userId, name: body.brandName })
  return id
}

/** The other side: one that the owner knows already, or a new one. */
export async function counterpartyOf(tx: Tx, body: Against, userId: string, links: readonly string[]) {
  if (body.counterpartyId !== null) {
    const [known] = await tx
      .select()
      .from(caseCounterparty)
      .where(and(eq(caseCounterparty.id, body.counterpartyId), eq(caseCounterparty.userId, userId)))
    if (!known) refuseField('counterpartyId', 'not-a-choice')
    await mustNotBeWhitelisted(tx, userId, {
      name: known.primaryName,
      aliases: known.aliases,
      websites: [...known.websites, ...links],
    })
    return known.id
  }
  const { counterpartyName: primaryName, counterpartyWebsites: websites } = body
  if (primaryName === null) refuseField('counterpartyName', 'required')
  await mustNotBeWhitelisted(tx, userId, { name: primaryName, aliases: [], websites: [...websites, ...links] })
  const id = uuidv7()
  await tx.insert(caseCounterparty).values({ id, userId, primaryName, websites })
  return id
}

/** The first place of a case, with what was seen there. */
export async function addPlace(
  tx: Tx,
  caseId: string,
  where: Pick<Asked, 'platform' | 'classes'> & { jurisdiction: string | null },
  seen: readonly { website: string; evidenceDate: string; description?: string }[],
): Promise<void> {
  const caseInfringementId = uuidv7()
  await tx.insert(caseInfringement).values({ id: caseInfringementId, caseId, ...where })
  const evidences = seen.map((one) => ({ ...one, caseInfringementId }))
  if (evidences.length > 0) await tx.insert(caseInfringementEvidence).values(evidences)
}

/** Makes a case of a report: the client sees it from now on, and what was reported is its first infringement. */
export const create = handle(caseCreate, async ({ body }, caller, facilities) => ({
  id: await facilities.write(async (tx) => {
    const row = await requestFor(tx, body.requestId, caller, { lock: true })
    const by = { actor: 'staff', userId: caller.userId } as const
    if (row.status === 'Created') await moveRequest(tx, { id: row.id, from: 'Created', to: 'In review', ...by })
    const owner = await ownerOf(tx, facilities, row)
    const brandId = await brandOf(tx, row, body, owner)
    const caseCounterpartyId = await counterpartyOf(tx, body, owner, row.links)
    const id = uuidv7()
    const { relevance, platform, jurisdiction, classes } = body
    await tx.insert(infringementCase).values({
      id,
      brandId,
      caseCounterpartyId,
      trademarkId: row.trademarkId,
      relevance,
      status: 'New',
      assignedAdminId: row.assignedAdminId,
    })
    await trackCase(tx, id, 'New', caller.userId)
    const where = { platform, jurisdiction: jurisdiction ?? row.jurisdiction, classes }
    await addPlace(
      tx,
      id,
      where,
      row.links.map((website) => ({ website, evidenceDate: facilities.today() })),
    )
    await tx.update(caseRequest).set({ userId: owner }).where(eq(caseRequest.id, row.id))
    await moveRequest(tx, {
      id: row.id,
      from: row.status === 'Created' ? 'In review' : row.status,
      to: 'Case created',
      ...by,
      set: { caseId: id },
    })
    await tellOfCase(tx, facilities, await caseFor(tx, id, caller), { mail: 'opened', id: `case-opened-${id}` })
    return id
  }),
}))

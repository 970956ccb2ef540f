import { and, eq, inArray } from 'drizzle-orm'
import { brandAssign, brandCreate, brandUpdate } from '#contract/brand.ts'
import { isSignedIn, type Caller } from '#domain/account/caller.ts'
import { AppError } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { brand } from '#schema/brand.ts'
import { registrationRequest } from '#schema/registration.ts'
import { trademark } from '#schema/trademark.ts'
import type { Feature } from '#features/feature.ts'
import { handle } from '#features/facilities.ts'
import type { Tx } from '#platform/db/database.ts'

function ownerOf(caller: Caller): string {
  if (!isSignedIn(caller)) throw new AppError('sign-in-required')
  return caller.userId
}

const create = handle(brandCreate, async ({ body }, caller, { write }) => {
  const userId = ownerOf(caller)
  const id = uuidv7()
  return await write(async (tx) => {
    await tx.insert(brand).values({ id, userId, ...body })
    return { id }
  })
})

const update = handle(
  brandUpdate,
  async ({ params, body }, caller, { write }) =>
    await write(async (tx) => {
      const { rowCount } = await tx
        .update(brand)
        .set(body)
        .where(and(eq(brand.id, params.id), eq(brand.userId, ownerOf(caller))))
      if (rowCount !== 1) throw new AppError('not-found')
      return { done: true as const }
    }),
)

/** Puts own rows under an own brand, or under none; a foreign one among them changes nothing at all. */
const assign = handle(brandAssign, async ({ body: { brandId, trademarkIds, requestIds } }, caller, { write }) => {
  const userId = ownerOf(caller)
  return await write(async (tx) => {
    if (brandId !== null) await refuseForeignBrand(tx, brandId, userId)
    for (const [table, ids] of [
      [trademark, new Set(trademarkIds)],
      [registrationRequest, new Set(requestIds)],
    ] as const) {
      if (ids.size === 0) continue
      const { rowCount } = await tx
        .update(table)
        .set({ brandId })
        .where(and(inArray(table.id, [...ids]), eq(table.userId, userId)))
      if (rowCount !== ids.size) throw new AppError('not-found')
    }
    return { done: true as const }
  })
})

async function refuseForeignBrand(tx: Tx, id: string, userId: string): Promise<void> {
  const found = await tx
    .select({ id: brand.id })
    .from(brand)
    .where(and(eq(brand.id, id), eq(brand.userId, userId)))
    .for('share')
  if (found.length === 0) throw new AppError('not-found')
}

export const feature: Feature = { name: 'brand', handlers: [create, update, assign] }

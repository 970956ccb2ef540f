import { eq, sql } from 'drizzle-orm'
import { verificationSave } from '#contract/registration.ts'
import { AppError, found } from '#kernel/errors.ts'
import { registrationRequest } from '#schema/registration.ts'
import { verificationResult } from '#schema/verification.ts'
import { handle } from '#features/facilities.ts'
import { verificationOpened } from './events.ts'
import { reviewed } from './review.ts'
import { keepSearch } from './search.ts'
import { searched } from './searched.ts'
import {
  hasOtherPicture,
  lastVersion,
  lockedRequest,
  openResult,
  pictureNow,
  refuseRevised,
  replaceSimilar,
} from './store.ts'

/** Saves the open version; the first save of a request also starts its verification. */
export const save = handle(verificationSave, async ({ params, body }, caller, facilities) => {
  const { similarTrademarks, review, search, revision, ...result } = body
  const [asked] = await facilities.db.select().from(registrationRequest).where(eq(registrationRequest.id, params.id))
  const answered = search ? await searched(facilities, found(asked), search) : null
  return await facilities.write(async (tx) => {
    const row = await lockedRequest(tx, params.id)
    await facilities.events.publish(tx, verificationOpened, { requestId: row.id, userId: caller.userId })
    const open = await openResult(tx, row.id)
    refuseRevised(open, revision)
    // Another sign by now is not the one that was searched.
    if (answered && asked && isAnother(asked, row)) throw new AppError('changed-meanwhile')
    const picture = await pictureNow(tx, row)
    // What was compared with another picture, and looked at beside it, is to be done again.
    const isRedrawn = open !== null && hasOtherPicture(open, picture)
    const before = isRedrawn ? { ...open, review: null } : open
    // No class is said to have been compared that the search left out; one that was told none looked at the marks of all.
    const claimed = result.verifiedClasses
    const searchedIn = search?.classes.length === 0 ? claimed : (search?.classes ?? open?.verifiedClasses ?? [])
    const compared = answered?.registers.length === 0 ? [] : searchedIn
    const values = {
      ...result,
      verifiedClasses: claimed.filter((one) => compared.includes(one)),
      ...(answered ? { registersAsked: answered.registers } : {}),
      documentId: picture,
      ...(review || answered || open?.review
        ? {
            review: await reviewed(tx, {
              review,
              body,
              open: before,
              listed: answered?.listed ?? null,
              userId: caller.userId,
              at: facilities.clock(),
            }),
          }
        : {}),
      value: row.value,
      textValue: row.value,
      valueType: row.type,
      businessDescription: row.businessDescription,
      updatedByUserId: caller.userId,
      updatedAt: sql`now()`,
    }
    const [saved] = open
      ? await tx.update(verificationResult).set(values).where(eq(verificationResult.id, open.id)).returning()
      : await tx
          .insert(verificationResult)
          .values({ ...values, registrationRequestId: row.id, version: (await lastVersion(tx, row.id)) + 1 })
          .returning()
    const kept = found(saved)
    await replaceSimilar(
      tx,
      kept.id,
      similarTrademarks.map(
        ({ number, owner, classes, goods, reason, office, status, score, picture: alike, ...mark }) => ({
          ...mark,
          verificationResultId: kept.id,
          metadata: {
            classes,
            ...(number ? { number } : {}),
            ...(owner ? { owner } : {}),
            ...(goods ? { goods } : {}),
            ...(reason ? { reason } : {}),
            ...(office ? { office } : {}),
            ...(status ? { status } : {}),
            ...(score ? { score } : {}),
            ...(alike && !isRedrawn ? { picture: alike } : {}),
          },
        }),
      ),
    )
    if (search && answered) {
      const { registers, found: count } = answered
      const told = { requestId: row.id, version: kept.version, userId: caller.userId, registers }
      await keepSearch(tx, { ...told, kind: 'text', query: row.value, filters: search, found: count })
    }
    return {
      id: kept.id,
      version: kept.version,
      revision: kept.revision,
      confirmedBy: kept.review?.confirmedBy ?? null,
    }
  })
})

type Asked = typeof registrationRequest.$inferSelect
const isAnother = (a: Asked, b: Asked): boolean =>
  a.value !== b.value || a.type !== b.type || a.jurisdictions.join() !== b.jurisdictions.join()

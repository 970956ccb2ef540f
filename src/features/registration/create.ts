import { sql } from 'drizzle-orm'
import { requestCreate } from '#contract/registration.ts'
import { hasPicture, hasWords } from '#domain/catalog/mark-types.ts'
import { refuseField } from '#kernel/errors.ts'
import { uuidv7 } from '#kernel/ids.ts'
import { registrationStatusGroup } from '#domain/registration/status.ts'
import { registrationRequest } from '#schema/registration.ts'
import { nextPublicId } from '#features/billing/index.ts'
import { confirm, confirmationId } from './confirmation.ts'
import { track } from './transition.ts'
import { askedBy } from '#features/account/index.ts'
import { acceptPicture, keepFile } from '#features/document/index.ts'
import { handle } from '#features/facilities.ts'

/** A visitor or customer asks for a verification: the request, its first tracking row and the mail are one step. */
export const create = handle(requestCreate, async ({ body, query }, caller, facilities) => {
  const forBrandRegistry = query.amazonBrandRegistry !== undefined
  // The programme takes words, alone or in a picture (brandservices.amazon.com/brandregistry/eligibility).
  if (forBrandRegistry && !hasWords(body.type)) refuseField('type', 'not-a-choice')
  const { file } = body as typeof body & { file?: File | null }
  const isGiven = file instanceof File && file.size > 0
  // A file that was chosen before the kind was changed to one without a picture is not taken.
  const picture = isGiven && hasPicture(body.type) ? await acceptPicture(file, facilities.scan) : null
  return await facilities.write(async (tx) => {
    const id = uuidv7()
    const documentHubId = uuidv7()
    const userId = caller.role === 'customer' ? caller.userId : null
    const publicId = await nextPublicId(tx, facilities.clock(), 'R')
    await tx.insert(registrationRequest).values({
      id,
      publicId,
      documentHubId,
      userId,
      status: 'Verification requested',
      statusGroup: registrationStatusGroup('Verification requested'),
      lastStatusUpdate: sql`clock_timestamp()`,
      type: body.type,
      value: body.value,
      businessDescription: body.businessDescription,
      jurisdictions: [...new Set(body.jurisdictions)],
      websites: body.websites,
      contactEmail: body.contactEmail,
      contactFirstName: body.contactFirstName,
      contactLastName: body.contactLastName,
      contactPhone: body.contactPhone,
      language: body.language,
      currency: body.currency,
      region: body.region ?? 'EU',
      sendMarketingEmails: body.sendMarketingEmails,
      forBrandRegistry,
      experiments: Object.fromEntries(
        facilities.experiments.flatMap((id) =>
          body.experiments[id] === undefined ? [] : [[id, body.experiments[id]]],
        ),
      ),
    })
    if (picture)
      await keepFile(tx, facilities, picture, {
        hubId: documentHubId,
        type: 'logo',
        owner: userId,
        visibleToClient: true,
        by: caller.userId,
      })
    await track(tx, id, 'Verification requested', caller.userId)
    const { value, contactEmail, language } = body
    await confirm(
      tx,
      facilities,
      { id, publicId, value, contactEmail, language },
      { id: confirmationId(id, 'first'), asked: await askedBy(tx, caller, contactEmail) },
    )
    return { id, publicId }
  })
})

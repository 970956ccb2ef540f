import { and, asc, desc, eq } from 'drizzle-orm'
import { applicationGenerate } from '#contract/application.ts'
import { hasViews, markTypes } from '#domain/catalog/mark-types.ts'
import { isJurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { colourLine } from '#domain/registration/sign.ts'
import { applicationsFor } from '#domain/trademark/divide.ts'
import { formatDate, type PlainDate } from '#kernel/dates.ts'
import { AppError } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import type { Translate } from '#platform/mail/post.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import type { Database } from '#platform/db/database.ts'
import { address } from '#schema/account.ts'
import { applicationJurisdiction } from '#schema/registration.ts'
import { document } from '#schema/document.ts'
import { documentsInOrder, keepFile, lastOfType } from '#features/document/index.ts'
import { handle, type Facilities } from '#features/facilities.ts'
import { readDraft, type DraftRow } from './draft.ts'
import { postalLines, type NamedParty } from '#features/account/index.ts'
import { partyOf } from './power-of-attorney.ts'
import type { RequestRow } from './policy.ts'

type ListRow = typeof applicationJurisdiction.$inferSelect

interface Filed {
  request: RequestRow
  draft: DraftRow
  owner: NamedParty
  mailing: readonly string[]
  domicile: readonly string[]
  lists: readonly ListRow[]
  picture: string | null
  recording: string | null
  views: readonly string[]
  /** The day, by which the law of an office holds. */
  on: PlainDate
}

/** The file is named by this, so that the one before is found. */
const nameOf = (request: RequestRow): string => `${request.publicId}-application.pdf`

function usLines(
  { usptoFilingBasis: basis, usptoFirstUse: firstUse }: ListRow,
  language: Language,
  t: Translate,
): string[] {
  const day = (date: string | null | undefined) => (date ? formatDate(date, language) : t('application.unknown'))
  return [
    t('application.basis', { basis: basis ?? t('application.unknown') }),
    ...Object.entries(firstUse ?? {}).map(([number, { anywhere, inCommerce }]) =>
      t('application.firstUse', { class: number, anywhere: day(anywhere), commerce: day(inCommerce) }),
    ),
  ]
}

const applicationsOf = ({ jurisdiction, goodsAndServices }: ListRow, on: PlainDate) =>
  isJurisdiction(jurisdiction) ? applicationsFor(jurisdiction, goodsAndServices, on) : [goodsAndServices]

function textOf(
  { request, draft, owner, mailing, domicile, lists, picture, recording, views, on }: Filed,
  language: Language,
  t: Translate,
): string {
  const kind = markTypes.find((one) => one === request.type)
  const { priorityFilingJurisdiction: place, priorityFilingNumber: number, priorityFilingDate: date } = draft
  const named = (code: string) => (isJurisdiction(code) ? jurisdictionName(code, language) : code)
  return [
    t('application.title', { mark: request.value, number: request.publicId }),
    '',
    `(540) ${request.value}`,
    `(550) ${kind ? t(`application.kind.${kind}`) : request.type}`,
    ...(picture === null ? [] : [t('application.picture', { name: picture })]),
    ...views.map((name, at) => t('application.view', { number: String(at + 2), name })),
    ...(recording === null ? [] : [t('application.recording', { name: recording })]),
    ...(draft.markDescription === null ? [] : [`(571) ${draft.markDescription}`]),
    ...draft.markColours.map((colour) => `(591) ${colourLine(colour)}`),
    '',
    `(730) ${owner.name}`,
    ...owner.lines,
    ...(mailing.length === 0 ? [] : ['', t('application.mailing'), ...mailing]),
    ...(domicile.length === 0
      ? []
      : ['', t(draft.domicileAddressVisible ? 'application.domicile' : 'application.domicileHidden'), ...domicile]),
    '',
    place && date
      ? `(300) ${named(place)}, ${number ?? t('application.unknown')}, ${formatDate(date, language)}`
      : t('application.noPriority'),
    ...lists.flatMap((list) =>
      applicationsOf(list, on).flatMap((goods, index, all) => [
        '',
        all.length === 1 ? named(list.jurisdiction) : `${named(list.jurisdiction)} (${index + 1}/${all.length})`,
        ...(list.jurisdiction === 'US' ? usLines(list, language, t) : []),
        ...goods.map((one) => `(511) ${one.class}: ${one.terms.join('; ')}`),
      ]),
    ),
  ].join('\n')
}

async function addressLines(db: Database, id: number | null, language: Language): Promise<string[]> {
  const [at] = id === null ? [] : await db.select().from(address).where(eq(address.id, id))
  return at ? postalLines(at, language) : []
}

async function filedOf(
  { db, today }: Pick<Facilities, 'db' | 'today'>,
  request: RequestRow,
  draft: DraftRow,
  language: Language,
): Promise<Filed> {
  const own = draft.registrationEntityId
  const owner = own === null ? null : await partyOf(db, own, request, { own, language })
  if (!owner) throw new AppError('rules-unmet', { facts: { missing: 'owner' } })
  const all = await db
    .select()
    .from(applicationJurisdiction)
    .where(eq(applicationJurisdiction.applicationId, draft.id))
    .orderBy(asc(applicationJurisdiction.jurisdiction))
  const lists = all.filter((list) => request.jurisdictions.includes(list.jurisdiction))
  const picture = await lastOfType(db, request.documentHubId, 'logo')
  const recording = await lastOfType(db, request.documentHubId, 'recording')
  const views = await documentsInOrder(db, request.documentHubId, 'view', hasViews(request.type) ? draft.markViews : [])
  return {
    request,
    draft,
    owner,
    mailing: await addressLines(db, draft.mailingAddressId, language),
    domicile: await addressLines(db, draft.domicileAddressId, language),
    lists,
    picture: picture?.name ?? null,
    recording: recording?.name ?? null,
    views: views.map(({ name }) => name),
    on: today(),
  }
}

/** Draws what is filed, as it stands now, into the folder; what was drawn before stays as an earlier revision. */
export const generateApplication = handle(applicationGenerate, async ({ params }, caller, facilities) => {
  const { request, draft } = await readDraft(facilities.db, params.id, caller)
  const t = facilities.translate(caller.language)
  const text = textOf(await filedOf(facilities, request, draft, caller.language), caller.language, t)
  const title = t('application.title', { mark: request.value, number: request.publicId })
  const bytes = await textPages({ title, at: facilities.clock(), text, foot: request.publicId })
  return await facilities.write(async (tx) => {
    const [before] = await tx
      .select({ id: document.id, revision: document.revision })
      .from(document)
      .where(and(eq(document.documentHubId, request.documentHubId), eq(document.name, nameOf(request))))
      .orderBy(desc(document.id))
      .limit(1)
    const { id } = await keepFile(
      tx,
      facilities,
      { name: nameOf(request), mediaType: 'application/pdf', extension: 'pdf', bytes },
      {
        hubId: request.documentHubId,
        type: 'other',
        owner: request.userId,
        visibleToClient: false,
        by: caller.userId,
        before: before ?? null,
      },
    )
    return { id }
  })
})

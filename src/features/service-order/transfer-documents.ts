import { and, eq, inArray } from 'drizzle-orm'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { classesAt, type TransferDetails } from '#domain/service-order/transfer.ts'
import { type TransferDocument } from '#domain/service-order/transfer-vocabulary.ts'
import { orGap } from '#kernel/gaps.ts'
import type { Language } from '#kernel/languages.ts'
import type { Database } from '#platform/db/database.ts'
import { docxType, textDocument } from '#platform/docx/text-document.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import type { Translate } from '#platform/mail/post.ts'
import { address, entity } from '#schema/account.ts'
import { trademark } from '#schema/trademark.ts'
import { countryName, namedParty, type NamedParty } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import { itemsOf } from './items.ts'
import type { ServiceRow } from './policy.ts'

type Mark = typeof trademark.$inferSelect

async function marksOf(db: Database, row: ServiceRow): Promise<Mark[]> {
  const ids = itemsOf(row).flatMap(({ trademarkId }) => trademarkId ?? [])
  if (ids.length === 0 || row.userId === null) return []
  return await db
    .select()
    .from(trademark)
    .where(and(inArray(trademark.id, ids), eq(trademark.userId, row.userId)))
}

/** The owner that all marks stand on in our records; null when these have none, or several. */
async function formerOwner(db: Database, marks: readonly Mark[], language: Language): Promise<NamedParty | null> {
  const [id, ...others] = [...new Set(marks.map(({ ownerEntityId }) => ownerEntityId))]
  if (!id || others.length > 0) return null
  const [hit] = await db
    .select()
    .from(entity)
    .leftJoin(address, eq(address.id, entity.addressId))
    .where(eq(entity.id, id))
  return hit ? namedParty(hit.entity, hit.address, language) : null
}

/** The marks, a line each, and below it the goods of classes that go alone. */
function listed(row: ServiceRow, marks: readonly Mark[], details: TransferDetails, t: Translate, language: Language) {
  return itemsOf(row).flatMap((item, at) => {
    const mark = marks.find(({ id }) => id === item.trademarkId)
    const classes = classesAt(details, at)
    const place = jurisdictionName(item.jurisdiction, language)
    const line = t('transferDocument.mark', { mark: item.mark, place, number: orGap(item.number) })
    if (classes === null) return [line]
    const goods = classes.map((number) => {
      const terms = mark?.goodsAndServices.find((one) => one.class === number)?.terms ?? []
      return `  ${number}: ${orGap(terms.join('; '))}`
    })
    return [line, t('transferDocument.only', { classes: classes.join(', ') }), ...goods]
  })
}

const partyLines = (party: NamedParty | null): string[] => (party ? [party.name, ...party.lines] : [orGap(null)])
const signature = (t: Translate, name: string): string[] => ['', t('authority.day'), '', t('authority.signature'), name]

interface Drawn {
  row: ServiceRow
  details: TransferDetails
  document: TransferDocument
  language: Language
  format: 'pdf' | 'docx'
}

/**
 * A document of a transfer, to be signed: it says what is recorded. What is not recorded, and what only the parties can say, stands
 * in square brackets, so the Word document is the one to fill in.
 */
export async function drawnDocument(facilities: Facilities, drawn: Drawn): Promise<FileAnswer> {
  const { row, details, document, language, format } = drawn
  const { db, supplier, clock } = facilities
  const t = facilities.translate(language)
  const marks = await marksOf(db, row)
  const { address: at, ...who } = details.receiver
  const receiver = namedParty(who, at, language)
  const about = listed(row, marks, details, t, language)
  const title = t(document === 'assignment' ? 'transferDocument.assignment' : 'authority.title')
  const isOfOwner = document === 'assignment' || details.kind === 'representative'
  const former = isOfOwner ? await formerOwner(db, marks, language) : null
  const ofAssignment = () => [
    '',
    t('transferDocument.assignor'),
    ...partyLines(former),
    '',
    t('transferDocument.assignee'),
    ...partyLines(receiver),
    '',
    t('transferDocument.assigns'),
    ...about,
    '',
    t('transferDocument.price'),
    '',
    t('transferDocument.records'),
    ...signature(t, former?.name ?? orGap(null)),
    ...signature(t, receiver.name),
  ]
  // Who is to be recorded gives power to us; of another representative, the owner gives it to them.
  const us = [supplier.name, ...supplier.lines, countryName(supplier.country, language)]
  const isOther = details.kind === 'representative'
  const giver = isOther ? former : receiver
  const ofPower = () => [
    '',
    t('authority.giver'),
    ...partyLines(giver),
    '',
    t('authority.taker'),
    ...(isOther ? partyLines(receiver) : us),
    '',
    t(isOther ? 'transferDocument.representation' : 'transferDocument.powers'),
    ...about,
    '',
    t('authority.ends'),
    ...signature(t, giver?.name ?? orGap(null)),
  ]
  const lines = document === 'assignment' ? ofAssignment() : ofPower()
  const text = [title, ...lines].join('\n')
  const name = `${row.publicId}-${document}.${format}`
  return format === 'pdf'
    ? { name, mediaType: 'application/pdf', bytes: await textPages({ title, at: clock(), text, foot: row.publicId }) }
    : { name, mediaType: docxType, bytes: await textDocument({ title, text, foot: row.publicId }) }
}

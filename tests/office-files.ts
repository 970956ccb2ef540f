import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import type { FormatName } from '#features/register/index.ts'
import { seededRandom } from './random.ts'

/** An invented mark, to be written in any office's format. Dates are "YYYY-MM-DD"; state is the USPTO's code. */
export interface MadeRecord {
  readonly number: string
  readonly date: string
  readonly text: string
  readonly pseudo?: string
  readonly classes: readonly number[]
  readonly goods: string
  readonly owner: string
  readonly status: string
  readonly filed: string
  readonly registered?: string
  readonly registrationNumber?: string
  /** Nothing but the state. */
  readonly stateOnly?: boolean
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const bare = (date: string) => date.replaceAll('-', '')
const three = (niceClass: number) => String(niceClass).padStart(3, '0')

const heads: Record<FormatName, [string, string]> = {
  uspto: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<trademark-applications-daily><version><version-no>2.0</version-no></version><application-information><file-segments><file-segment>TRMK</file-segment><action-keys><action-key>TX</action-key>\n',
    '</action-keys></file-segments></application-information></trademark-applications-daily>\n',
  ],
  st66: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Transaction xmlns="http://www.wipo.int/standards/XMLSchema/trademarks"><TradeMarkTransactionBody>\n',
    '</TradeMarkTransactionBody></Transaction>\n',
  ],
  st96: [
    '<?xml version="1.0" encoding="UTF-8"?>\n<t:TrademarkTransaction xmlns:t="http://www.wipo.int/standards/XMLSchema/ST96/Trademark" xmlns:c="http://www.wipo.int/standards/XMLSchema/ST96/Common"><t:TrademarkTransactionBody><t:TransactionContentBag><t:TransactionData><t:TrademarkBag>\n',
    '</t:TrademarkBag></t:TransactionData></t:TransactionContentBag></t:TrademarkTransactionBody></t:TrademarkTransaction>\n',
  ],
}

const eventOf = (at: number, date: string) =>
  `<case-file-event-statement><code>NWAP</code><type>I</type><description-text>STEP ${at} OF AN INVENTED FILE</description-text><date>${bare(date)}</date><number>${at}</number></case-file-event-statement>`

const writers: Record<FormatName, (one: MadeRecord, office: string) => string> = {
  uspto: (one) => {
    const state = `<status-code>${one.status}</status-code><status-date>${bare(one.date)}</status-date>`
    const start = `<case-file><serial-number>${one.number}</serial-number><registration-number>${one.registrationNumber ?? '0000000'}</registration-number><transaction-date>${bare(one.date)}</transaction-date>`
    if (one.stateOnly) return `${start}<case-file-header>${state}</case-file-header></case-file>\n`
    const goods = one.classes.map(
      (niceClass) =>
        `<case-file-statement><type-code>GS${three(niceClass)}1</type-code><text>${escaped(one.goods)}</text></case-file-statement>`,
    )
    const pseudo = one.pseudo
      ? `<case-file-statement><type-code>PM0001</type-code><text>${escaped(one.pseudo)}</text></case-file-statement>`
      : ''
    const classes = one.classes.map(
      (niceClass) =>
        `<classification><international-code>${three(niceClass)}</international-code><us-code>021</us-code><status-code>6</status-code><first-use-anywhere-date>00000000</first-use-anywhere-date></classification>`,
    )
    return `${start}<case-file-header><filing-date>${bare(one.filed)}</filing-date><registration-date>${one.registered ? bare(one.registered) : '00000000'}</registration-date>${state}<mark-identification>${escaped(one.text)}</mark-identification><mark-drawing-code>${one.text === '' ? 2 : 4}</mark-drawing-code></case-file-header><case-file-statements>${goods.join('')}${pseudo}</case-file-statements><case-file-event-statements>${[1, 2, 3, 4, 5, 6].map((at) => eventOf(at, one.filed)).join('')}</case-file-event-statements><classifications>${classes.join('')}</classifications><case-file-owners><case-file-owner><entry-number>1</entry-number><party-type>10</party-type><country>US</country><party-name>${escaped(one.owner)}</party-name></case-file-owner></case-file-owners></case-file>\n`
  },
  st66: (one, office) =>
    `<TransactionContentDetails><TransactionData><TradeMarkDetails><TradeMark operationCode="Insert"><RegistrationOfficeCode>${office}</RegistrationOfficeCode><ApplicationNumber>${one.number}</ApplicationNumber>${one.registrationNumber ? `<RegistrationNumber>${one.registrationNumber}</RegistrationNumber>` : ''}<MarkCurrentStatusCode>${one.status}</MarkCurrentStatusCode><MarkCurrentStatusDate>${one.date}+02:00</MarkCurrentStatusDate>${
      one.stateOnly
        ? ''
        : `<ApplicationDate>${one.filed}</ApplicationDate>${one.registered ? `<RegistrationDate>${one.registered}</RegistrationDate>` : ''}<MarkFeature>${one.text === '' ? 'Figurative' : 'Word'}</MarkFeature><WordMarkSpecification><MarkVerbalElementText>${escaped(one.text)}</MarkVerbalElementText><MarkTransliteration>${escaped(one.pseudo ?? '')}</MarkTransliteration></WordMarkSpecification><GoodsServicesDetails><GoodsServices><ClassDescriptionDetails>${one.classes.map((niceClass) => `<ClassDescription><ClassNumber>${niceClass}</ClassNumber><GoodsServicesDescription languageCode="sk">po slovensky</GoodsServicesDescription><GoodsServicesDescription languageCode="en">${escaped(one.goods)}</GoodsServicesDescription></ClassDescription>`).join('')}</ClassDescriptionDetails></GoodsServices></GoodsServicesDetails>`
    }</TradeMark></TradeMarkDetails>${
      one.stateOnly
        ? ''
        : `<ApplicantDetails><Applicant><ApplicantAddressBook><FormattedNameAddress><Name><FreeFormatName><FreeFormatNameDetails><FreeFormatNameLine>${escaped(one.owner)}</FreeFormatNameLine></FreeFormatNameDetails></FreeFormatName></Name><Address><FormattedAddress><FormattedAddressCountryCode>US</FormattedAddressCountryCode></FormattedAddress></Address></FormattedNameAddress></ApplicantAddressBook></Applicant></ApplicantDetails>`
    }</TransactionData></TransactionContentDetails>\n`,
  st96: (one, office) =>
    `<t:Trademark c:operationCategory="Insert"><c:RegistrationOfficeCode>${office}</c:RegistrationOfficeCode><c:ApplicationNumber><c:IPOfficeCode>${office}</c:IPOfficeCode><c:ApplicationNumberText>${one.number}</c:ApplicationNumberText></c:ApplicationNumber>${one.registrationNumber ? `<c:RegistrationNumber>${one.registrationNumber}</c:RegistrationNumber>` : ''}<t:MarkCurrentStatusCode>${one.status}</t:MarkCurrentStatusCode><t:MarkCurrentStatusDate>${one.date}-04:00</t:MarkCurrentStatusDate>${
      one.stateOnly
        ? ''
        : `<t:ApplicationDate>${one.filed}-04:00</t:ApplicationDate>${one.registered ? `<c:RegistrationDate>${one.registered}</c:RegistrationDate>` : ''}<t:MarkRepresentation><t:MarkFeatureCategory>${one.text === '' ? 'Figurative' : 'Word'}</t:MarkFeatureCategory><t:MarkReproduction><t:WordMarkSpecification><t:MarkVerbalElementText>${escaped(one.text)}</t:MarkVerbalElementText><t:MarkTransliteration>${escaped(one.pseudo ?? '')}</t:MarkTransliteration></t:WordMarkSpecification></t:MarkReproduction></t:MarkRepresentation><t:GoodsServicesBag><t:GoodsServices><t:ClassDescriptionBag>${one.classes.map((niceClass) => `<t:ClassDescription><t:ClassNumber>${three(niceClass)}</t:ClassNumber><t:GoodsServicesDescriptionText>${escaped(one.goods)}</t:GoodsServicesDescriptionText></t:ClassDescription>`).join('')}</t:ClassDescriptionBag></t:GoodsServices></t:GoodsServicesBag><t:ApplicantBag><t:Applicant c:sequenceNumber="1"><c:Contact><c:Name><c:EntityName>${escaped(one.owner)}</c:EntityName></c:Name><c:PostalAddressBag><c:PostalAddress><c:PostalStructuredAddress><c:CountryCode>US</c:CountryCode></c:PostalStructuredAddress></c:PostalAddress></c:PostalAddressBag></c:Contact></t:Applicant></t:ApplicantBag>`
    }</t:Trademark>\n`,
}

/** The text of an office's file with these records; a string among them stands in it as it is. */
export function officeFile(format: FormatName, records: Iterable<MadeRecord | string>, office = 'US'): string {
  const [head, tail] = heads[format]
  return (
    head + [...records].map((one) => (typeof one === 'string' ? one : writers[format](one, office))).join('') + tail
  )
}

/** Writes a file of any size, record by record. */
export async function writeOfficeFile(
  path: string,
  format: FormatName,
  records: Iterable<MadeRecord>,
  office = 'US',
): Promise<void> {
  const [head, tail] = heads[format]
  const out = createWriteStream(path)
  out.write(head)
  for (const one of records) if (!out.write(writers[format](one, office))) await once(out, 'drain')
  out.end(tail)
  await once(out, 'close')
}

const parts = 'zor vel mex tral quo bri nax lum dor fen pia ver sol kan rit ulo gam ster vix ond'.split(' ')
const trades = [
  'Downloadable software for invoices',
  'Bread and buns',
  'Footwear; headwear',
  'Repair of machines',
  'Beer; mineral water',
  'Soap',
  'Furniture of wood',
]

/** Invented marks from a seed, with numbers that rise from 90000000; about a twentieth has no words. */
export function* madeRecords(count: number, seed: number): Generator<MadeRecord> {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, () => pick(parts))
      .join('')
      .toUpperCase()
  const day = (year: number) =>
    `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`
  for (let at = 0; at < count; at += 1) {
    const registered = random() < 0.4
    yield {
      number: String(90_000_000 + at),
      date: day(2025),
      text: random() < 0.05 ? '' : random() < 0.5 ? word() : `${word()} ${word()}`,
      ...(random() < 0.1 ? { pseudo: `${word()} AND ${word()}` } : {}),
      classes: [...new Set([1 + Math.floor(random() * 45), 1 + Math.floor(random() * 45)])].sort((a, b) => a - b),
      goods: `${pick(trades)}; ${pick(trades).toLowerCase()}, of an invented kind no. ${Math.floor(random() * 1000)}`,
      owner: `${word()} Invented LLC`,
      status: registered ? '700' : pick(['630', '641', '602', '686']),
      filed: day(2024),
      ...(registered ? { registered: day(2025), registrationNumber: String(7_000_000 + at) } : {}),
    }
  }
}

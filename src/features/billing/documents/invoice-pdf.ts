import { displayNames, numberFormat } from '#kernel/formatters.ts'
import type { InvoiceDocument, OrderLine } from '#domain/billing/invoice-document.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { jurisdictionFrom } from '#domain/jurisdiction/codes.ts'
import { formatDate } from '#kernel/dates.ts'
import { localeOf, type Language } from '#kernel/languages.ts'
import { formatMoney } from '#kernel/money.ts'
import type { Translate } from '#platform/mail/post.ts'
import { PdfDocument } from '#platform/pdf/document.ts'
import { drawPaymentCode } from './payment-code.ts'

const ink = '#141B2D'
const muted = '#5B6478'
const line = '#E3DED2'
const left = 56
const right = 539
const width = right - left

type Pdf = PdfDocument

/** Figures of one width, so that amounts stand under each other. */
const figures: ['tnum'] = ['tnum']

/** A rate as a language writes it; six decimals are what rates are recorded and multiplied with. */
const number = (value: number, language: Language): string =>
  numberFormat(localeOf[language], { maximumFractionDigits: 6 }).format(value)

const titles = {
  invoice: 'invoice.title',
  proforma: 'invoice.proforma',
  'credit-note': 'invoice.creditNote',
} as const

/**
 * An invoice, proforma or credit note as a PDF of one or more A4 pages. The same document always gives the same pages. `note` is
 * what a copy or a preview says of itself, above everything else.
 */
export async function invoicePdf(document: InvoiceDocument, t: Translate, note?: string): Promise<Uint8Array> {
  const title = t(titles[document.kind], { number: document.number ?? document.variableSymbol })
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 56,
    info: { Title: title, Creator: 'Markwright', CreationDate: new Date(`${document.issueDate}T00:00:00Z`) },
  })
  if (note !== undefined) pdf.font('bold').fontSize(9).fillColor(ink).text(note, left, 28, { width })
  header(pdf, document, title, t)
  parties(pdf, document, t)
  dates(pdf, document, t)
  lines(pdf, document, t)
  sums(pdf, document, t)
  await payment(pdf, document, t)
  footer(pdf, document, t)
  return await pdf.bytes()
}

/** From the United States no tax is charged, so that its invoice is no document of one. */
function underTitle({ kind, vat }: InvoiceDocument, t: Translate): string {
  if (kind === 'proforma') return t('invoice.notTaxDocument')
  return vat.reason === 'us-issuer' ? '' : t('invoice.taxDocument')
}

function header(pdf: Pdf, document: InvoiceDocument, title: string, t: Translate): void {
  pdf.fillColor(ink).font('display').fontSize(20).text('Markwright', left, 56)
  pdf.font('display').fontSize(18).text(title, left, 56, { width, align: 'right' })
  pdf.font('text').fontSize(9).fillColor(muted).text(underTitle(document, t), { width, align: 'right' })
  rule(pdf, 104, ink)
}

function parties(pdf: Pdf, document: InvoiceDocument, t: Translate): void {
  const column = (at: number, heading: string, who: InvoiceDocument['customer']) => {
    pdf.font('bold').fontSize(8).fillColor(muted).text(heading.toUpperCase(), at, 120, { characterSpacing: 0.5 })
    pdf.font('bold').fontSize(10).fillColor(ink).text(who.name, at, 134, { width: 225 })
    pdf.font('text').fontSize(9)
    for (const text of [...who.lines, countryName(who.country, document.language)]) pdf.text(text, { width: 225 })
    pdf.moveDown(0.4)
    const ids: [string, string | null][] = [
      ['invoice.companyId', who.companyId],
      ['invoice.taxId', who.taxId],
      ['invoice.vatNumber', who.vatNumber],
    ]
    for (const [key, value] of ids) if (value) pdf.text(`${t(key)} ${value}`, { width: 225 })
    if (who.register) pdf.fillColor(muted).fontSize(8).text(who.register, { width: 225 })
    return pdf.y
  }
  const a = column(left, t('invoice.supplier'), document.supplier)
  const b = column(left + 260, t('invoice.customer'), document.customer)
  pdf.y = Math.max(a, b) + 14
}

/** A country in the language of a document. */
export function countryName(code: string, language: Language): string {
  return displayNames(localeOf[language], { type: 'region' }).of(code) ?? code
}

function dates(pdf: Pdf, document: InvoiceDocument, t: Translate): void {
  const facts: [string, string | null][] = [
    ['invoice.issued', formatDate(document.issueDate, document.language)],
    ['invoice.supplied', document.supplyDate && formatDate(document.supplyDate, document.language)],
    ['invoice.due', document.kind === 'proforma' ? formatDate(document.dueDate, document.language) : null],
    // A credit note keeps when its invoice was paid, which is no payment of its own.
    [
      'invoice.paid',
      document.kind === 'credit-note'
        ? null
        : document.payment.paidOn && formatDate(document.payment.paidOn, document.language),
    ],
    ['invoice.variableSymbol', document.variableSymbol],
  ]
  const shown = facts.filter((fact): fact is [string, string] => fact[1] !== null)
  const top = pdf.y
  rule(pdf, top, line)
  shown.forEach(([key, value], at) => {
    const x = left + (at * width) / shown.length
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(muted)
      .text(t(key), x, top + 8, { width: width / shown.length - 6 })
    pdf
      .font('bold')
      .fontSize(9)
      .fillColor(ink)
      .text(value, x, top + 20, { width: width / shown.length - 6 })
  })
  pdf.y = top + 46
  const { subject } = document
  pdf
    .font('text')
    .fontSize(10)
    .fillColor(ink)
    .text(
      subject.service === undefined
        ? t('invoice.subject', { mark: subject.mark, classes: subject.classes.join(', '), order: subject.order })
        : t('invoice.serviceSubject', {
            what: t(`invoice.offering.${subject.service}`),
            mark: subject.mark,
            order: subject.order,
          }),
      left,
      pdf.y,
      { width },
    )
  if (document.kind === 'credit-note') {
    const invoice = document.corrects ?? ''
    pdf.text(t(document.part ? 'invoice.creditNotePartOf' : 'invoice.creditNoteOf', { invoice }), left, pdf.y, {
      width,
    })
    if (document.reason !== undefined)
      pdf.text(t('invoice.reason', { reason: document.reason }), left, pdf.y, { width })
  }
  pdf.moveDown(0.8)
}

function lines(pdf: Pdf, document: InvoiceDocument, t: Translate): void {
  row(pdf, [t('invoice.item'), t('invoice.vat'), t('invoice.net', { currency: document.currency })], 'bold', muted, 8)
  rule(pdf, pdf.y, ink)
  pdf.y += 5
  for (const item of document.lines) {
    const from = item.original
      ? ` (${formatMoney(item.original.amount, item.original.currency, document.language)})`
      : ''
    row(
      pdf,
      [
        lineName(item, document.language, t) + from + discountNote(item, document, t),
        `${number(document.vat.rate, document.language)} %`,
        plain(item.net, document),
      ],
      'text',
      ink,
      9.5,
    )
    rule(pdf, pdf.y, line)
    pdf.y += 4
  }
}

function discountNote({ discount }: OrderLine, { currency, language }: InvoiceDocument, t: Translate): string {
  if (!discount) return ''
  const amount = formatMoney(discount.amount, currency, language)
  return `; ${t('invoice.discount', { coupon: discount.coupon, amount })}`
}

/** What a line is for: the words of whoever wrote it, or its offering, mark and place. */
export function lineName(item: OrderLine, language: Language, t: Translate): string {
  if (item.text !== undefined) return item.text
  const code = jurisdictionFrom(item.jurisdiction)
  const place = code ? jurisdictionName(code, language) : item.jurisdiction
  const facts = { place, classes: t('invoice.classCount', { count: item.classes }) }
  if (item.offering === undefined)
    return t(item.kind === 'service' ? 'invoice.serviceLine' : 'invoice.officialLine', facts)
  if (item.period)
    return t('invoice.periodLine', {
      what: t(`invoice.offering.${item.offering}`),
      mark: item.mark ?? '',
      from: formatDate(item.period.from, language),
      until: formatDate(item.period.until, language),
    })
  const named = { ...facts, what: t(`invoice.offering.${item.offering}`), mark: item.mark ?? '' }
  return t(item.kind === 'service' ? 'invoice.offeringLine' : 'invoice.officialOfferingLine', named)
}

function sums(pdf: Pdf, document: InvoiceDocument, t: Translate): void {
  const { totals } = document
  pdf.moveDown(0.6)
  const sum = (label: string, amount: number, strong = false) => {
    const y = pdf.y
    pdf
      .font(strong ? 'bold' : 'text')
      .fontSize(strong ? 12 : 9.5)
      .fillColor(ink)
    pdf.text(label, left + 240, y, { width: 140 })
    pdf.text(
      strong ? formatMoney(amount, document.currency, document.language) : plain(amount, document),
      left + 360,
      y,
      { width: width - 360, align: 'right', features: figures },
    )
    pdf.y = y + (strong ? 20 : 15)
  }
  sum(t('invoice.serviceFees'), totals.service)
  sum(t('invoice.officialFees'), totals.official)
  sum(t('invoice.base', { rate: number(document.vat.rate, document.language) }), totals.net)
  sum(t('invoice.vatSum', { rate: number(document.vat.rate, document.language) }), totals.vat)
  rule(pdf, pdf.y, ink, left + 240)
  pdf.y += 6
  const last = document.kind === 'credit-note' ? 'toReturn' : document.payment.paidOn ? 'totalPaid' : 'toPay'
  sum(t(`invoice.${last}`), totals.total, true)
  pdf.font('text').fontSize(8.5).fillColor(muted)
  const place = countryName(document.supplier.country, document.language)
  pdf.text(t(`invoice.vatReason.${document.vat.reason}`, { place }), left, pdf.y + 4, { width })
  const { euro } = document
  if (euro) {
    const text = (amount: number) => formatMoney(amount, euro.currency ?? 'EUR', document.language)
    const facts = {
      base: text(euro.net),
      vat: text(euro.vat),
      rate: number(euro.rate, document.language),
      currency: document.currency,
      date: formatDate(euro.date, document.language),
    }
    pdf.text(t(euro.currency ? 'invoice.inCzk' : 'invoice.inEuro', facts), { width })
  }
  if (document.ratesOn)
    pdf.text(t('invoice.rates', { date: formatDate(document.ratesOn, document.language) }), { width })
  if (document.lines.some(({ original }) => original?.stale)) pdf.text(t('invoice.ratesStale'), { width })
  pdf.moveDown(1)
}

async function payment(pdf: Pdf, document: InvoiceDocument, t: Translate): Promise<void> {
  if (document.kind !== 'proforma' || document.payment.method !== 'transfer' || !document.supplier.iban) return
  const top = pdf.y
  const text = await drawPaymentCode(pdf, document, left, top, 104)
  const x = text ? left + 124 : left
  const facts: [string, string | null][] = [
    ['IBAN', document.supplier.iban],
    ['BIC', document.supplier.bic],
    [t('invoice.variableSymbol'), document.variableSymbol],
    [t('invoice.constantSymbol'), document.constantSymbol],
  ]
  pdf.font('bold').fontSize(10).fillColor(ink).text(t('invoice.payByTransfer'), x, top)
  pdf.font('text').fontSize(9)
  for (const [label, value] of facts) if (value) pdf.text(`${label}: ${value}`)
  pdf.y = Math.max(pdf.y, top + 112)
}

function footer(pdf: Pdf, document: InvoiceDocument, t: Translate): void {
  if (document.kind === 'proforma')
    pdf
      .font('text')
      .fontSize(8.5)
      .fillColor(muted)
      .text(t('invoice.proformaNote'), left, pdf.y + 10, { width })
}

function row(pdf: Pdf, [item, vat, net]: [string, string, string], font: string, colour: string, size: number): void {
  const y = pdf.y
  pdf.font(font).fontSize(size).fillColor(colour)
  pdf.text(vat, left + 330, y, { width: 50, align: 'right', features: figures })
  pdf.text(net, left + 385, y, { width: width - 385, align: 'right', features: figures })
  pdf.text(item, left, y, { width: 320 })
  pdf.y += 4
}

function rule(pdf: Pdf, y: number, colour: string, from = left): void {
  pdf.moveTo(from, y).lineTo(right, y).lineWidth(0.6).strokeColor(colour).stroke()
}

/** An amount without its symbol, for columns that name the currency in their head. */
function plain(amount: number, document: InvoiceDocument): string {
  return formatMoney(amount, document.currency, document.language)
    .replaceAll(/[^\d.,\u00a0−]/g, '')
    .trim()
}

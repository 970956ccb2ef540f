import { encode, CurrencyCode, PaymentOptions } from 'bysquare/pay'
import { create } from 'qrcode'
import type { PdfDocument } from '#platform/pdf/document.ts'
import { epcText, spayd, swissText } from '#domain/billing/payment-text.ts'
import { ibanIsValid } from '#domain/billing/iban.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { majorText } from '#kernel/money.ts'

/** The text of a PAY by square code, or null where the standard does not reach: it is for euro into Slovak accounts. */
export function payBySquare(document: InvoiceDocument): string | null {
  const { iban, bic, name } = document.supplier
  if (document.currency !== 'EUR' || !iban?.startsWith('SK') || !ibanIsValid(iban)) return null
  return encode({
    invoiceId: document.variableSymbol,
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: Number(majorText(document.totals.total, 'EUR')),
        currencyCode: CurrencyCode.EUR,
        variableSymbol: document.variableSymbol,
        ...(document.constantSymbol ? { constantSymbol: document.constantSymbol } : {}),
        paymentDueDate: document.dueDate.replaceAll('-', ''),
        bankAccounts: [{ iban: iban.replaceAll(' ', ''), ...(bic ? { bic } : {}) }],
        beneficiary: { name },
      },
    ],
  })
}

/** The code that a payer of this document can read: of the account's own country where it has one, else of the currency. */
export function paymentText(document: InvoiceDocument): string | null {
  return payBySquare(document) ?? spayd(document) ?? swissText(document) ?? epcText(document)
}

/** Draws the code as squares; false when there is none for this document. */
export async function drawPaymentCode(
  pdf: PdfDocument,
  document: InvoiceDocument,
  x: number,
  y: number,
  size: number,
): Promise<boolean> {
  const text = paymentText(document)
  if (text === null) return false
  // Which letters a text has decides how dense it can be drawn.
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const cell = size / modules.size
  pdf.fillColor('#141B2D')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pdf.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
    }
  }
  pdf.fill()
  if (text.startsWith('SPC\n')) drawSwissCross(pdf, x, y, size)
  return true
}

/** The cross that a Swiss QR-bill bears in its middle: 7 of its 46 millimetres. */
function drawSwissCross(pdf: PdfDocument, x: number, y: number, size: number): void {
  const side = (size * 7) / 46
  const [left, top] = [x + (size - side) / 2, y + (size - side) / 2]
  pdf.rect(left, top, side, side).fill('#ffffff')
  const [square, edge] = [side * 0.86, side * 0.07]
  pdf.rect(left + edge, top + edge, square, square).fill('#000000')
  const [long, wide] = [square * 0.62, square * 0.19]
  const [middle, centre] = [left + side / 2, top + side / 2]
  pdf.rect(middle - long / 2, centre - wide / 2, long, wide).rect(middle - wide / 2, centre - long / 2, wide, long)
  pdf.fill('#ffffff')
}

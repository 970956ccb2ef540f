import { encode, CurrencyCode, PaymentOptions } from 'bysquare/pay'
import { create } from 'qrcode'
import type PDFDocument from 'pdfkit'
import { ibanIsValid } from '#domain/billing/iban.ts'
import type { InvoiceDocument } from '#domain/billing/invoice-document.ts'
import { majorText } from '#kernel/money.ts'

type Pdf = InstanceType<typeof PDFDocument>

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

/** Draws the code as squares; false when there is none for this document. */
export async function drawPaymentCode(
  pdf: Pdf,
  document: InvoiceDocument,
  x: number,
  y: number,
  size: number,
): Promise<boolean> {
  const text = payBySquare(document)
  if (text === null) return false
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'M' })
  const cell = size / modules.size
  pdf.fillColor('#141B2D')
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) pdf.rect(x + column * cell, y + row * cell, cell + 0.05, cell + 0.05)
    }
  }
  pdf.fill()
  return true
}

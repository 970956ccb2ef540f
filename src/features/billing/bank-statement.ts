import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { ibanIsValid } from '#domain/billing/iban.ts'
import { isPlainDate, type PlainDate } from '#kernel/dates.ts'
import { refuseField } from '#kernel/errors.ts'
import { minorUnits } from '#kernel/money.ts'
import { readRecords, XmlError } from '#platform/xml/records.ts'
import { pathOf, textOf, textsAt, valuesAt, type XmlElement, type XmlValue } from '#platform/xml/tree.ts'

/** One payment that came in, as a bank tells it. Amount in minor units. */
export interface BankCredit {
  account: string
  reference: string
  amount: number
  currency: string
  bookedOn: PlainDate
  payerName: string | null
  payerAccount: string | null
  variableSymbol: string | null
  endToEndId: string | null
  message: string | null
  isReversal: boolean
}

/** The same payment has the same fingerprint in every file of the account. */
export type TakenCredit = BankCredit & { fingerprint: string }

export interface BankFile {
  credits: TakenCredit[]
  accounts: string[]
  /** Entries that are no money that came in: sent, not booked yet, or of nothing. */
  skipped: number
}

type Read = Omit<BankFile, 'credits'> & { credits: BankCredit[] }

const paths = {
  statement: pathOf('Stmt'),
  id: pathOf('Id'),
  account: pathOf('Acct/Id/IBAN'),
  entry: pathOf('Ntry'),
  amount: pathOf('Amt'),
  direction: pathOf('CdtDbtInd'),
  status: pathOf('Sts'),
  statusCode: pathOf('Sts/Cd'),
  reversal: pathOf('RvslInd'),
  booked: pathOf('BookgDt/Dt'),
  bookedAt: pathOf('BookgDt/DtTm'),
  servicer: pathOf('AcctSvcrRef'),
  parts: pathOf('NtryDtls/TxDtls'),
  partServicer: pathOf('Refs/AcctSvcrRef'),
  endToEnd: pathOf('Refs/EndToEndId'),
  payer: pathOf('RltdPties/Dbtr//Nm'),
  payerIban: pathOf('RltdPties/DbtrAcct/Id/IBAN'),
  payerOther: pathOf('RltdPties/DbtrAcct/Id/Othr/Id'),
  words: pathOf('RmtInf/Ustrd'),
  creditor: pathOf('RmtInf/Strd/CdtrRefInf/Ref'),
  information: pathOf('AddtlNtryInf'),
} as const

/** Bytes of a statement; a month of a busy account has a few million. */
export const largestStatement = 5_000_000
const mostCredits = 10_000
/** Bytes that are read before others have their turn. */
const slice = 1 << 16

/**
 * Reads the payments that came in out of a bank's statement (ISO 20022 camt.053, any version). Entities are not expanded and
 * nothing outside of the file is read. Throws `invalid-input` for the field `file`: what is no such statement, is damaged, or has
 * an amount, a date or an account that is none, so that no payment is left out without a word.
 */
export async function readStatement(bytes: Uint8Array): Promise<BankFile> {
  const file: Read = { credits: [], accounts: [], skipped: 0 }
  let found = false
  try {
    for await (const records of readRecords(sliced(bytes), { records: new Set(['BkToCstmrStmt']) })) {
      for (const record of records) {
        if (record === null) refuseField('file', 'too-long')
        found = true
        for (const statement of elementsAt(record, paths.statement)) readOne(statement, file)
      }
    }
  } catch (cause) {
    if (cause instanceof XmlError) refuseField('file', 'file-kind')
    throw cause
  }
  if (!found) refuseField('file', 'file-kind')
  return { ...file, credits: toldApart(file.credits) }
}

async function* sliced(bytes: Uint8Array): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += slice) {
    yield Buffer.from(bytes.subarray(at, at + slice))
    await setImmediate()
  }
}

const elementsAt = (from: XmlValue, path: ReturnType<typeof pathOf>): XmlElement[] =>
  valuesAt(from, path).filter((value): value is XmlElement => typeof value !== 'string')

const oneLine = (text: string, most: number): string =>
  text.replaceAll(/\s+/g, ' ').slice(0, most).toWellFormed().trim()

const first = (from: XmlValue, path: ReturnType<typeof pathOf>, most = 140): string | null =>
  oneLine(textsAt(from, path)[0] ?? '', most) || null

function readOne(statement: XmlElement, file: Read): void {
  const account = first(statement, paths.account)?.replaceAll(' ', '').toUpperCase() ?? ''
  const statementId = first(statement, paths.id)
  if (!ibanIsValid(account) || statementId === null) refuseField('file', 'file-damaged')
  if (!file.accounts.includes(account)) file.accounts.push(account)
  for (const [at, entry] of elementsAt(statement, paths.entry).entries()) {
    const status = first(entry, paths.statusCode) ?? first(entry, paths.status)
    const nothing = /^0+(?:\.0+)?$/.test(elementsAt(entry, paths.amount).map(textOf)[0] ?? '')
    if (first(entry, paths.direction) !== 'CRDT' || status !== 'BOOK' || nothing) {
      file.skipped += 1
      continue
    }
    // Where a bank gives no reference of its own, the place in the statement is one: the same file has it again.
    const own = first(entry, paths.servicer) ?? `${statementId}#${at}`
    file.credits.push(...paymentsOf(entry, own, account))
    if (file.credits.length > mostCredits) refuseField('file', 'too-long')
  }
}

/** One entry may book many payments at once; where they do not add up to it, the entry stays one. */
function paymentsOf(entry: XmlElement, own: string, account: string): BankCredit[] {
  const whole = amountOf(entry)
  const bookedOn = (first(entry, paths.booked) ?? first(entry, paths.bookedAt) ?? '').slice(0, 10)
  if (whole === null || !isPlainDate(bookedOn)) refuseField('file', 'file-damaged')
  const common = { account, bookedOn, isReversal: first(entry, paths.reversal) === 'true' }
  const parts = elementsAt(entry, paths.parts)
  const amounts = parts.map(amountOf)
  const adds =
    amounts.every((one) => one?.currency === whole.currency) &&
    amounts.reduce((all, one) => all + (one?.amount ?? 0), 0) === whole.amount
  if (parts.length <= 1 || !adds) {
    const [only = {}] = parts.length === 1 ? parts : []
    return [{ ...common, ...whole, ...wordsOf(only, entry), reference: own }]
  }
  return parts.map((part, at) => ({
    ...common,
    ...(amounts[at] ?? whole),
    ...wordsOf(part, entry),
    reference: first(part, paths.partServicer) ?? `${own}/${at}`,
  }))
}

function amountOf(from: XmlElement): { amount: number; currency: string } | null {
  const [value] = elementsAt(from, paths.amount)
  const currency = value?.['@Ccy']
  const text = value?.['#text']
  if (typeof currency !== 'string' || typeof text !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null
  if (!/^\d{1,13}(?:\.\d{1,5})?$/.test(text)) return null
  try {
    const amount = minorUnits(text, currency)
    // Columns of money hold this much.
    return amount > 0 && amount <= 2_147_483_647 ? { amount, currency } : null
  } catch {
    return null
  }
}

function wordsOf(part: XmlElement, entry: XmlElement) {
  const endToEnd = first(part, paths.endToEnd)
  const words = oneLine(textsAt(part, paths.words).join(' '), 500)
  const creditor = first(part, paths.creditor)
  return {
    payerName: first(part, paths.payer),
    payerAccount: first(part, paths.payerIban, 40) ?? first(part, paths.payerOther, 40),
    variableSymbol: /^(?:VS[ :]?)?(\d{1,10})$/i.exec(creditor ?? '')?.[1] ?? null,
    endToEndId: endToEnd === 'NOTPROVIDED' ? null : endToEnd,
    message: words || first(entry, paths.information, 500),
  }
}

/**
 * The bank's own reference, with day and amount should a bank use one twice. What still looks the same within a file is told
 * apart by counting: two payments never become one.
 */
function toldApart(credits: readonly BankCredit[]): TakenCredit[] {
  const seen = new Map<string, number>()
  return credits.map((credit) => {
    const { account, reference, bookedOn, amount, currency } = credit
    const told = JSON.stringify([account, reference, bookedOn, amount, currency])
    const before = seen.get(told) ?? 0
    seen.set(told, before + 1)
    const fingerprint = createHash('sha256')
      .update(`${told}${before === 0 ? '' : before}`)
      .digest('hex')
    return { ...credit, fingerprint }
  })
}

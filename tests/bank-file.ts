import { majorText } from '#kernel/money.ts'

/** An account of nobody, with the right check digits: the one on the invoices of a demo. */
export const ourAccount = 'SK1799990000001234567890'

/** A payment as the bank's file tells it. Minor units. */
export interface ToldPayment {
  amount: number
  currency?: string
  reference?: string
  symbol?: string
  message?: string
  creditor?: string
  payer?: string
  on?: string
  direction?: 'CRDT' | 'DBIT'
  status?: 'BOOK' | 'PDNG'
  reversal?: boolean
}

const text = (name: string, value: string | undefined): string =>
  value === undefined
    ? ''
    : `<${name}>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${name}>`

const details = ({ symbol, message, creditor, payer }: ToldPayment): string => `
  <Refs>${text('EndToEndId', symbol === undefined ? 'NOTPROVIDED' : `/VS${symbol}/SS/KS0308`)}</Refs>
  <RltdPties><Dbtr>${text('Nm', payer ?? 'Payer (fictional)')}</Dbtr><DbtrAcct><Id><IBAN>SK3112000000198742637541</IBAN></Id></DbtrAcct></RltdPties>
  <RmtInf>${text('Ustrd', message)}${creditor === undefined ? '' : `<Strd><CdtrRefInf>${text('Ref', creditor)}</CdtrRefInf></Strd>`}</RmtInf>`

const money = ({ amount, currency = 'EUR' }: ToldPayment): string =>
  `<Amt Ccy="${currency}">${majorText(amount, currency)}</Amt>`

/** One entry of a statement; several payments make one that books them together. */
export function bankEntry(...payments: [ToldPayment, ...ToldPayment[]]): string {
  const [first] = payments
  const whole = { ...first, amount: payments.reduce((all, { amount }) => all + amount, 0) }
  return `<Ntry>${money(whole)}<CdtDbtInd>${first.direction ?? 'CRDT'}</CdtDbtInd>
  ${first.reversal ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>${first.status ?? 'BOOK'}</Cd></Sts>
  <BookgDt><Dt>${first.on ?? '2026-11-20'}</Dt></BookgDt>${text('AcctSvcrRef', first.reference)}
  <NtryDtls>${payments.map((one) => `<TxDtls>${payments.length > 1 ? money(one) : ''}${details(one)}</TxDtls>`).join('')}</NtryDtls></Ntry>`
}

/** A statement as banks of here send it: camt.053 with these entries. */
export function bankFile(
  entries: readonly string[],
  { account = ourAccount, id = 'STMT-1', head = '' }: { account?: string; id?: string; head?: string } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${head}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>${id}</MsgId><CreDtTm>2026-11-21T04:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  ${entries.join('\n')}</Stmt>
</BkToCstmrStmt></Document>`
}

/** The same as somebody hands it in. */
export const asFile = (xml: string, name = 'statement.xml'): File => new File([xml], name, { type: 'application/xml' })

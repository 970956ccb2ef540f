/** The laws that make us keep something; each has words in every language. */
export const retentionGrounds = [
  'invoices-sk',
  'invoices-cz',
  'invoices-eu',
  'invoices-us',
  'claims',
  'registers',
] as const

/** Why data stay when an account is erased. `years` is null where the law names no number or we do not know it. */
export interface Retention {
  ground: (typeof retentionGrounds)[number]
  years: number | null
  law: string
  source: string
}

/**
 * Invoices and what belongs to them, by who issued them: years after the one they belong to. Checked on 2026-11-20; of the
 * issuer in the United States we know no number, so nothing is thrown away by time.
 */
export const invoiceRetention: Record<'SK' | 'CZ' | 'EU' | 'US', Retention> = {
  SK: {
    ground: 'invoices-sk',
    years: 10,
    law: 'Act No. 222/2004 Coll. on VAT, § 76, and Act No. 431/2002 Coll. on accounting, § 35',
    source: 'https://www.slov-lex.sk/pravne-predpisy/SK/ZZ/2004/222/',
  },
  CZ: {
    ground: 'invoices-cz',
    years: 10,
    law: 'Act No. 235/2004 Coll. on VAT, § 35 and § 35a',
    source: 'https://www.zakonyprolidi.cz/cs/2004-235',
  },
  EU: {
    ground: 'invoices-eu',
    years: null,
    law: 'Directive 2006/112/EC, article 247: as long as the member state of the issuer says',
    source: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  },
  US: {
    ground: 'invoices-us',
    years: null,
    law: '26 U.S.C. § 6001, records as long as they may become material',
    source: 'https://www.law.cornell.edu/uscode/text/26/6001',
  },
}

/** The audit log names accounts by number and holds no personal data; it proves who did what. */
export const auditRetention: Retention = {
  ground: 'claims',
  years: null,
  law: 'Regulation (EU) 2016/679, article 17(3)(e): legal claims',
  source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
}

/** What offices have published stays public; our copy keeps the mark, its numbers and dates, and no contact. */
export const registerRetention: Retention = {
  ground: 'registers',
  years: null,
  law: 'Regulation (EU) 2016/679, article 17(3)(b) and (e): public registers and legal claims',
  source: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
}

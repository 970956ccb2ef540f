import type { MarkType } from '#domain/catalog/mark-types.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { RegistrationStatus } from '#domain/registration/status.ts'
import { drawnPng, pineAndOar } from './drawings.ts'
import type { DemoMark } from './marks.ts'
import type { Distinctiveness, Risk } from '#domain/verification/vocabulary.ts'

export interface DemoRequest {
  value: string
  description: string
  /** A word when it is left out. */
  type?: MarkType
  /** The picture that came with it. */
  picture?: () => Promise<Uint8Array>
  jurisdictions: Jurisdiction[]
  classes: number[]
  /** Invented when it is left out. */
  distinctiveness?: Distinctiveness
  history: [name: RegistrationStatus | 'Verification result viewed', daysAgo: number][]
  /** Of the demo customer, or of a visitor without an account. */
  mine: boolean
  /** How it is paid; by card when left out. */
  payment?: 'card' | 'transfer'
  /** The owner's details are complete. */
  ownerKnown?: boolean
  /** Goods and services by class, when staff have written them. */
  terms?: Record<number, string[]>
  /** What the client asked to be changed in the draft. */
  change?: string
  /** It is in use in the United States since so many days, with a picture and a specimen that the client handed in. */
  usedSince?: number
  /** The marks that became of it. */
  filed?: DemoMark[]
  contact?: { first: string; last: string; email: string }
  verdicts?: [Jurisdiction, Risk, string][]
  similar?: {
    name: string
    jurisdictions: Jurisdiction[]
    similarity: Risk
    number: string
    owner: string
    classes: number[]
    reason: string
  }[]
}

const visitor = (first: string, last: string) => ({ first, last, email: `${first}.${last}@visitor.test`.toLowerCase() })

/** Matters in every stage, so that each queue of the staff and each page of the portal has something in it. */
export const demoRequests: DemoRequest[] = [
  {
    value: 'KOVENTO',
    description: 'Cabin suitcases and backpacks from recycled sailcloth. Own web shop, later T-shirts.',
    jurisdictions: ['EU', 'UK', 'US', 'CH'],
    classes: [18, 35],
    mine: false,
    contact: visitor('Vera', 'Invented'),
    history: [['Verification requested', 1]],
  },
  {
    value: 'PINE & OAR',
    distinctiveness: 'arbitrary',
    type: 'FIGURATIVE',
    picture: async () => await drawnPng(pineAndOar),
    description: 'Boats for hire and rowing lessons on a lake.',
    jurisdictions: ['UK', 'IE'],
    classes: [39, 41],
    mine: false,
    contact: visitor('Rut', 'Notreal'),
    history: [['Verification requested', 3]],
  },
  {
    value: 'ORCHARD 9',
    description: 'Cider and apple juice.',
    distinctiveness: 'suggestive',
    jurisdictions: ['SK', 'CZ'],
    classes: [32, 33],
    mine: false,
    contact: visitor('Petr', 'Vymyslel'),
    history: [
      ['Verification requested', 5],
      ['Verification started', 4],
    ],
    verdicts: [['SK', 'high', 'ORCHARD NINE (EU) says the same in class 33.']],
  },
  {
    value: 'MIRELLE',
    description: 'Perfumes and scented candles.',
    jurisdictions: ['SK', 'EU', 'US'],
    classes: [3, 4],
    mine: true,
    history: [
      ['Verification requested', 12],
      ['Verification started', 11],
      ['Verification approved', 9],
    ],
    verdicts: [
      ['SK', 'high', 'MIRELL (SK) and the EU marks MARELLE and MIRELA are near in class 3.'],
      ['EU', 'medium', 'MIRELA is registered for soap and sounds nearly the same.'],
      ['US', 'high', 'MIRELLE is registered for candles.'],
    ],
    similar: [
      {
        name: 'MIRELLE',
        jurisdictions: ['US'],
        similarity: 'high',
        number: 'DEMO-5100001',
        owner: 'Invented Candle Co.',
        classes: [4],
        reason: 'The same word for the same goods.',
      },
      {
        name: 'MIRELA',
        jurisdictions: ['EU'],
        similarity: 'medium',
        number: 'DEMO-017000009',
        owner: 'Fiktiva d. o. o.',
        classes: [3],
        reason: 'Sounds nearly the same; soap and perfume are close.',
      },
      {
        name: 'AMIRELLA',
        jurisdictions: ['SK'],
        similarity: 'low',
        number: 'DEMO-POZ-77-2011',
        owner: 'Vymyslená s. r. o.',
        classes: [30],
        reason: 'Two letters more, and sweets are far from perfume.',
      },
    ],
  },
  {
    value: 'TESSALY',
    description: 'Spectacle frames.',
    jurisdictions: ['SK', 'CH'],
    classes: [10],
    mine: true,
    history: [
      ['Verification requested', 30],
      ['Verification started', 29],
      ['Verification approved', 28],
      ['Verification result viewed', 27],
      ['Order created', 20],
      ['Registration order started', 20],
    ],
    verdicts: [
      ['SK', 'medium', 'TESALY (SK) is near in class 10; its owner consented in writing.'],
      ['CH', 'medium', 'TESSALLI (CH) is near in class 10; its owner consented in writing.'],
    ],
  },
  {
    value: 'HALCYON BAY',
    description: 'Holiday cottages.',
    distinctiveness: 'suggestive',
    jurisdictions: ['AU'],
    classes: [43],
    mine: true,
    history: [
      ['Verification requested', 40],
      ['Verification started', 40],
      ['Verification approved', 38],
      ['Verification result viewed', 37],
      ['Order created', 30],
      ['Registration order started', 30],
      ['Checkout completed', 30],
      ['Invoice paid', 29],
      ['Ready for drafting', 29],
    ],
    verdicts: [['AU', 'low', 'Nothing close in a search of the Australian register by hand.']],
  },
  {
    value: 'VERDINA',
    ownerKnown: true,
    terms: { 20: ['Garden chairs', 'Garden tables', 'Deck chairs'], 35: ['Retail services in relation to furniture'] },
    description: 'Garden furniture and its retail.',
    jurisdictions: ['SK', 'EU'],
    classes: [20, 35],
    mine: true,
    history: [
      ['Verification requested', 60],
      ['Verification started', 59],
      ['Verification approved', 58],
      ['Verification result viewed', 57],
      ['Order created', 50],
      ['Registration order started', 50],
      ['Checkout completed', 50],
      ['Invoice paid', 50],
      ['Ready for drafting', 50],
      ['Sent for review', 6],
    ],
    verdicts: [
      ['SK', 'medium', 'VERDINO (SK) and VERDIANA (EU) are near in class 20; their owners consented in writing.'],
      ['EU', 'medium', 'VERDIANA (EU) is near in class 20; its owner consented in writing.'],
    ],
  },
  {
    value: 'WARMKNIT',
    distinctiveness: 'descriptive',
    description: 'Warm knitted sweaters.',
    jurisdictions: ['EU'],
    classes: [25],
    mine: true,
    history: [
      ['Verification requested', 90],
      ['Verification started', 89],
      ['Verification dismissed', 88],
      ['Verification result viewed', 87],
    ],
    verdicts: [['EU', 'high', 'The word says what the goods are; offices refuse it for knitwear.']],
  },
  {
    value: 'BRACKENFELL',
    ownerKnown: true,
    terms: { 25: ['Walking boots', 'Hiking shoes', 'Sandals'] },
    description: 'Walking boots.',
    jurisdictions: ['SK', 'CH'],
    classes: [25],
    mine: true,
    change: 'Please add gaiters, and leave out sandals: we do not make them.',
    history: [
      ['Verification requested', 70],
      ['Verification started', 69],
      ['Verification approved', 68],
      ['Verification result viewed', 68],
      ['Order created', 65],
      ['Registration order started', 65],
      ['Checkout completed', 65],
      ['Invoice paid', 64],
      ['Ready for drafting', 64],
      ['Sent for review', 10],
      ['Review requested', 2],
    ],
    verdicts: [
      ['SK', 'medium', 'BRACKENFIELD (EU) is near in class 25; its owner consented in writing.'],
      ['CH', 'medium', 'BRAKENFELL (CH) is near in class 25; its owner consented in writing.'],
    ],
  },
  {
    value: 'OSTRELLA',
    description: 'Oyster bars.',
    jurisdictions: ['EU'],
    classes: [43],
    mine: true,
    payment: 'transfer',
    history: [
      ['Verification requested', 15],
      ['Verification started', 14],
      ['Verification approved', 13],
      ['Verification result viewed', 12],
      ['Order created', 3],
      ['Registration order started', 3],
      ['Checkout completed', 3],
    ],
    verdicts: [['EU', 'medium', 'OSTRELA (EU) is near in class 43; its owner consented in writing.']],
  },
  {
    value: 'QUILLON',
    type: 'STYLIZED_CHARACTERS',
    ownerKnown: true,
    usedSince: 400,
    description: 'Fountain pens and ink.',
    jurisdictions: ['SK', 'EU', 'US'],
    classes: [2, 16],
    mine: true,
    history: [
      ['Verification requested', 45],
      ['Verification started', 44],
      ['Verification approved', 43],
      ['Verification result viewed', 43],
      ['Order created', 35],
      ['Registration order started', 35],
      ['Checkout completed', 35],
      ['Invoice paid', 35],
      ['Ready for drafting', 35],
    ],
    verdicts: [
      ['SK', 'medium', 'KVILLON (SK) and QUILLION (EU) are near in class 16; their owners consented in writing.'],
      ['EU', 'medium', 'QUILLION (EU) is near in class 16; its owner consented in writing.'],
    ],
  },
]

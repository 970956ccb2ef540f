import type { GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import type { TrademarkStatus } from '#domain/trademark/status.ts'
import type { DemoDay } from './world.ts'

export interface DemoMark {
  name: string
  brand: string
  goods: GoodsAndServices
  /** Each register with where the mark stands there; days are counted back from today. */
  places: {
    jurisdiction: Jurisdiction
    history: [name: TrademarkStatus, daysAgo: number][]
    number?: string
    filed?: DemoDay
    registered?: DemoDay
    /** When the office wrote what the mark waits with; on the day of its last state when left out. */
    issued?: DemoDay
    nobodyWorksOnIt?: true
  }[]
}

const year = 365

/** Invented marks of an invented company, in every state a trademark can be in. */
export const demoMarks: DemoMark[] = [
  {
    name: 'LUMERA',
    brand: 'Lumera',
    goods: [
      { class: 18, terms: ['Handbags', 'Travelling bags', 'Leather straps'] },
      { class: 25, terms: ['Knitwear', 'Coats', 'Scarves'] },
      { class: 35, terms: ['Retail services in relation to clothing'] },
    ],
    places: [
      {
        jurisdiction: 'SK',
        number: 'DEMO-POZ-1-2016',
        filed: 10 * year - 19,
        registered: 9 * year + 140,
        history: [
          ['Ready for filing', 10 * year - 12],
          ['Application filed', 10 * year - 19],
          ['Trademark published', 10 * year - 120],
          ['Trademark registered', 9 * year + 140],
        ],
      },
      {
        jurisdiction: 'EU',
        number: 'DEMO-018000001',
        filed: 4 * year,
        registered: 4 * year - 150,
        history: [
          ['Ready for filing', 4 * year + 6],
          ['Application filed', 4 * year],
          ['Trademark published', 4 * year - 60],
          ['Trademark registered', 4 * year - 150],
        ],
      },
      {
        jurisdiction: 'US',
        number: 'DEMO-90000001',
        filed: 6 * year + 200,
        registered: 6 * year - 22,
        history: [
          ['Ready for filing', 6 * year + 205],
          ['Application filed', 6 * year + 200],
          ['Office action received', 6 * year + 150],
          ['Response to office action submitted', 6 * year + 120],
          ['Trademark published', 6 * year + 62],
          ['Trademark registered', 6 * year - 22],
        ],
      },
      {
        jurisdiction: 'UK',
        number: 'DEMO-UK00000001',
        filed: 70,
        history: [
          ['Ready for filing', 75],
          ['Application filed', 70],
          ['Trademark published', 12],
        ],
      },
      {
        jurisdiction: 'CH',
        number: 'DEMO-CH-100',
        filed: 40,
        history: [
          ['Ready for filing', 44],
          ['Application filed', 40],
        ],
      },
      {
        jurisdiction: 'CN',
        history: [
          ['Ready for filing', 9],
          ['Submitted to partner', 4],
        ],
      },
    ],
  },
  {
    name: 'NORTHFOLD',
    brand: 'Northfold',
    goods: [
      { class: 9, terms: ['Downloadable software for planning hikes'] },
      { class: 42, terms: ['Software as a service for route planning'] },
    ],
    places: [
      {
        jurisdiction: 'EU',
        number: 'DEMO-018000002',
        filed: 150,
        history: [
          ['Ready for filing', 154],
          ['Application filed', 150],
          ['Trademark published', 85],
          ['Application opposed', 30],
        ],
      },
      {
        jurisdiction: 'US',
        number: 'DEMO-90000002',
        filed: 210,
        history: [
          ['Ready for filing', 214],
          ['Application filed', 210],
          ['Office action received', 26],
        ],
      },
      {
        jurisdiction: 'JP',
        number: 'DEMO-JP-2025-1',
        filed: 320,
        history: [
          ['Ready for filing', 324],
          ['Application filed', 320],
          ['Office action received', 170],
          ['Refused', 15],
        ],
      },
      {
        jurisdiction: 'AU',
        number: 'DEMO-AU-200',
        filed: 3 * year,
        registered: 2 * year + 130,
        history: [
          ['Ready for filing', 3 * year + 2],
          ['Application filed', 3 * year],
          ['Trademark published', 2 * year + 200],
          ['Trademark registered', 2 * year + 130],
        ],
      },
      {
        jurisdiction: 'CA',
        number: 'DEMO-CA-300',
        filed: 500,
        history: [
          ['Ready for filing', 505],
          ['Application filed', 500],
          ['Abandoned', 90],
        ],
      },
    ],
  },
  {
    name: 'SOLVANTE',
    brand: 'Solvante',
    goods: [{ class: 3, terms: ['Soap', 'Cleaning preparations'] }],
    places: [
      {
        jurisdiction: 'US',
        number: 'DEMO-90000003',
        filed: 430,
        history: [
          ['Ready for filing', 433],
          ['Application filed', 430],
          ['Trademark published', 120],
          ['Statement of use requested', 50],
        ],
      },
      {
        jurisdiction: 'CZ',
        number: 'DEMO-O-1000',
        filed: 8 * year,
        registered: 7 * year + 160,
        history: [
          ['Ready for filing', 8 * year + 3],
          ['Application filed', 8 * year],
          ['Trademark published', 7 * year + 250],
          ['Trademark registered', 7 * year + 160],
        ],
      },
      {
        jurisdiction: 'DE',
        number: 'DEMO-30-100',
        filed: 2 * year,
        registered: 2 * year - 130,
        history: [
          ['Ready for filing', 2 * year + 3],
          ['Application filed', 2 * year],
          ['Trademark registered', 2 * year - 130],
        ],
      },
    ],
  },
  {
    name: 'ORVA',
    brand: 'Orva',
    goods: [{ class: 11, terms: ['Lamps', 'Lanterns'] }],
    places: [
      // Its term is over; with a surcharge it can still be renewed.
      {
        jurisdiction: 'CZ',
        number: 'DEMO-CZ-300',
        filed: 10 * year + 38,
        registered: 9 * year + 200,
        history: [
          ['Ready for filing', 10 * year + 40],
          ['Application filed', 10 * year + 38],
          ['Trademark published', 9 * year + 320],
          ['Trademark registered', 9 * year + 200],
        ],
      },
      // Nobody renewed it in time.
      {
        jurisdiction: 'BX',
        number: 'DEMO-BX-301',
        filed: 10 * year + 190,
        registered: 10 * year + 60,
        nobodyWorksOnIt: true,
        history: [
          ['Ready for filing', 10 * year + 195],
          ['Application filed', 10 * year + 190],
          ['Trademark published', 10 * year + 180],
          ['Trademark registered', 10 * year + 60],
        ],
      },
      {
        jurisdiction: 'IE',
        number: 'DEMO-IE-302',
        filed: 120,
        history: [
          ['Ready for filing', 125],
          ['Application filed', 120],
          ['Office action received', 40],
        ],
      },
      // When it was registered is not known, so which law decides its term is not either.
      {
        jurisdiction: 'DK',
        number: 'DEMO-DK-303',
        filed: 9 * year + 300,
        nobodyWorksOnIt: true,
        history: [
          ['Ready for filing', 9 * year + 305],
          ['Application filed', 9 * year + 300],
        ],
      },
    ],
  },
]

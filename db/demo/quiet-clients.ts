import { company, person, year, years, type DemoClient } from './client.ts'
import { historyTo } from './history.ts'
import { endsIn } from './world.ts'

/** Clients whose work waits, is over, or went another way; and registrations that have to be looked after. */
export const quietClients: DemoClient[] = [
  {
    contact: person('Wanda', 'Wymyslona', 'bursztyn'),
    company: company('Bursztyn Zmyslony sp. z o.o.', 'sp. z o.o.', 'PL', 'Nigdzie', '00-000'),
    marks: [
      {
        name: 'BURSZTYNEK',
        brand: 'Bursztynek',
        goods: [{ class: 14, terms: ['Jewellery of amber'] }],
        places: [
          {
            jurisdiction: 'PL',
            number: 'DEMO-PL-601',
            filed: 300,
            registered: 60,
            history: [
              ['Ready for filing', 304],
              ['Application filed', 300],
              ['Trademark published', 200],
              ['Trademark registered', 60],
            ],
          },
          {
            jurisdiction: 'UA',
            history: [
              ['Ready for filing', 60],
              ['Refunded', 30],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'ZLOTA KROPLA',
        description: 'Rings and brooches.',
        jurisdictions: ['PL'],
        classes: [14],
        mine: true,
        ownerKnown: true,
        terms: { 14: ['Rings being jewellery', 'Brooches being jewellery'] },
        history: historyTo('Completed', 60),
        verdicts: [['PL', 'low', 'Nothing close.']],
        filed: [
          {
            name: 'ZLOTA KROPLA',
            brand: 'Zlota Kropla',
            goods: [{ class: 14, terms: ['Rings being jewellery', 'Brooches being jewellery'] }],
            places: [
              {
                jurisdiction: 'PL',
                number: 'DEMO-PL-602',
                filed: 320,
                registered: 62,
                history: [
                  ['Ready for filing', 324],
                  ['Application filed', 320],
                  ['Trademark published', 240],
                  ['Trademark registered', 62],
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    contact: person('Hal', 'Hypothetical', 'tallgrass'),
    company: company('Tallgrass Instruments Inc.', 'Inc.', 'US', 'Nowhere Springs', '00000'),
    marks: [
      {
        name: 'TALLGRASS',
        brand: 'Tallgrass',
        goods: [{ class: 15, terms: ['Guitars', 'Strings for musical instruments'] }],
        places: [
          // A declaration of use is due in three weeks.
          {
            jurisdiction: 'US',
            number: 'DEMO-90000603',
            filed: 6 * year + 300,
            registered: endsIn(20, years(6)),
            history: [
              ['Ready for filing', 6 * year + 304],
              ['Application filed', 6 * year + 300],
              ['Trademark published', 6 * year + 60],
              ['Trademark registered', 6 * year - 20],
            ],
          },
          {
            jurisdiction: 'CA',
            number: 'DEMO-CA-604',
            filed: 700,
            registered: 90,
            history: [
              ['Ready for filing', 704],
              ['Application filed', 700],
              ['Trademark published', 190],
              ['Trademark registered', 90],
            ],
          },
        ],
      },
      {
        name: 'PRAIRIE HUM',
        brand: 'Prairie Hum',
        goods: [{ class: 15, terms: ['Dulcimers'] }],
        places: [
          // The declaration of use was missed; it can still be made against a surcharge.
          {
            jurisdiction: 'US',
            number: 'DEMO-90000605',
            filed: 7 * year,
            registered: endsIn(-50, years(6)),
            history: [
              ['Ready for filing', 7 * year + 4],
              ['Application filed', 7 * year],
              ['Trademark published', 6 * year + 150],
              ['Trademark registered', 6 * year + 50],
            ],
          },
        ],
      },
      {
        name: 'BLUESTEM',
        brand: 'Bluestem',
        goods: [{ class: 9, terms: ['Metronomes'] }],
        places: [
          {
            jurisdiction: 'US',
            number: 'DEMO-90000606',
            filed: 600,
            issued: 200,
            history: [
              ['Ready for filing', 604],
              ['Application filed', 600],
              ['Trademark published', 290],
              ['Statement of use requested', 200],
              ['SOU submitted', 12],
            ],
          },
          // What is not used yet went on by itself.
          { jurisdiction: 'AU', history: [['Created from a divide', 12]] },
        ],
      },
    ],
    requests: [
      {
        value: 'SWITCHGRASS',
        description: 'Picks and capos.',
        jurisdictions: ['US'],
        classes: [15],
        mine: true,
        history: historyTo('Follow-up later', 10),
        verdicts: [['US', 'low', 'Nothing close.']],
      },
    ],
  },
  {
    contact: person('Ingrid', 'Ingensteds', 'fjordull'),
    company: company('Fjordull AS', 'AS', 'NO', 'Ingensted', '0000'),
    marks: [
      {
        name: 'FJORDULL',
        brand: 'Fjordull',
        goods: [{ class: 23, terms: ['Yarn', 'Wool yarn'] }],
        places: [
          // Nobody renewed it, and the grace is over.
          {
            jurisdiction: 'NO',
            number: 'DEMO-NO-607',
            filed: endsIn(-240, years(10)),
            registered: 9 * year + 350,
            history: [
              ['Ready for filing', 10 * year + 244],
              ['Application filed', 10 * year + 240],
              ['Trademark registered', 9 * year + 350],
            ],
          },
          {
            jurisdiction: 'SE',
            number: 'DEMO-SE-608',
            filed: endsIn(2, years(10)),
            registered: 9 * year + 260,
            history: [
              ['Ready for filing', 10 * year],
              ['Application filed', 10 * year - 2],
              ['Trademark registered', 9 * year + 260],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'NORDGARN',
        description: 'Knitting needles.',
        jurisdictions: ['NO', 'SE'],
        classes: [26],
        mine: true,
        ownerKnown: true,
        terms: { 26: ['Knitting needles'] },
        history: historyTo('Lost to follow-up', 15),
        verdicts: [['NO', 'low', 'Nothing close.']],
      },
    ],
  },
  {
    contact: person('Aldo', 'Inesistente', 'torrefantasma'),
    company: company('Torre Fantasma S.r.l.', 'S.r.l.', 'IT', 'Nessundove', '00000'),
    marks: [
      {
        name: 'TORRE FANTASMA',
        brand: 'Torre Fantasma',
        goods: [{ class: 33, terms: ['Wine', 'Liqueurs'] }],
        places: [
          {
            jurisdiction: 'IT',
            number: 'DEMO-IT-609',
            filed: 210,
            history: [
              ['Ready for filing', 214],
              ['Application filed', 210],
              ['Trademark published', 70],
              ['Application opposed', 9],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'CANTINA VUOTA',
        description: 'Vermouth.',
        jurisdictions: ['IT'],
        classes: [33],
        mine: true,
        ownerKnown: true,
        terms: { 33: ['Vermouth'] },
        history: historyTo('Client unresponsive', 18),
        verdicts: [['IT', 'medium', 'A bar of nearly the same name serves what is close.']],
      },
    ],
  },
  {
    contact: person('Aoife', 'Absent', 'peatlight'),
    company: company('Peatlight DAC', 'DAC', 'IE', 'Ballynowhere', 'X00 X000'),
    marks: [],
    requests: [
      {
        value: 'BOGLANTERN',
        description: 'Table lamps.',
        jurisdictions: ['IE', 'UK'],
        classes: [11],
        mine: true,
        ownerKnown: true,
        terms: { 11: ['Table lamps'] },
        history: historyTo('Refused', 6),
        verdicts: [['IE', 'low', 'Nothing close.']],
      },
      {
        value: 'PEATLIGHT CANDLE',
        description: 'Candles that smell of peat.',
        jurisdictions: ['IE'],
        classes: [4],
        mine: true,
        history: historyTo('Verification started', 0),
      },
    ],
  },
  {
    contact: person('Kei', 'Kakuu', 'sorahako'),
    company: company('Sorahako K.K.', 'K.K.', 'JP', 'Dokonimo', '000-0000'),
    marks: [
      {
        name: 'SORAHAKO',
        brand: 'Sorahako',
        goods: [{ class: 16, terms: ['Stationery'] }],
        places: [
          {
            jurisdiction: 'JP',
            number: 'DEMO-JP-610',
            filed: 5 * year,
            registered: 4 * year + 150,
            history: [
              ['Ready for filing', 5 * year + 3],
              ['Application filed', 5 * year],
              ['Trademark registered', 4 * year + 150],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'KUMOKO',
        description: 'Gift wrap.',
        jurisdictions: ['JP'],
        classes: [16],
        mine: true,
        history: historyTo('Abandoned', 25),
        verdicts: [['JP', 'low', 'Nothing close.']],
      },
    ],
  },
  {
    contact: person('Bea', 'Bedacht', 'polderfiets'),
    company: company('Polderfiets B.V.', 'B.V.', 'NL', 'Nergenshuizen', '0000 ZZ'),
    marks: [
      {
        name: 'POLDERFIETS',
        brand: 'Polderfiets',
        goods: [{ class: 12, terms: ['Bicycles', 'Bicycle bells'] }],
        places: [
          {
            jurisdiction: 'BX',
            number: 'DEMO-BX-611',
            filed: endsIn(170, years(10)),
            registered: 9 * year + 120,
            history: [
              ['Ready for filing', 10 * year],
              ['Application filed', 10 * year - 170],
              ['Trademark published', 9 * year + 180],
              ['Trademark registered', 9 * year + 120],
            ],
          },
          {
            jurisdiction: 'EU',
            number: 'DEMO-018000611',
            filed: 110,
            history: [
              ['Ready for filing', 114],
              ['Application filed', 110],
              ['Trademark published', 84],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'DIJKBEL',
        description: 'Bells for bicycles.',
        jurisdictions: ['BX'],
        classes: [12],
        mine: true,
        ownerKnown: true,
        terms: { 12: ['Bicycle bells'] },
        history: historyTo('Refunded', 5),
        verdicts: [['BX', 'low', 'Nothing close.']],
      },
    ],
  },
]

import { company, person, year, years, type DemoClient } from './client.ts'
import { historyTo } from './history.ts'
import { endsIn } from './world.ts'

/** Clients whose work is in full swing: what is due, what is drafted, what is filed. */
export const busyClients: DemoClient[] = [
  {
    contact: person('Nora', 'Nowhere', 'saltmarsh'),
    company: company('Saltmarsh Pantry Ltd', 'Ltd', 'GB', 'Invented-on-Sea', 'ZZ1 1ZZ'),
    marks: [
      {
        name: 'SALTMARSH PANTRY',
        brand: 'Saltmarsh',
        goods: [{ class: 30, terms: ['Biscuits', 'Tea', 'Sea salt for cooking'] }],
        places: [
          // Its renewal is due this week.
          {
            jurisdiction: 'UK',
            number: 'DEMO-UK00000501',
            filed: endsIn(4, years(10)),
            registered: 9 * year + 200,
            history: [
              ['Ready for filing', 10 * year],
              ['Application filed', 10 * year - 5],
              ['Trademark published', 9 * year + 290],
              ['Trademark registered', 9 * year + 200],
            ],
          },
          {
            jurisdiction: 'US',
            number: 'DEMO-90000501',
            filed: 400,
            issued: endsIn(5, 3),
            history: [
              ['Ready for filing', 405],
              ['Application filed', 400],
              ['Office action received', 85],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'BRINE & BUTTER',
        description: 'Salted caramels and shortbread.',
        jurisdictions: ['UK', 'IE'],
        classes: [30],
        mine: true,
        history: historyTo('Order created', 2),
        verdicts: [
          ['UK', 'low', 'Nothing close.'],
          ['IE', 'low', 'Nothing close.'],
        ],
      },
    ],
  },
  {
    contact: person('Fritz', 'Fabel', 'uhrwald'),
    company: company('Uhrwald GmbH', 'GmbH', 'DE', 'Erfunden', '01001'),
    marks: [
      {
        name: 'UHRWALD',
        brand: 'Uhrwald',
        goods: [{ class: 14, terms: ['Wristwatches', 'Clocks', 'Watch straps'] }],
        places: [
          // In the window to renew.
          {
            jurisdiction: 'DE',
            number: 'DEMO-30-501',
            filed: endsIn(110, years(10)),
            registered: 9 * year + 250,
            history: [
              ['Ready for filing', 10 * year],
              ['Application filed', 10 * year - 110],
              ['Trademark registered', 9 * year + 250],
            ],
          },
          // Renewed late or not at all: in its grace.
          {
            jurisdiction: 'AT',
            number: 'DEMO-AT-502',
            filed: endsIn(-75, years(10)),
            registered: endsIn(-75, years(10)),
            history: [
              ['Ready for filing', 10 * year + 80],
              ['Application filed', 10 * year + 78],
              ['Trademark registered', 10 * year + 77],
            ],
          },
          {
            jurisdiction: 'CH',
            number: 'DEMO-CH-503',
            filed: 130,
            history: [
              ['Ready for filing', 134],
              ['Application filed', 130],
              ['Office action received', 100],
              ['Response to office action submitted', 14],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'STUNDENGLAS',
        description: 'Hourglasses and egg timers.',
        jurisdictions: ['DE', 'AT'],
        classes: [14],
        mine: true,
        history: historyTo('Invoice paid', 1),
        verdicts: [['DE', 'low', 'Nothing close.']],
      },
    ],
  },
  {
    contact: person('Lucia', 'Inventada', 'olivar'),
    company: company('Olivar Imaginario S.L.', 'S.L.', 'ES', 'Ficción', '28999'),
    marks: [
      {
        name: 'OLIVAR IMAGINARIO',
        brand: 'Olivar Imaginario',
        goods: [{ class: 29, terms: ['Olive oil for food', 'Preserved olives'] }],
        places: [
          {
            jurisdiction: 'ES',
            number: 'DEMO-M-504',
            filed: 2 * year,
            registered: year + 200,
            history: [
              ['Ready for filing', 2 * year + 4],
              ['Application filed', 2 * year],
              ['Trademark published', year + 300],
              ['Trademark registered', year + 200],
            ],
          },
          // Use has been asked for, and its time was extended twice.
          {
            jurisdiction: 'US',
            number: 'DEMO-90000504',
            filed: 2 * year + 120,
            issued: endsIn(6, 18),
            history: [
              ['Ready for filing', 2 * year + 124],
              ['Application filed', 2 * year + 120],
              ['Trademark published', year + 300],
              ['Statement of use requested', year + 178],
              ['SOU extended', 360],
              ['SOU extended', 176],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'ALMAZARA NUBE',
        description: 'Oil mill with tastings.',
        jurisdictions: ['ES', 'EU'],
        classes: [29, 41],
        mine: true,
        ownerKnown: true,
        terms: { 29: ['Olive oil for food'], 41: ['Arranging of tastings for entertainment purposes'] },
        history: historyTo('Application postponed', 8),
        verdicts: [
          ['ES', 'low', 'Nothing close.'],
          ['EU', 'low', 'Nothing close.'],
        ],
      },
    ],
  },
  {
    contact: person('Zuzana', 'Neexistuje', 'medovnik'),
    company: company('Medovník a vosk s. r. o.', 's. r. o.', 'SK', 'Nikdev', '999 01'),
    marks: [
      {
        name: 'VOSKOVAR',
        brand: 'Voskovar',
        goods: [{ class: 4, terms: ['Candles', 'Beeswax'] }],
        places: [
          {
            jurisdiction: 'SK',
            number: 'DEMO-POZ-505-2026',
            filed: 95,
            history: [
              ['Ready for filing', 99],
              ['Application filed', 95],
              ['Trademark published', 20],
            ],
          },
          {
            jurisdiction: 'CZ',
            history: [['Ready for filing', 3]],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'VOSKÁČIK',
        description: 'Crayons of beeswax for children.',
        jurisdictions: ['SK', 'CZ'],
        classes: [16],
        mine: true,
        ownerKnown: true,
        terms: { 16: ['Crayons', 'Drawing pads'] },
        history: historyTo('Application approved', 1),
        verdicts: [['SK', 'low', 'Nothing close.']],
      },
    ],
  },
  {
    contact: person('Jean', 'Fictif', 'atelier-lune'),
    company: company('Atelier Lune SARL', 'SARL', 'FR', 'Nulle-Part', '99999'),
    marks: [
      {
        name: 'LUNE PLIEE',
        brand: 'Lune Pliee',
        goods: [{ class: 20, terms: ['Folding chairs', 'Mirrors'] }],
        places: [
          {
            jurisdiction: 'FR',
            number: 'DEMO-FR-506',
            filed: 300,
            history: [
              ['Ready for filing', 302],
              ['Application filed', 300],
              ['Trademark published', 250],
              ['Representative changed', 40],
            ],
          },
          {
            jurisdiction: 'EU',
            number: 'DEMO-018000506',
            filed: 50,
            history: [
              ['Ready for filing', 54],
              ['Application filed', 50],
            ],
          },
        ],
      },
    ],
    requests: [
      {
        value: 'TABOURET NUAGE',
        description: 'Stools.',
        jurisdictions: ['FR', 'EU'],
        classes: [20],
        mine: true,
        ownerKnown: true,
        terms: { 20: ['Stools'] },
        history: historyTo('Ready for filing', 2),
        verdicts: [['FR', 'low', 'Nothing close.']],
        filed: [
          {
            name: 'TABOURET NUAGE',
            brand: 'Tabouret Nuage',
            goods: [{ class: 20, terms: ['Stools'] }],
            places: [
              { jurisdiction: 'FR', history: [['Ready for filing', 2]], nobodyWorksOnIt: true },
              {
                jurisdiction: 'EU',
                history: [
                  ['Ready for filing', 2],
                  ['Submitted to partner', 1],
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

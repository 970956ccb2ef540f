import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorMs } from '#tests/hostile/texts.ts'
import { normalise } from '../words/letters.ts'
import { explain } from './explain.ts'
import { bandOf, riskFrom } from './band.ts'
import { markFrom, score, scoreFrom, scoreSigns } from './score.ts'
import { signOf } from './sign.ts'
import { listCut } from '../weights.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzšžčáéíý 0123456789'
const mark = fc
  .string({ unit: fc.constantFrom(...letters.split('')), minLength: 1, maxLength: 30 })
  .filter((one) => one.trim() !== '')
const anyText = fc.oneof(
  mark,
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
)
const classes = fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 5 })
const seed = 20261121
/** Pairs that what is seen and heard, a part, a meaning or first letters alone bring near. */
const listed: readonly [string, string][] = [
  ['MARAZUL', 'BLUE SEA'], ['24', 'TWENTY FOUR'], ['IBM', 'International Business Machines'], ['RED BULL', 'BULL RED'],
  ['THOMSON LIFE', 'LIFE'], ['BLUEHOUSE', 'HOUSEBLUE'], ['MCRSFT', 'MICROSOFT'], ['TORNADO', 'CYCLONE'], ['BREAD', 'BEARD'],
  ['PICASSO', 'PICARO'], ['BEAUXARTS', 'BOZAR'], ['SCHWEPS', 'SVEPS'], ['Tea', 'Sea'], ['GoLine', 'Green'],
] // prettier-ignore

describe('the score', () => {
  test('is the same both ways round', () => {
    fc.assert(
      fc.property(anyText, anyText, classes, classes, (a, b, classesA, classesB) => {
        const there = score(a, b, { classesA, classesB })
        const back = score(b, a, { classesA: classesB, classesB: classesA })
        expect(Math.abs(there.mark - back.mark)).toBeLessThanOrEqual(0.02)
        expect(Math.abs(there.risk - back.risk)).toBeLessThanOrEqual(0.02)
      }),
      { seed },
    )
  })

  test('of a mark with itself is one, and no part leaves 0 to 1', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(score(a, a).mark).toBe(1)
        const { looks, sounds, part, means, mark, risk } = score(a, b)
        for (const one of [looks, sounds, part, means, mark, risk]) {
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(1)
        }
      }),
      { seed },
    )
  })

  test('does not see case, diacritics, hyphens and script, and spaces do not part a mark from itself', () => {
    const cyrillic: Record<string, string> = { a: 'а', b: 'б', v: 'в', g: 'г', d: 'д', e: 'е', z: 'з', i: 'и', k: 'к', l: 'л', m: 'м', n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', t: 'т', f: 'ф' } // prettier-ignore
    const plain = fc
      .array(fc.string({ unit: fc.constantFrom(...Object.keys(cyrillic)), minLength: 2, maxLength: 9 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const base = score(a, b).mark
        const accented = a.replaceAll('a', 'á').replaceAll('s', 'š').replaceAll('o', 'ö')
        const script = a
          .split('')
          .map((one) => cyrillic[one] ?? one)
          .join('')
        for (const variant of [a.toUpperCase(), accented, a.replaceAll(' ', '-'), script, `  ${a} `]) {
          expect(score(variant, b).mark).toBe(base)
        }
        expect(score(a.replaceAll(' ', ''), a).mark).toBe(1)
        expect(score(a.split('').join('-'), a).mark).toBe(1)
      }),
      { seed },
    )
  })

  test('never falls when the marks share one more class', () => {
    fc.assert(
      fc.property(mark, mark, classes, classes, fc.integer({ min: 1, max: 45 }), (a, b, classesA, classesB, shared) => {
        const without = score(a, b, { classesA, classesB })
        const together = { classesA: [...classesA, shared], classesB: [...classesB, shared] }
        expect(score(a, b, together).risk).toBeGreaterThanOrEqual(without.risk - 1e-12)
      }),
      { seed },
    )
  })

  test('recomputes from its parts', () => {
    fc.assert(
      fc.property(anyText, anyText, classes, classes, (a, b, classesA, classesB) => {
        const full = score(a, b, { classesA, classesB })
        expect(full.mark).toBe(markFrom(full))
        expect(full.risk).toBe(riskFrom(full.mark, full.goods.weight))
        expect(full.band).toBe(bandOf(full.risk))
      }),
      { seed },
    )
  })

  test('that is asked for from some likeness on is the whole one, and none for what is less', () => {
    const near = fc
      .tuple(mark, fc.integer({ min: 0, max: 30 }), mark)
      .map(([a, at, more]): [string, string] => [a, a.slice(0, at) + more.slice(0, 3) + a.slice(at + 1)])
    const pair = fc.oneof(near, fc.tuple(anyText, anyText), fc.constantFrom(...listed))
    fc.assert(
      fc.property(
        pair,
        fc.oneof(fc.constant(listCut), fc.double({ min: 0, max: 1, noNaN: true })),
        classes,
        ([a, b], least, of) => {
          const full = scoreSigns(signOf(a), signOf(b), of)
          expect(scoreFrom(signOf(a), signOf(b), of, least)).toEqual(full.mark < least ? null : full)
        },
      ),
      { seed, numRuns: 600 },
    )
  })

  test('answers hostile input within 200 ms', () => {
    const hostile = ['', ' ', '\u0000', 'a'.repeat(100_000), '🦄'.repeat(5000), '\u202eevil\u202c', '1'.repeat(200), 'ab '.repeat(500), 'e\u0301'.repeat(4000), '\ud800', '𝔉𝔯𝔢𝔰𝔥', 'مرحبا', '漢字'] // prettier-ignore
    for (const a of hostile) {
      for (const b of hostile) {
        const ask = () => expect(Number.isFinite(score(a, b, { classesA: [25], classesB: [25] }).risk)).toBe(true)
        expect(processorMs(ask, 200)).toBeLessThan(200)
      }
    }
    expect(score('𝔉𝔯𝔢𝔰𝔥', 'fresh').mark).toBe(1)
    // Signs in the place of a vowel; elsewhere they stand between words, or for "at".
    expect(score('Z!PPO C@FE', 'zippo cafe').mark).toBe(1)
    expect(score('GO!LAMP', 'go lamp').mark).toBe(1)
    expect(score('WORK@LAMP', 'work at lamp').mark).toBe(1)
    expect(score('☂☂', '☃☃').mark).toBeLessThan(0.5)
  })
})

describe('named marks', () => {
  test.each([
    ['Tires Et Cetera', 'Tires Etc.', 0.99],
    ['KWIK KLEAN', 'QUIK KLEEN', 0.8],
    ['KWIK KLEAN', 'KWIKCLEAN', 0.9],
    ['Phresh', 'Fresh', 0.85],
    ['XCEED', 'X-SEED', 0.85],
    ['KOFOLA', 'COFOLLA', 0.88],
    ['VALAŠKA', 'BALASCA', 0.8],
    ['ŠKODA', 'SHKODA', 0.88],
    ['Кофола', 'Kofola', 0.9],
    ['M1CR0S0FT', 'MICROSOFT', 0.9],
    ['TORNADO', 'CYCLONE', 0.85],
    ['LION KING', 'El Rey León', 0.7],
    ['LASERSWING', 'LASER', 0.7],
    ['RED BULL', 'BULL RED', 0.95],
    ['THOMSON LIFE', 'LIFE', 0.6],
    ['SPA THERAPY', 'SPA', 0.6],
    ['NORTHFACEGREECE', 'THE NORTH FACE', 0.6],
    ['VITS4KIDS', 'KIDS VITS', 0.7],
    ['BLUEHOUSE', 'HOUSEBLUE', 0.7],
    ['NOVAKLIMA', 'KLIMANOWA', 0.6],
    ['FRESKAFARM', 'FARMAFRESCA', 0.6],
    ['MARAZUL', 'BLUE SEA', 0.85],
    ['GOOD MORNING', 'BUENOS DÍAS', 0.85],
    ['GREEN TEA', 'зелёный чай', 0.85],
    ['SEVEN', '7', 0.85],
    ['VII', 'SEDEM', 0.85],
    ['24', 'TWENTY FOUR', 0.85],
    ['IBM', 'International Business Machines', 0.7],
    ['THE INTERNATIONAL BUSINESS MACHINES', 'IBM', 0.7],
    ['CNN', 'CARTOONNETWORK', 0.55],
    ['CNN', 'CARTOONNETWETWORK', 0.55],
    ['MCRSFT', 'MICROSOFT', 0.75],
    ['BLUEHOUSE', 'CASA AZUL', 0.8],
    ['SONNENBLUME', 'SLNEČNICA', 0.8],
    ['ROCKY IV', 'ROCKY 4', 0.85],
    ['NLSPORT', 'NL', 0.55],
    ['LA PEREGRINA', 'PILGRIM', 0.8],
    ['STUDIO 24', 'STUDIO TWENTY FOUR', 0.8],
    ['BEAUXARTS', 'BOZAR', 0.55],
    ['SCHWEPS', 'SVEPS', 0.75],
    ['ZEITGEIST', 'CAJTGAJST', 0.74],
  ])('%s and %s are alike', (a, b, least) => {
    expect(score(a, b).mark).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['KOFOLA', 'ŠKODA', 0.6],
    ['ACME GROUP', 'ZENITH GROUP', 0.65],
    ['TORNADO', 'KITCHEN', 0.5],
    ['Tea', 'Sea', 0.8],
    ['GoLine', 'Green', 0.55],
    ['KeyStore', 'Gidor', 0.5],
  ])('%s and %s are not', (a, b, most) => {
    expect(score(a, b).mark).toBeLessThan(most)
  })

  // A pair that its meaning tells apart, and one of as many letters that means nothing.
  test.each([
    ['BREAD', 'BEARD', 'BROAG', 'BORAG', 'both'],
    ['PICASSO', 'PICARO', 'PIVASSO', 'PIVARO', 'both'],
    ['MESSI', 'MASSI', 'NESSI', 'NASSI', 'one'],
    ['OBELIX', 'MOBILIX', 'OBEDIX', 'MOBIDIX', 'one'],
    ['SEA', 'SEAL', 'VEF', 'VEFL', 'both'],
    ['RIVER', 'DRIVER', 'RIVEF', 'DRIVEF', 'both'],
    ['MOUSE', 'HOUSE', 'MOUVE', 'HOUVE', 'both'],
  ])('%s and %s lie further apart than %s and %s', (a, b, otherA, otherB, apart) => {
    const [told, plain] = [score(a, b), score(otherA, otherB)]
    expect(told.apart).toBe(apart)
    expect(plain.apart).toBeNull()
    expect(told.mark).toBeLessThan(plain.mark)
    expect(explain(told).apart).toBe(apart)
  })

  test('that are a misspelling of a word, or have it inside, are not told apart by its meaning', () => {
    for (const [a, b] of [
      ['SUNBEAM', 'SUN'],
      ['WOODS', 'WOOD'],
      ['DRAGGON', 'DRAGON'],
      ['BLACKDRAGON', 'DRAGON'],
    ] as const)
      expect([a, score(a, b).apart]).toEqual([a, null])
  })

  test('stay on the list although a meaning tells them apart', () => {
    const { mark } = score('PICASSO', 'PICARO', { classesA: [12], classesB: [12] })
    expect(mark).toBeGreaterThanOrEqual(listCut)
  })

  test('are not near what they only join within', () => {
    for (const [joint, mark] of [
      ['&', 'PINE & ORE'],
      ['?!*%&', 'PINE & ORE'],
      ['UND', 'MUTTER UND KIND'],
    ] as const)
      expect(score(joint, mark, { classesA: [25], classesB: [25] }).mark).toBeLessThan(listCut)
  })

  test('meet eyewear registered in class 9, before the edition moved it to 10', () => {
    expect(score('TESSALY', 'TESALY', { classesA: [10], classesB: [9] }).goods.level).toBe('related_class')
  })

  test('meet retail in the goods that are sold there, any when it is not told which', () => {
    const level = (classesA: number[], classesB: number[]) =>
      score('TESSALY', 'TESALY', { classesA, classesB }).goods.level
    expect(level([25], [35])).toBe('related_class')
    expect(level([35], [12])).toBe('related_class')
    expect(level([25, 35], [18])).toBe('related_class')
    expect(level([25, 35], [12])).toBe('other')
    expect(level([12], [25, 35])).toBe('other')
    // A shop of clothes and one of vehicles; retail that is not told of what may be of anything.
    expect(level([25, 35], [12, 35])).toBe('related_class')
    expect(level([25, 35], [18, 35])).toBe('same_class')
    expect(level([25, 35], [35])).toBe('same_class')
  })

  test('keep every letter', () => {
    expect(normalise('FX brAIn AR')).toEqual({ words: ['fx', 'brain', 'ar'], compact: 'fxbrainar' })
  })

  test('are explained in two decimals, with the version', () => {
    const told = explain(score('SEIKOS', 'SEIKO', { classesA: [14], classesB: [14] }))
    expect(told).toMatchObject({ goods: { level: 'same_class', classes: [14] }, shared: 'seiko', band: 'high' })
    expect(told.mark).toBe(Math.round(told.mark * 100) / 100)
    expect(told.version).not.toBe('')
  })
})

test.each([
  ['BEEP', 'ВЕЕР', 'beep'],
  ['CAHTA', 'САНТА', 'cahta'],
  ['TOKEH', 'ТОКЕН', 'tokeh'],
  ['HAXOM', 'ΗΑΧΟΜ', 'haxom'],
  ['BEEPA', 'ВЕЕР', 'beep'],
])('%s and %s are drawn alike, which is said', (latin, other, drawn) => {
  for (const [a, b] of [
    [latin, other],
    [other, latin],
  ] as const) {
    const found = score(a, b)
    expect(found.mark).toBeGreaterThanOrEqual(0.65)
    expect(explain(found).drawn).toBe(drawn)
  }
})

test('what is read alike is not said to be drawn alike', () => {
  expect(explain(score('Santa', 'САНТА'))).not.toHaveProperty('drawn')
  expect(explain(score('Velmora', 'Велмора'))).not.toHaveProperty('drawn')
  expect(score('Orvanta', 'ВЕЕР').mark).toBeLessThan(0.5)
})

test.each([
  // How a word is said that can only be said by its letters (T-445/12).
  ['KAWE', 'KW SURGICAL INSTRUMENTS', 'MW SURGICAL INSTRUMENTS'],
  ['EMCEE', 'MC', 'NK'],
  // A short name beside words, and one within an address.
  ['HP', 'HPHARDDRIVES', 'HARDDRIVES'],
  ['HP', 'hpcolorlaserjet', 'colorlaserjet'],
  ['BA', 'OFFICEHOUSEBA', 'OFFICEHOUSE'],
  ['GE', 'WWWGE', 'WWWLK'],
  ['HP', 'www.hp.com', 'www.lk.com'],
])('%s is near %s, not %s', (mark, near, other) => {
  for (const [a, b] of [
    [mark, near],
    [near, mark],
  ] as const)
    expect(score(a, b).mark).toBeGreaterThanOrEqual(0.6)
  expect(score(mark, other).mark).toBeLessThan(0.55)
})

import { expect, test } from 'vitest'
import { seededRandom } from '#tests/random.ts'
import { shareBelow, wordsApart } from '#tests/words-apart.ts'
import { score } from './score.ts'

const apartOf = (later: string, earlier: string, classes: number[] = [25]) =>
  score(later, earlier, { classesA: classes, classesB: classes }).apart

test.each([
  ['words', 0.93],
  ['invention', 0.75],
] as const)(
  'a word beside %s that differs in a letter is less alike than an invented twin, as a rule',
  (kind, least) => {
    // Where one vowel changes in a long word it is heard as the same word, misspelt, and so is its twin.
    expect(shareBelow(wordsApart(kind, 200, seededRandom(20_261_129)))).toBeGreaterThanOrEqual(least)
  },
)

test('two everyday words tell two marks apart, whether or not our dictionary has a concept of both', () => {
  for (const [later = '', earlier = ''] of [
    ['TIGER', 'TIMER'],
    ['PILOT', 'PIVOT'],
    ['CASTLE', 'CATTLE'],
    ['SNAKE', 'SHAKE'],
  ])
    expect([later, apartOf(later, earlier)]).toEqual([later, 'both'])
  // One of them is no word.
  expect(apartOf('TIKER', 'TIMER')).toBe('one')
  expect(apartOf('CANTLEX', 'CASTLEX')).toBeNull()
  // One word in two spellings, and two of one stem, are one meaning.
  expect(apartOf('HARBOUR', 'HARBOR')).toBeNull()
  expect(apartOf('SENATOR', 'SENATE')).toBeNull()
})

test('of two marks of several words that share all but one, the meaning of that one counts', () => {
  for (const [later = '', earlier = ''] of [
    ['BLACK BEAR', 'BLACK BEAN'],
    ['BLACKBEAR', 'BLACK BEAN'],
    ['BLUE GOAT', 'BLUE BOAT'],
    ['LITTLE CASTLE', 'LITTLE CATTLE'],
  ])
    expect([later, apartOf(later, earlier)]).toEqual([later, 'both'])
  expect(apartOf('LITTLE CANTLE', 'LITTLE CASTLE')).toBe('one')
  expect(score('BLACK BEAR', 'BLACK BEAN').mark).toBeLessThan(score('BLACK BEAL', 'BLACK BEAN').mark)
})

test('it does not where an invented name stands beside it, where it is the name of the goods, or where the two words are not alike', () => {
  expect(apartOf('VORTANIX BEAR', 'VORTANIX BEAN')).toBeNull()
  expect(apartOf('CLASSIC CAR WASH', 'CLASSIC CAR WAX', [3, 37])).toBeNull()
  expect(apartOf('RED SHIELD', 'BLUE SHIELD', [36])).toBeNull()
  expect(apartOf('COUNTRY ROCK CAFE', 'HARD ROCK CAFE', [43])).toBeNull()
})

test('a word is heard as its language says it, and one that differs by its spelling alone is none of its own', () => {
  // In French both would end alike.
  expect(apartOf('RIVER', 'RIVET')).toBe('both')
  for (const [later = '', earlier = ''] of [
    ['GREY', 'GRAY'],
    ['COLOUR', 'COLOR'],
    ['DISC', 'DISK'],
    ['LITE', 'LIGHT'],
    ['WIZARDS', 'WIZARD'],
    ['BAKER', 'BAKERY'],
  ])
    expect([later, apartOf(later, earlier)]).toEqual([later, null])
})

test('a word is not told apart from itself misspelt, nor from another form or spelling of it', () => {
  for (const [later = '', earlier = ''] of [
    ['LITTLE MUNKEY', 'LITTLE MONKEY'],
    ['BLACK DIMOND', 'BLACK DIAMOND'],
    ['GOLDEN EAGEL', 'GOLDEN EAGLE'],
    ['CITY LITES', 'CITY LIGHTS'],
    ['CZAR', 'TSAR'],
    ['SPLENDOUR', 'SPLENDOR'],
    ['SEVENTH DREAMS', 'SEVEN DREAMS'],
    ['BLACK JEWELLER', 'BLACK JEWEL'],
    ['JEWELLER', 'JEWELRY'],
    ['ANALYST', 'ANALYSIS'],
    ['TYRANT', 'TYRANNY'],
    ['CLARITY', 'CLARIFY'],
    ['SUBSCRIPTION', 'SUBSCRIBE'],
    ['DECISION', 'DECIDE'],
    ['SANG', 'SING'],
    ['HÄUSCHEN', 'HAUS'],
    ['CISEAUX', 'CISEAU'],
    ['BRENNEREI', 'BRENNER'],
    ['ABRICOTIER', 'ABRICOT'],
    ['CESTY', 'CESTA'],
    ['PIVKO', 'PIVO'],
    ['MAČIČKA', 'MAČKA'],
    ['BAER', 'BÄR'],
    ['BLUE CACTI', 'BLUE CACTUS'],
  ])
    expect([later, apartOf(later, earlier)]).toEqual([later, null])
})

test('a mark that many know is not read as the words in it', () => {
  expect(apartOf('RED BALL', 'RED BULL')).toBeNull()
  expect(apartOf('RED BALL RACING', 'RED BULL RACING')).toBeNull()
  expect(apartOf('NORTH FARCE', 'NORTH FACE')).toBeNull()
  expect(apartOf('FACELOOK', 'FACEBOOK')).toBeNull()
})

test('what is heard the same is told apart by the eye alone, and counts the more', () => {
  expect(apartOf('BLACK NIGHT', 'BLACK KNIGHT')).toBe('both')
  expect(score('BLACK NIGHT', 'BLACK KNIGHT').mark).toBeGreaterThan(0.9)
})

test('a word that both have is kept in mind: what is much alike stays a high risk', () => {
  for (const [later = '', earlier = ''] of [
    ['RED NOSE', 'RED ROSE'],
    ['BLUE MOOR', 'BLUE MOON'],
  ])
    expect(score(later, earlier, { classesA: [25], classesB: [25] }).band).toBe('high')
})

test('a further class never switches a meaning on', () => {
  for (const [later = '', earlier = '', niceClass, further] of [
    ['WHITE BREAD', 'WHITE BEARD', 30, 25],
    ['BLACK COAT', 'BLACK GOAT', 25, 33],
    ['GREEN ROBE', 'GREEN ROPE', 25, 14],
  ] as const) {
    const [one, more] = [[niceClass], [niceClass, further]].map((classes) =>
      score(later, earlier, { classesA: classes, classesB: classes }),
    )
    expect(more?.mark).toBeGreaterThanOrEqual(one?.mark ?? 1)
  }
})

test('what a foreign reading alone makes alike is told apart by its meaning, unless it is seen as the word misspelt', () => {
  expect(apartOf('ZIRH', 'SIR')).toBe('one')
  expect(apartOf('HOOLIGAN', 'OLLY GAN')).toBe('one')
  for (const [later = '', earlier = ''] of [
    ['KWIK', 'QUICK'],
    ['KLEEN', 'CLEAN'],
    ['FONE', 'PHONE'],
    ['KARAKTER', 'CHARACTER'],
    ['FENIX', 'PHOENIX'],
  ])
    expect([later, apartOf(later, earlier)]).toEqual([later, null])
})

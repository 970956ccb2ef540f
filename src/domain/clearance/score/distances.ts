import { weights } from '../weights.ts'

/** A letter's places in a word as bits; all zero between two calls. */
const placesOf = new Int32Array(128)
const mostBits = 31

/**
 * The number of letters to change, add, drop or swap with their neighbour between two words. Words of up to 31 plain
 * letters by their bits, a column at a time: Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit
 * distances", 2003.
 */
export function edits(a: string, b: string): number {
  if (a === b) return 0
  if (a === '' || b === '') return a.length + b.length
  if (a.length > mostBits || !marked(a)) return editsByRows(a, b)
  const last = 1 << (a.length - 1)
  let up = -1
  let down = 0
  let diagonal = 0
  let before = 0
  let distance = a.length
  for (let at = 0; at < b.length; at += 1) {
    const code = b.charCodeAt(at)
    const places = code < 128 ? (placesOf[code] as number) : 0
    const swapped = ((~diagonal & places) << 1) & before
    diagonal = (((places & up) + up) ^ up) | places | down | swapped
    const wider = down | ~(diagonal | up)
    const nearer = diagonal & up
    if ((wider & last) !== 0) distance += 1
    if ((nearer & last) !== 0) distance -= 1
    up = (nearer << 1) | ~(diagonal | (wider << 1) | 1)
    down = ((wider << 1) | 1) & diagonal
    before = places
  }
  for (let at = 0; at < a.length; at += 1) placesOf[a.charCodeAt(at)] = 0
  return distance
}

/** Notes the places of the letters of a word; false, and nothing noted, when one is not plain. */
function marked(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code > 127) {
      for (let before = 0; before < at; before += 1) placesOf[word.charCodeAt(before)] = 0
      return false
    }
    placesOf[code] = (placesOf[code] as number) | (1 << at)
  }
  return true
}

const row = new Int16Array(512)
const before = new Int16Array(512)
const beforeThat = new Int16Array(512)

function editsByRows(a: string, b: string): number {
  const wide = b.length
  let [two, one, now] = [beforeThat, before, row]
  for (let at = 0; at <= wide; at += 1) one[at] = at
  for (let i = 1; i <= a.length; i += 1) {
    now[0] = i
    const left = a.charCodeAt(i - 1)
    for (let j = 1; j <= wide; j += 1) {
      const right = b.charCodeAt(j - 1)
      let best = Math.min(
        (one[j - 1] as number) + (left === right ? 0 : 1),
        (one[j] as number) + 1,
        (now[j - 1] as number) + 1,
      )
      if (i > 1 && j > 1 && left === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === right) {
        best = Math.min(best, (two[j - 2] as number) + 1)
      }
      now[j] = best
    }
    ;[two, one, now] = [one, now, two]
  }
  return one[wide] as number
}

const takenA = new Uint8Array(512)
const takenB = new Uint8Array(512)

/** Notes which letters of two words are found near their place; returns how many. */
function foundNear(a: string, b: string, reach: number): number {
  takenA.fill(0, 0, a.length)
  takenB.fill(0, 0, b.length)
  let found = 0
  for (let i = 0; i < a.length; i += 1) {
    const letter = a.charCodeAt(i)
    const last = Math.min(b.length - 1, i + reach)
    for (let j = Math.max(0, i - reach); j <= last; j += 1) {
      if (takenB[j] !== 0 || b.charCodeAt(j) !== letter) continue
      takenA[i] = 1
      takenB[j] = 1
      found += 1
      break
    }
  }
  return found
}

function crossedOf(a: string, b: string): number {
  let crossed = 0
  for (let i = 0, j = 0; i < a.length; i += 1) {
    if (takenA[i] === 0) continue
    while (takenB[j] === 0) j += 1
    if (a.charCodeAt(i) !== b.charCodeAt(j)) crossed += 1
    j += 1
  }
  return crossed
}

function jaroOf(a: string, b: string, found: number, crossed: number): number {
  return found === 0 ? 0 : (found / a.length + found / b.length + (found - crossed / 2) / found) / 3
}

/** The same for words of up to 31 plain letters: the places that a letter may be found at are bits. */
function jaroByBits(a: string, b: string, reach: number): number {
  let foundA = 0
  let foundB = 0
  let found = 0
  for (let i = 0; i < a.length; i += 1) {
    const code = a.charCodeAt(i)
    if (code > 127) continue
    const from = i > reach ? i - reach : 0
    const open = (placesOf[code] as number) & ~foundB & (-1 << from) & ~(i + reach < mostBits ? -2 << (i + reach) : 0)
    if (open === 0) continue
    foundA |= 1 << i
    foundB |= open & -open
    found += 1
  }
  let crossed = 0
  for (let restA = foundA, restB = foundB; restA !== 0; restA &= restA - 1, restB &= restB - 1)
    if (a.charCodeAt(31 - Math.clz32(restA & -restA)) !== b.charCodeAt(31 - Math.clz32(restB & -restB))) crossed += 1
  return jaroOf(a, b, found, crossed)
}

/** Jaro-Winkler similarity, 0 to 1: letters found near their place, with the beginning counting more. */
export function nearPlace(a: string, b: string): number {
  if (a === b) return 1
  if (a === '' || b === '') return 0
  const reach = Math.max(a.length === b.length ? 0 : 1, (Math.max(a.length, b.length) >> 1) - 1)
  let jaro: number
  if (a.length <= mostBits && b.length <= mostBits && marked(b)) {
    jaro = jaroByBits(a, b, reach)
    for (let at = 0; at < b.length; at += 1) placesOf[b.charCodeAt(at)] = 0
  } else {
    const found = foundNear(a, b, reach)
    jaro = jaroOf(a, b, found, crossedOf(a, b))
  }
  let start = 0
  while (start < 4 && start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  return jaro + start * 0.1 * (1 - jaro)
}

const vowels = 'aeiou'
const families = ['pb', 'td', 'kg', 'fvw', 'szScCJ', 'mn', 'lr', 'hk', 'yi', 'yJ', 'gJ', 'vb', 'ck']
/** Costs are counted in whole steps, which are added faster and without a rounding. */
const steps = 20
const inSteps = (cost: number): number => Math.round(cost * steps)
const strange = inSteps(weights.sounds.otherwise)
const change = new Uint8Array(128 * 128).fill(strange)
const drop = new Uint8Array(128).fill(inSteps(weights.sounds.dropConsonant))

function setChange(a: string, b: string, cost: number) {
  change[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = inSteps(cost)
  change[b.charCodeAt(0) * 128 + a.charCodeAt(0)] = inSteps(cost)
}
for (const family of families) for (const a of family) for (const b of family) setChange(a, b, weights.sounds.family)
for (const a of vowels) {
  drop[a.charCodeAt(0)] = inSteps(weights.sounds.dropVowel)
  for (const b of vowels) setChange(a, b, weights.sounds.vowels)
}
for (const a of 'hy') drop[a.charCodeAt(0)] = inSteps(weights.sounds.dropBreath)
for (let code = 0; code < 128; code += 1) change[code * 129] = 0
const leastDrop = Math.min(...drop)

const codes = new Uint16Array(512)
const drops = new Uint8Array(512)
const heard = new Int32Array(512)
const droppedBy = (code: number): number => (code < 128 ? (drop[code] as number) : strange)
const farther = 1 << 29

const ofFamily = inSteps(weights.sounds.family)

/** Whether two sounds are one, or neighbours that are taken for each other. */
export const areNeighbours = (a: number, b: number): boolean => changedBy(a, b) <= ofFamily

/** A breath costs so little to drop that what it begins or ends with may stand for another sound. */
const isBreath = (code: number): boolean => (code < 128 ? (drop[code] as number) : strange) === leastDrop

/**
 * The distance of two sound strings: a neighbouring sound costs less than a strange one, a vowel less than a consonant.
 * A distance above `most` is told as Infinity.
 */
export function soundDistance(a: string, b: string, most: number = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0
  // A row of the table costs more than one sound more in each.
  if (a.length > b.length) return soundDistance(b, a, most)
  // What both begin and end with costs nothing, and leaves the rest as it is.
  let first = 0
  let endA = a.length
  let endB = b.length
  for (; first < endA && first < endB; first += 1) {
    const code = a.charCodeAt(first)
    if (code !== b.charCodeAt(first) || isBreath(code)) break
  }
  for (; endA > first && endB > first; endA -= 1, endB -= 1) {
    const code = a.charCodeAt(endA - 1)
    if (code !== b.charCodeAt(endB - 1) || isBreath(code)) break
  }
  const tall = endA - first
  const wide = endB - first
  const limit = most < farther / steps ? Math.floor(most * steps + 1e-6) : farther
  // So far from the diagonal dropped sounds alone cost more than the limit.
  if (Math.abs(tall - wide) * leastDrop > limit) return Number.POSITIVE_INFINITY
  let all = 0
  let sum = 0
  heard[0] = 0
  for (let j = 1; j <= wide; j += 1) {
    const code = b.charCodeAt(first + j - 1)
    const dropping = droppedBy(code)
    codes[j] = code
    drops[j] = dropping
    all |= code
    sum += dropping
    heard[j] = sum
  }
  if (limit >= narrow * Math.max(tall, wide)) return wholeRows(a, first, tall, wide, all, limit)
  return withinLimit(a, first, tall, wide, all, limit)
}

/** With a lower limit for each sound, in steps, most of a row is beyond it. */
const narrow = 9

/** The distance of `a` from the noted sounds, row after row. */
function wholeRows(a: string, first: number, tall: number, wide: number, all: number, limit: number): number {
  for (let i = 0; i < tall; i += 1) {
    const code = a.charCodeAt(first + i)
    const dropping = droppedBy(code)
    const isPlain = (code | all) < 128
    let diagonal = heard[0] as number
    let beside = diagonal + dropping
    heard[0] = beside
    for (let j = 1; j <= wide; j += 1) {
      const above = heard[j] as number
      const sound = codes[j] as number
      let best = diagonal + (isPlain ? (change[(code << 7) | sound] as number) : changedBy(code, sound))
      // The smaller of two numbers without a branch, which the processor could not foresee.
      const dropped = above + dropping - best
      best += dropped & (dropped >> 31)
      const added = beside + (drops[j] as number) - best
      best += added & (added >> 31)
      heard[j] = best
      diagonal = above
      beside = best
    }
  }
  const distance = heard[wide] as number
  return distance > limit ? Number.POSITIVE_INFINITY : distance / steps
}

/** The same where of each row only the places from `low` to `high` are within the limit. */
function withinLimit(a: string, first: number, tall: number, wide: number, all: number, limit: number): number {
  let low = 0
  let high = wide
  while (high > 0 && (heard[high] as number) + Math.abs(tall - wide + high) * leastDrop > limit) high -= 1
  for (let i = 1; i <= tall; i += 1) {
    const code = a.charCodeAt(first + i - 1)
    const dropping = droppedBy(code)
    const isPlain = (code | all) < 128
    let diagonal = farther
    let beside = farther
    let j = low
    if (low === 0) {
      diagonal = heard[0] as number
      beside = diagonal + dropping
      heard[0] = beside
      j = 1
    }
    if (high < wide) heard[++high] = farther
    for (; j <= high; j += 1) {
      const above = heard[j] as number
      const sound = codes[j] as number
      let best = diagonal + (isPlain ? (change[(code << 7) | sound] as number) : changedBy(code, sound))
      const dropped = above + dropping - best
      best += dropped & (dropped >> 31)
      const added = beside + (drops[j] as number) - best
      best += added & (added >> 31)
      heard[j] = best
      diagonal = above
      beside = best
    }
    while (high < wide && beside + (drops[high + 1] as number) <= limit) {
      beside += drops[++high] as number
      heard[high] = beside
    }
    const left = tall - i - wide
    while (high >= low && (heard[high] as number) + Math.abs(left + high) * leastDrop > limit) high -= 1
    while (low <= high && (heard[low] as number) + Math.abs(left + low) * leastDrop > limit) low += 1
    if (low > high) return Number.POSITIVE_INFINITY
  }
  // A last row that ends before it is too far.
  return high < wide ? Number.POSITIVE_INFINITY : (heard[wide] as number) / steps
}

const changedBy = (code: number, sound: number): number =>
  (code | sound) < 128 ? (change[(code << 7) | sound] as number) : code === sound ? 0 : strange

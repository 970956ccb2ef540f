import { weights } from './weights.ts'

const row = new Int16Array(512)
const before = new Int16Array(512)
const beforeThat = new Int16Array(512)

/** The number of letters to change, add, drop or swap with their neighbour between two words. */
export function edits(a: string, b: string): number {
  if (a === b) return 0
  const wide = b.length
  let [two, one, now] = [beforeThat, before, row]
  for (let at = 0; at <= wide; at += 1) one[at] = at
  for (let i = 1; i <= a.length; i += 1) {
    now[0] = i
    const left = a.charCodeAt(i - 1)
    for (let j = 1; j <= wide; j += 1) {
      const right = b.charCodeAt(j - 1)
      let best = (one[j - 1] ?? 0) + (left === right ? 0 : 1)
      const dropped = (one[j] ?? 0) + 1
      const added = (now[j - 1] ?? 0) + 1
      if (dropped < best) best = dropped
      if (added < best) best = added
      if (i > 1 && j > 1 && left === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === right) {
        const swapped = (two[j - 2] ?? 0) + 1
        if (swapped < best) best = swapped
      }
      now[j] = best
    }
    ;[two, one, now] = [one, now, two]
  }
  return one[wide] ?? 0
}

const takenA = new Uint8Array(512)
const takenB = new Uint8Array(512)

/** Jaro-Winkler similarity, 0 to 1: letters found near their place, with the beginning counting more. */
export function nearPlace(a: string, b: string): number {
  if (a === b) return 1
  if (a === '' || b === '') return 0
  const reach = Math.max(0, (Math.max(a.length, b.length) >> 1) - 1)
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
  if (found === 0) return 0
  let crossed = 0
  for (let i = 0, j = 0; i < a.length; i += 1) {
    if (takenA[i] === 0) continue
    while (takenB[j] === 0) j += 1
    if (a.charCodeAt(i) !== b.charCodeAt(j)) crossed += 1
    j += 1
  }
  const jaro = (found / a.length + found / b.length + (found - crossed / 2) / found) / 3
  let start = 0
  while (start < 4 && start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  return jaro + start * 0.1 * (1 - jaro)
}

const vowels = 'aeiou'
const families = ['pb', 'td', 'kg', 'fvw', 'szScCJ', 'mn', 'lr', 'hk', 'yi', 'yJ', 'vb', 'ck']
const change = new Float64Array(128 * 128).fill(weights.sounds.otherwise)
const drop = new Float64Array(128).fill(weights.sounds.dropConsonant)

function setChange(a: string, b: string, cost: number) {
  change[a.charCodeAt(0) * 128 + b.charCodeAt(0)] = cost
  change[b.charCodeAt(0) * 128 + a.charCodeAt(0)] = cost
}
for (const family of families) for (const a of family) for (const b of family) setChange(a, b, weights.sounds.family)
for (const a of vowels) {
  drop[a.charCodeAt(0)] = weights.sounds.dropVowel
  for (const b of vowels) setChange(a, b, weights.sounds.vowels)
}
for (const a of 'hy') drop[a.charCodeAt(0)] = weights.sounds.dropBreath
for (let code = 0; code < 128; code += 1) change[code * 129] = 0

const heard = new Float64Array(512)
const heardNow = new Float64Array(512)

/** The distance of two sound strings: a neighbouring sound costs less than a strange one, a vowel less than a consonant. */
export function soundDistance(a: string, b: string): number {
  if (a === b) return 0
  let [one, now] = [heard, heardNow]
  one[0] = 0
  for (let j = 1; j <= b.length; j += 1) {
    const code = b.charCodeAt(j - 1)
    one[j] = (one[j - 1] ?? 0) + (code < 128 ? (drop[code] ?? 1) : 1)
  }
  for (let i = 1; i <= a.length; i += 1) {
    const left = a.charCodeAt(i - 1)
    const dropLeft = left < 128 ? (drop[left] ?? 1) : 1
    now[0] = (one[0] ?? 0) + dropLeft
    for (let j = 1; j <= b.length; j += 1) {
      const right = b.charCodeAt(j - 1)
      const known = left < 128 && right < 128
      let best = (one[j - 1] ?? 0) + (left === right ? 0 : known ? (change[left * 128 + right] ?? 1) : 1)
      const without = (one[j] ?? 0) + dropLeft
      const added = (now[j - 1] ?? 0) + (right < 128 ? (drop[right] ?? 1) : 1)
      if (without < best) best = without
      if (added < best) best = added
      now[j] = best
    }
    ;[one, now] = [now, one]
  }
  return one[b.length] ?? 0
}

import { expect, test } from 'vitest'
import { describesClass, isWeak, wordWeight } from './weak-words.ts'

test('words of praise, of trade and of form weigh little, in the four languages', () => {
  for (const word of [
    'outlet',
    'royale',
    'capital',
    'partners',
    'institute',
    'deluxe',
    'premier',
    'spolocnost',
    'kvalitni',
    'tienda',
  ]) {
    expect(wordWeight(word)).toBeLessThan(0.5)
    expect(isWeak(word)).toBe(true)
  }
  expect(wordWeight('sro')).toBeLessThan(wordWeight('outlet'))
})

test('names weigh in full', () => {
  for (const word of ['velmora', 'kofola', 'tornado', 'vlk', 'lagoon', 'nova', 'green', 'union', 'king']) {
    expect(wordWeight(word)).toBe(1)
    expect(isWeak(word)).toBe(false)
  }
})

test('every class has words that describe its goods, and none of another class', () => {
  const examples: Record<number, string> = {
    1: 'chemicals', 2: 'farby', 4: 'candles', 6: 'acero', 8: 'cuchillos', 10: 'dental', 13: 'zbrane', 15: 'gitary', 17: 'rubber',
    19: 'okna', 21: 'porcelan', 22: 'rope', 23: 'yarn', 24: 'toallas', 26: 'buttons', 27: 'koberce', 34: 'tabak', 40: 'recyklacia',
  } // prettier-ignore
  for (const [niceClass, word] of Object.entries(examples)) {
    expect(describesClass(word, Number(niceClass))).toBe(true)
    expect(describesClass(word, 45)).toBe(false)
  }
})

import { type GoodsAndServices } from '#domain/catalog/goods-and-services.ts'
import type { MarkType } from '#domain/catalog/mark-types.ts'
import { longestMark, normalise } from './words/letters.ts'
import { beginningOf } from './office-record.ts'

/** Kinds of mark by what offices call them: the USPTO's drawing codes, the features of WIPO ST.66 and ST.96. */
const kinds: readonly (readonly [RegExp, MarkType])[] = [
  [/^[14](\d{3})?$/, 'WORD'],
  [/^[23](\d{3})?$/, 'FIGURATIVE'],
  [/^5(\d{3})?$/, 'STYLIZED_CHARACTERS'],
  [/^6(\d{3})?$|sound/, 'SOUND'],
  [/stylis|styliz/, 'STYLIZED_CHARACTERS'],
  [/combin.{0,100}(3-?d|dimension|shape)|(3-?d|dimension|shape).{0,100}(word|combin)/, 'COMBINED_SHAPE'],
  [/3-?d|three.dimension|shape/, 'SHAPE'],
  [/figur|combin|illustration|design|device|logo/, 'FIGURATIVE'],
  [/word|standard character|typeset|verbal|letter|number/, 'WORD'],
]

const longestKind = 100

/** The kind of a mark by its office's word for it; null for colours, holograms and other kinds nobody can order here. */
export function markTypeOf(feature: string): MarkType | null {
  const line = feature.trim().slice(0, longestKind).toLowerCase()
  return kinds.find(([pattern]) => pattern.test(line))?.[1] ?? null
}

/** A text without certain signs at its two ends, in one pass: an expression for the end begins at every such sign anew. */
function withoutEnds(text: string, signs: string): string {
  let [start, end] = [0, text.length]
  while (start < end && signs.includes(text.charAt(start))) start += 1
  while (end > start && signs.includes(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const [longestTerm, mostTerms] = [500, 200]

/** The terms of an office's text for one class: without what was struck out, in the order they stand. */
export function termsOf(text: string): string[] {
  // The USPTO brackets what was taken out, doubles parentheses around "less goods" and stars what was added.
  // A bracket that nothing closes is given up at the next one, else a text of brackets would take hours.
  const standing = text.replace(/\[[^[\]]*\]|\(\((?:(?!\(\()[^)])*\)\)/g, ' ').replace(/\*/g, '')
  const terms = standing
    .split(/;|\n/)
    .map((term) =>
      beginningOf(withoutEnds(term.replace(/\s+/g, ' ').slice(0, 2 * longestTerm), ' ,.'), longestTerm).trim(),
    )
    .filter((term) => term !== '')
  return [...new Set(terms)].slice(0, mostTerms)
}

/** Goods of several texts, one entry a class, classes rising; a class whose text is empty has none. */
export function goodsOf(texts: readonly { niceClass: number; text: string }[]): GoodsAndServices {
  const byClass = new Map<number, string[]>()
  for (const { niceClass, text } of texts) {
    const known = byClass.get(niceClass) ?? []
    byClass.set(niceClass, [...new Set([...known, ...termsOf(text)])].slice(0, mostTerms))
  }
  return [...byClass]
    .filter(([, terms]) => terms.length > 0)
    .sort(([a], [b]) => a - b)
    .map(([niceClass, terms]) => ({ class: niceClass, terms }))
}

const quoted = /["“”„]([^"“”„]{1,120})["“”„]/g

/**
 * Other spellings of a mark out of an office's statements. Of a sentence ("The translation of X is Y") only what it
 * quotes is a spelling; a statement without quotes is one itself unless it is too long to be a mark.
 */
export function spellingsOf(mark: string, statements: readonly string[]): string[] {
  const own = normalise(mark).compact
  const spellings = new Map<string, string>()
  for (const statement of statements) {
    const inQuotes = [...statement.matchAll(quoted)].map((match) => match[1] ?? '')
    const said = inQuotes.length > 0 ? inQuotes : statement.length <= longestMark ? [statement] : []
    for (const one of said) {
      const spelling = withoutEnds(one.replace(/\s+/g, ' '), ' .,;')
      const letters = normalise(spelling).compact
      if (letters !== '' && letters !== own && !spellings.has(letters)) spellings.set(letters, spelling)
    }
  }
  return [...spellings.values()].slice(0, 20)
}

import type { z } from 'zod'
import { threadMs } from '#tests/processor.ts'

/** Characters of a hostile text: as many as the longest body that anybody may send. */
const length = 1_048_576

const filled = (piece: string, end = ''): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length - end.length) + end

/** Texts that expressions go over again and again when they can: what repeats, and an end that does not fit. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'dots and a blank': filled('.', ' x'),
  'one letter and a sign': filled('a', '!'),
  'blanks between two letters': `a${filled(' ', 'b').slice(1)}`,
  'parts of an address': filled('a.b@', ','),
  'open brackets': filled('([', '\n'),
  'letters with marks': filled('e\u0301', '\u0000'),
}

/**
 * Milliseconds of processor that one pass over a megabyte may take. Well above what the slowest reader takes on a busy
 * machine, and far below the seconds to hours of an expression that goes over it again for each letter.
 */
export const onePassMs = 150

/** Milliseconds of processor that some work takes; the least of up to eight tries, so that only work that is slow is: of two where it is far from enough. */
export function processorMs(work: () => unknown, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 8 && least > enough; turn += 1) {
    const before = threadMs()
    work()
    least = Math.min(least, threadMs() - before)
    if (turn > 0 && least > 4 * enough) break
  }
  return least
}

/** A place of a schema: its name, and the value that has something there while everything else is as it should be. */
export interface Place {
  at: string
  kind: 'text' | 'list' | 'names'
  holding: (given: unknown) => unknown
}

type Schema = z.core.$ZodTypes

const def = (schema: z.core.$ZodType) => (schema as Schema)._zod.def
const candidates = [
  'a',
  '019aa000-0000-7000-8000-00000000dead',
  '2026-01-01',
  'SK',
  'EUR',
  'a@b.test',
  'a long enough text',
  1,
  true,
]

/** A value that a schema takes, as far as one of each kind is enough. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const d = def(schema)
  if (d.type === 'object') return Object.fromEntries(Object.entries(d.shape).map(([k, inner]) => [k, sampleOf(inner)]))
  if (d.type === 'array') return [sampleOf(d.element)]
  if (d.type === 'record') return { a: sampleOf(d.valueType) }
  if (d.type === 'tuple') return d.items.map(sampleOf)
  if (d.type === 'enum') return Object.values(d.entries)[0]
  if (d.type === 'literal') return d.values[0]
  if (d.type === 'union') return sampleOf(d.options[0] as Schema)
  if (d.type === 'pipe') return sampleOf(inwards(d))
  if ('innerType' in d) return sampleOf(d.innerType)
  return candidates.find((value) => (schema as z.ZodType).safeParse(value).success)
}

const inwards = (d: z.core.$ZodPipeDef) => (def(d.in).type === 'transform' ? d.out : d.in)

/** Every place of a schema where somebody may put something, through objects, lists, records, unions and defaults. */
export function placesOf(schema: z.core.$ZodType, at = ''): Place[] {
  const d = def(schema)
  const inside = (inner: z.core.$ZodType, name: string, around: (given: unknown) => unknown): Place[] =>
    placesOf(inner, `${at}${name}`).map((place) => ({ ...place, holding: (given) => around(place.holding(given)) }))
  const leaf: Place = { at, kind: 'text', holding: (given) => given }
  if (d.type === 'object') {
    const whole = sampleOf(schema) as object
    return [
      { ...leaf, kind: 'names' },
      ...Object.entries(d.shape).flatMap(([key, inner]) =>
        inside(inner, `.${key}`, (given) => ({ ...whole, [key]: given })),
      ),
    ]
  }
  if (d.type === 'array') return [{ ...leaf, kind: 'list' }, leaf, ...inside(d.element, '[]', (given) => [given])]
  if (d.type === 'record')
    return [
      { ...leaf, kind: 'names' },
      leaf,
      { at: `${at}{}`, kind: 'text', holding: (given) => ({ [String(given)]: sampleOf(d.valueType) }) },
      ...inside(d.valueType, '{}', (given) => ({ a: given })),
    ]
  if (d.type === 'tuple')
    return d.items.flatMap((item, n) =>
      inside(item, `[${n}]`, (given) => d.items.map((other, m) => (m === n ? given : sampleOf(other)))),
    )
  if (d.type === 'union') return d.options.flatMap((option) => placesOf(option, at))
  if (d.type === 'pipe') return placesOf(inwards(d), at)
  if ('innerType' in d) return placesOf(d.innerType, at)
  if (['unknown', 'any', 'lazy', 'custom', 'map', 'set'].includes(d.type))
    throw new Error(`${at}: a ${d.type} takes anything`)
  return [leaf]
}

const lists: [name: string, given: unknown][] = [
  ['a long list', Array.from({ length: 200_000 }, () => '')],
  ['a list of lists', Array.from({ length: 100_000 }, () => [{}])],
]

/** What is put into a place: the texts, lists of a hundred thousand, or as many names as so many bytes have room for. */
export function hostileFor(place: Place, bytes: number): [name: string, given: unknown][] {
  if (place.kind === 'list') return lists
  if (place.kind === 'text') return Object.entries(hostileTexts)
  const names = Array.from({ length: Math.floor(bytes / 8) }, (_, n) => [n.toString(36), 1])
  return [['many names', Object.fromEntries(names)]]
}

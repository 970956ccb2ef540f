import { expect, test } from 'vitest'
import { resolveImport } from './resolve-import.ts'
import { signaturesOf } from './signatures.ts'

const tree = {
  'src/kernel/a.ts': `export const a = 1`,
  'src/domain/b.ts': `import { a } from '#kernel/a.ts'\nexport const b = a`,
  'src/domain/c.ts': `import type { B } from './b.ts'\nexport type C = B`,
  'src/domain/d.ts': `import words from './words.json' with { type: 'json' }\nexport const d = words`,
  'src/domain/e.ts': `export const e = 5`,
}

function signed(changes: Record<string, string>, base = 'rules', json = '{}') {
  const texts: Record<string, string> = { ...tree, ...changes }
  const files = Object.entries(texts).map(([path, text]) => ({ path, text }))
  const known = new Set(Object.keys(texts))
  return signaturesOf(
    files,
    base,
    (from, specifier) => resolveImport(from, specifier, known),
    (path) => (path === 'src/domain/words.json' ? json : undefined),
  )
}

/** The files whose signature is another one. */
function other(after: ReadonlyMap<string, string>): string[] {
  const before = signed({})
  return [...after].filter(([path, signature]) => before.get(path) !== signature).map(([path]) => path)
}

test('a file is looked at again when it or something that it imports, near or far, has changed', () => {
  expect(other(signed({}))).toEqual([])
  expect(other(signed({ 'src/domain/e.ts': 'export const e = 6' }))).toEqual(['src/domain/e.ts'])
  expect(other(signed({ 'src/kernel/a.ts': 'export const a = 2' }))).toEqual([
    'src/kernel/a.ts',
    'src/domain/b.ts',
    'src/domain/c.ts',
  ])
  expect(other(signed({}, 'rules', '{"one":1}'))).toEqual(['src/domain/d.ts'])
})

test('when what all depend on has changed, all are looked at again', () => {
  expect(other(signed({}, 'other rules'))).toEqual(Object.keys(tree))
})

test('files that import each other end', () => {
  expect(other(signed({ 'src/kernel/a.ts': `import { b } from '#domain/b.ts'\nexport const a = b` }))).toContain(
    'src/domain/c.ts',
  )
})

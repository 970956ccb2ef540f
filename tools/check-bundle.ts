// node tools/check-bundle.ts: what browsers are sent holds nothing of the server.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { parseFile } from './imports.ts'
import { listFiles, matches, type Outcome, printOutcome, readCode, ROOT, type SourceFile } from './source-tree.ts'

const SERVER_ONLY = [
  'src/platform/**',
  'src/features/**',
  'src/app/**',
  'src/web/**/*.server.ts',
  'src/web/**/*.server.tsx',
]
const TESTS = ['**/*.test.ts', '**/*.test.tsx']
const BUNDLES = ['build/client', 'build/admin']

// Shorter texts (`select`, `invoice`) stand on both sides by chance.
const TELLING_LENGTH = 24

const NEVER: [pattern: RegExp, meaning: string][] = [
  [/["'`]node:[a-z_/]+["'`]/, 'a module of Node'],
  [/__vite-browser-external/, 'a module of Node'],
  [/(?:src|#)\/?(?:platform|features)\/[a-z]/, 'a path of the server'],
  [/\bDATABASE_URL\b/, 'a setting of the server'],
]

/**
 * Looks in `bundles` for texts that only the server's `sources` have (its messages and SQL survive minifying) and for
 * modules of Node. Paths of both are from the root.
 */
export function checkBundle(bundles: readonly SourceFile[], sources: readonly SourceFile[]): Outcome {
  const problems: string[] = []
  const telling = tellingTexts(sources)
  for (const bundle of bundles) {
    for (const [pattern, meaning] of NEVER) {
      const found = pattern.exec(bundle.text)
      if (found) problems.push(`${bundle.path}: ${meaning} (${found[0]})`)
    }
    const inBundle = new Set(textsOf(bundle))
    const leaked = new Set([...telling].filter(([text]) => inBundle.has(text)).map(([, source]) => source))
    for (const source of leaked) problems.push(`${bundle.path}: code of ${source}`)
  }
  return { problems, note: `${bundles.length} bundles, ${telling.size} texts of the server` }
}

/** Texts of server-only files that no other file has, each with the file. */
function tellingTexts(sources: readonly SourceFile[]): Map<string, string> {
  const isServerOnly = ({ path: file }: SourceFile): boolean => SERVER_ONLY.some((pattern) => matches(file, pattern))
  const code = sources.filter(({ path: file }) => !TESTS.some((pattern) => matches(file, pattern)))
  const shared = new Set(code.filter((file) => !isServerOnly(file)).flatMap(textsOf))
  const telling = new Map<string, string>()
  for (const file of code.filter(isServerOnly)) {
    const specifiers = new Set(parseFile(file).imports.map(({ specifier }) => specifier))
    for (const text of textsOf(file)) {
      if (text.length >= TELLING_LENGTH && !shared.has(text) && !specifiers.has(text)) telling.set(text, file.path)
    }
  }
  return telling
}

function textsOf(file: SourceFile): string[] {
  const texts: string[] = []
  const visitor = new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') texts.push(node.value)
    },
    TemplateElement: (node) => {
      if (node.value.cooked) texts.push(node.value.cooked)
    },
  })
  visitor.visit(parseSync(file.path, file.text).program)
  return texts
}

/** Bytes of script, before they are packed, that the staff area loads before its first screen is there. */
const MOST_AT_FIRST = 2_750_000

/** Whether the scripts that a page names are more than `most` bytes together; `sizeOf` tells the bytes of one by its address. */
export function checkFirstLoad(html: string, sizeOf: (address: string) => number, most = MOST_AT_FIRST): string[] {
  const scripts = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address)
  const bytes = scripts.reduce((sum, address) => sum + sizeOf(address), 0)
  if (bytes <= most) return []
  return [
    `build/admin/index.html: ${bytes} bytes of script before the first screen, ${most} at most: load what few screens need with them`,
  ]
}

/** Runs the check over the last build of this project. */
export async function run(): Promise<Outcome> {
  const files = (await listFiles(BUNDLES)).filter((file) => /\.m?js$/.test(file))
  if (files.length === 0) return { problems: [], note: 'nothing built' }
  const bundles = await Promise.all(
    files.map(async (file) => ({ path: file, text: await readFile(path.join(ROOT, file), 'utf8') })),
  )
  const { problems, note } = checkBundle(bundles, await readCode(['src']))
  const sizes = new Map(bundles.map(({ path: file, text }) => [file, Buffer.byteLength(text)]))
  const html = await readFile(path.join(ROOT, 'build/admin/index.html'), 'utf8')
  const atFirst = checkFirstLoad(html, (address) => sizes.get(`build${address}`) ?? 0)
  return { problems: [...problems, ...atFirst], note }
}

if (import.meta.main) printOutcome('check-bundle', await run())

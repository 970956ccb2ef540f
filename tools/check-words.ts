// node tools/check-words.ts: words that `glossary.json` has another one for, in names, comments and documents.
import { readFile } from 'node:fs/promises'
import rules from './glossary.json' with { type: 'json' }
import { listFiles, matches, type Outcome, printOutcome, ROOT, type SourceFile } from './source-tree.ts'

/** A word that is not used, what is said instead, and where it means something else. */
export interface UnusedWord {
  say: string
  /** Files in which the word is another one: data of the trade, applied migrations, names of others. */
  except?: readonly string[]
}

/** Text that stands only once, and where. */
export interface StatedOnce {
  text: string
  in: string
  say: string
}

const TEXT = /\.(?:ts|tsx|mts|mjs|md|sql|css)$/
const FOLDERS = ['src', 'content', 'tests', 'tools', 'bench', 'docs', 'db/demo']
const LOOSE = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md']

/** Checks names of files and their texts: identifiers are taken apart at their capitals and hyphens. */
export function checkWords(
  files: readonly SourceFile[],
  unused: Readonly<Record<string, UnusedWord>>,
  once: readonly StatedOnce[] = [],
): Outcome {
  const problems: string[] = []
  for (const { path, text } of files) {
    for (const word of wordsOf(path)) {
      const rule = ruleOf(word, unused)
      if (rule && !isExcepted(path, rule)) problems.push(`${path}: ${word} in its name; say ${rule.say}`)
    }
    for (const [at, line] of text.split('\n').entries()) {
      for (const word of new Set(wordsOf(line))) {
        const rule = ruleOf(word, unused)
        if (rule && !isExcepted(path, rule)) problems.push(`${path}:${at + 1}: ${word}; say ${rule.say}`)
      }
      for (const { text: stated, in: home, say } of once)
        if (path !== home && !path.includes('.test.') && line.includes(stated))
          problems.push(`${path}:${at + 1}: ${stated} stands in ${home}; say ${say}`)
    }
  }
  return { problems, note: `${Object.keys(unused).length} words` }
}

/** The words of a text in small letters: `linkWish`, `link-wish` and "a wish" all have `wish`. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')

const ruleOf = (word: string, unused: Readonly<Record<string, UnusedWord>>): UnusedWord | undefined =>
  Object.hasOwn(unused, word) ? unused[word] : undefined

const isExcepted = (path: string, { except = [] }: UnusedWord): boolean =>
  except.some((pattern) => matches(path, pattern))

/** Reads and checks this project; the list itself and this check's own tests name the words. */
export async function run(): Promise<Outcome> {
  const paths = [...(await listFiles(FOLDERS)), ...LOOSE].filter(
    (path) => TEXT.test(path) && !path.startsWith('tools/check-words'),
  )
  const files = paths.map(async (path) => ({ path, text: await readFile(`${ROOT}/${path}`, 'utf8') }))
  return checkWords(await Promise.all(files), rules.notUsed, rules.statedOnce)
}

if (import.meta.main) printOutcome('check-words', await run())

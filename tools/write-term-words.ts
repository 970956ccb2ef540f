// npm run term-words: writes the stems of the words of our terms of goods and services, by class, for the grounds of refusal.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listWord } from '#domain/catalog/everyday-words.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { singular, wordStem } from '#domain/clearance/words/word-stem.ts'
import { type Language, languages } from '#kernel/languages.ts'
import { ROOT } from './source-tree.ts'

export const termWordsFile = path.join(ROOT, 'src/domain/clearance/lists/term-words.json')

/** A word of terms of so many classes tells the goods of none. */
const mostClasses = 6
const firstLanguage = 3

/** What follows the name of goods in an English term: for what they are, of what, and what they are not. */
const endOfName =
  /,|\(|:| (?:for|of|with|in|to|by|on|from|at|not|being|except|without|against|via|relating|featuring|incorporating|used|made|adapted) .*/
const adjective = /(?:ý|á|é|í|e)$/

/**
 * The words of a term that name the goods or services themselves, and not what they are for: the last of each name in English, the first in
 * Spanish, in Slovak and Czech the only one or that after an adjective.
 */
function namesIn(term: string, language: Language): string[] {
  if (language === 'es') return normalise(term).words.slice(0, 1)
  if (language === 'en') {
    const [name = ''] = term.split(endOfName)
    return name.split(/ and | or /).flatMap((one) => normalise(one).words.slice(-1))
  }
  const words = term.split(' ')
  const isOne = words.length === 1 || (words.length === 2 && adjective.test(words[0] ?? ''))
  return isOne ? normalise(words.at(-1) ?? '').words.slice(-1) : []
}

/** The file's text as the terms of today give it. */
export function termWordsText(): string {
  const byClass = new Map<number, Set<string>>()
  const namesByClass = new Map<number, Set<string>>()
  const classesOf = new Map<string, Set<number>>()
  // Stems of words that end so: of the others (kabát) what is added is no form.
  const inO = new Set<string>()
  for (let niceClass = 1; niceClass <= 45; niceClass++) {
    const stems = new Set<string>()
    const names = new Set<string>()
    const file = path.join(ROOT, 'db/reference/terms', `${String(niceClass).padStart(2, '0')}.tsv`)
    for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
      for (const [at, language] of languages.entries()) {
        const term = line.split('\t')[firstLanguage + at] ?? ''
        // An English word has no cases: milka is no form of milk. A stem is marked.
        const stemOf = (word: string) => (language === 'en' ? singular(word) : `${wordStem(word)}~`)
        for (const word of normalise(term).words) {
          if (language !== 'en' && word.endsWith('o')) inO.add(stemOf(word))
          if (word.length < 3 || listWord(word, language) === null) continue
          const stem = stemOf(word)
          stems.add(stem)
          classesOf.set(stem, (classesOf.get(stem) ?? new Set()).add(niceClass))
        }
        for (const word of namesIn(term, language)) names.add(stemOf(word))
      }
    }
    byClass.set(niceClass, stems)
    namesByClass.set(niceClass, names)
  }
  const isOfFew = (stem: string) => (classesOf.get(stem)?.size ?? 0) <= mostClasses
  const rowsOf = (
    words: ReadonlyMap<number, ReadonlySet<string>>,
    isKept: (stem: string, niceClass: number) => boolean,
  ) =>
    [...words]
      .map(([niceClass, stems]) => {
        const kept = [...stems].filter((stem) => isKept(stem, niceClass))
        return `  ${JSON.stringify(String(niceClass))}: ${JSON.stringify(
          kept
            .map((stem) => (inO.has(stem) ? `${stem}o` : stem))
            .toSorted()
            .join(' '),
        )}`
      })
      .join(',\n')
  const classes = rowsOf(byClass, isOfFew)
  const names = rowsOf(namesByClass, (stem, niceClass) => isOfFew(stem) && (byClass.get(niceClass)?.has(stem) ?? false))
  return `{\n  "source": "stems of the words of db/reference/terms; names are those that the goods or services have, and not what they are for",\n  "classes": {\n${classes}\n  },\n  "names": {\n${names}\n  }\n}\n`
}

if (import.meta.main) await writeFile(termWordsFile, termWordsText())

// npm run term-words: writes the stems of the words of our terms of goods and services, by class, for the grounds of refusal.
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listWord } from '#domain/catalog/everyday-words.ts'
import { normalise } from '#domain/clearance/letters.ts'
import { singular, wordStem } from '#domain/clearance/word-stem.ts'
import { languages } from '#kernel/languages.ts'
import { ROOT } from './source-tree.ts'

export const termWordsFile = path.join(ROOT, 'src/domain/clearance/lists/term-words.json')

/** A word of terms of so many classes tells the goods of none. */
const mostClasses = 6
const firstLanguage = 3

/** The file's text as the terms of today give it. */
export function termWordsText(): string {
  const byClass = new Map<number, Set<string>>()
  const classesOf = new Map<string, Set<number>>()
  for (let niceClass = 1; niceClass <= 45; niceClass++) {
    const stems = new Set<string>()
    const file = path.join(ROOT, 'db/reference/terms', `${String(niceClass).padStart(2, '0')}.tsv`)
    for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
      for (const [at, language] of languages.entries()) {
        for (const word of normalise(line.split('\t')[firstLanguage + at] ?? '').words) {
          if (word.length < 3 || listWord(word, language) === null) continue
          // An English word has no cases: milka is no form of milk. A stem is marked.
          const stem = language === 'en' ? singular(word) : `${wordStem(word)}~`
          stems.add(stem)
          classesOf.set(stem, (classesOf.get(stem) ?? new Set()).add(niceClass))
        }
      }
    }
    byClass.set(niceClass, stems)
  }
  const rows = [...byClass].map(([niceClass, stems]) => {
    const kept = [...stems].filter((stem) => (classesOf.get(stem)?.size ?? 0) <= mostClasses)
    return `  ${JSON.stringify(String(niceClass))}: ${JSON.stringify(kept.toSorted().join(' '))}`
  })
  return `{\n  "source": "stems of the words of db/reference/terms",\n  "classes": {\n${rows.join(',\n')}\n  }\n}\n`
}

if (import.meta.main) await writeFile(termWordsFile, termWordsText())

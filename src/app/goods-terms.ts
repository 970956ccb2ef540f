import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { termWords } from '#domain/catalog/term-words.ts'
import { languages, type Language } from '#kernel/languages.ts'

const folder = fileURLToPath(new URL('../../db/reference/terms', import.meta.url))

/** A term of our own list; English always, the other languages where we have written them. */
export interface OwnTerm {
  key: string
  group: string
  wide: boolean
  niceClass: number
  texts: Partial<Record<Language, string>>
}

/** The first day of the edition of the Nice classification that the list goes by. */
const validFrom = '2026-01-01'

/** Our own list of terms, from a file per class: key, group, "wide" or nothing, then a column per language. */
export function ownTerms(): OwnTerm[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const [head = '', ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
      const columns = head.split('\t')
      return lines.map((line) => {
        const cells = line.split('\t')
        const cell = (column: string): string => cells[columns.indexOf(column)] ?? ''
        const texts = languages.flatMap((language) => (cell(language) === '' ? [] : [[language, cell(language)]]))
        return {
          key: cell('key'),
          group: cell('group'),
          wide: cell('wide') === 'wide',
          niceClass: Number(name.slice(0, 2)),
          texts: Object.fromEntries(texts) as OwnTerm['texts'],
        }
      })
    })
}

/**
 * One statement that makes the table hold our list: missing terms are added, changed ones changed, and ours that the list
 * no longer has are taken away. An office's term of the same words becomes ours, so that the packages find it by its key.
 */
export function termStatement(): string {
  const rows = ownTerms().flatMap((term) =>
    languages.flatMap((language) => {
      const text = term.texts[language]
      return text === undefined
        ? []
        : [[term.key, language, term.niceClass, text, termWords(text), term.group, term.wide]]
    }),
  )
  const json = JSON.stringify(rows).replaceAll("'", "''")
  return `with listed as materialized (
      select one ->> 0 as key, one ->> 1 as language, (one ->> 2)::int as nice_class, one ->> 3 as text,
        one ->> 4 as normalised, one ->> 5 as term_group, (one ->> 6)::boolean as wide
      from jsonb_array_elements('${json}'::jsonb) as one
    ), kept as (
      insert into goods_term (key, language, nice_class, text, normalised, term_group, wide, source, valid_from)
      select key, language, nice_class, text, normalised, term_group, wide, 'markwright', '${validFrom}' from listed
      on conflict (language, nice_class, text) do update set key = excluded.key, normalised = excluded.normalised,
        term_group = excluded.term_group, wide = excluded.wide, source = excluded.source, valid_from = excluded.valid_from
      where (goods_term.key, goods_term.normalised, goods_term.term_group, goods_term.wide, goods_term.source)
        is distinct from (excluded.key, excluded.normalised, excluded.term_group, excluded.wide, excluded.source)
    )
    delete from goods_term where source = 'markwright'
      and (language, nice_class, text) not in (select language, nice_class, text from listed)`
}

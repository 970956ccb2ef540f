import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { languages } from '#kernel/languages.ts'

/** Courts, offices, acts and days have a name in every language; a title of somebody's page or case has one alone. */
const named =
  /Court of Justice|General Court|Board of Appeal|Patent Office|Property Office|^(?:EUIPO|USPTO), (?:mark|registration)|^(?:Regulation|Directive|Agreement|Act|Law) |\bNo \d|\d (?:January|February|March|May|June|July|August|September|October|November|December) \d{4}/

test.each(languages.filter((one) => one !== 'en'))(
  'no source in %s names a court or a day in English',
  async (language) => {
    const found: string[] = []
    let read = 0
    for await (const file of glob(`content/pages/**/*.${language}.md`)) {
      const text = await readFile(file, 'utf8')
      const titles = [...text.matchAll(/^ +- title: (.*)$/gm)].map(([, title = '']) => title.replaceAll(/^'|'$/g, ''))
      read += titles.length
      found.push(...titles.filter((title) => named.test(title)).map((title) => `${file}: ${title}`))
    }
    expect(read).toBeGreaterThan(400)
    expect(found).toEqual([])
  },
)

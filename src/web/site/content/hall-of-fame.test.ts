import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '#tools/content/compile.ts'

const folder = join(import.meta.dirname, '../../../../content/pages/trademark-hall-of-fame')
const entries = readdirSync(folder).filter((name) => name.endsWith('.en.md') && name !== 'index.en.md')

/** Pages that are read; on the others something is looked up, worked out or ordered. */
const isRead = (href: string): boolean =>
  /^\/(blog|trademark-(academy|dictionary|hall-of-fame|disputes))(\/|$)/.test(href)

test.each(entries)('%s shows an entry with its source, and leads to where one can act', (name) => {
  const { compiled } = compile(readFileSync(join(folder, name), 'utf8'))
  const { page, facts, links } = compiled ?? { page: null, facts: [], links: [] }
  expect(facts.filter((fact) => fact.startsWith('entry '))).toHaveLength(1)
  expect(page?.meta.sources.length).toBeGreaterThan(0)
  const leads = links.map(({ href }) => href).filter((href) => href.startsWith('/'))
  const acts = facts.some((fact) => fact.startsWith('check ')) || leads.some((href) => !isRead(href))
  expect([leads, acts]).toEqual([leads, true])
})

test('there are thirty at least', () => {
  expect(entries.length).toBeGreaterThanOrEqual(30)
})

// node tools/write-sdl.ts: docs/schema.graphql, the data API as administrators have it. With --check nothing is written.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { dataModel } from '#app/model.ts'
import { createCatalog } from '#platform/graphql/catalog.ts'
import { roleSchema } from '#platform/graphql/schema/role-schema.ts'
import { type Outcome, printOutcome, ROOT } from './source-tree.ts'

const file = path.join('docs', 'schema.graphql')

function sdl(): string {
  const schema = roleSchema(createCatalog(dataModel()), 'admin', { mutations: true })
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

/** Says when the printed schema is not the one the code gives. */
export async function run(): Promise<Outcome> {
  const text = sdl()
  const known = await readFile(path.join(ROOT, file), 'utf8').catch(() => '')
  const problems = known === text ? [] : [`${file} is not what the schema gives: run \`npm run sdl\``]
  return { problems, note: `${text.split('\n').length} lines` }
}

if (import.meta.main) {
  if (process.argv.includes('--check')) printOutcome('check-sdl', await run())
  else await writeFile(path.join(ROOT, file), sdl())
}

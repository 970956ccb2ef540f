import { readdirSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

/** The files of tables: each has its facts beside it. */
const tables = readdirSync('src/schema').flatMap((name) => /^(.*)\.facts\.ts$/.exec(name)?.[1] ?? [])

export default defineConfig({
  dialect: 'postgresql',
  schema: tables.map((name) => `./src/schema/${name}.ts`),
  out: './db/migrations',
  strict: true,
})

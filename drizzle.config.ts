import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  // The barrel and not the folder: tests lie beside the tables.
  schema: './src/schema/tables.ts',
  out: './db/migrations',
  strict: true,
})

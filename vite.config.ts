import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contentPages } from './tools/content/plugin.ts'
import { assetName, usedFonts } from './tools/fonts/plugin.ts'
import { ownTemporal } from './tools/temporal/plugin.ts'

/** Modules that many pages share come in one file: forty small ones are forty waits on a slow line. */
const codeSplitting = { groups: [{ name: 'shared', minShareCount: 12, maxModuleSize: 40_000 }] }

export default defineConfig({
  // Tests import modules as they are; the framework's plugin wants a build or a server around it.
  plugins: process.env.VITEST ? [] : [contentPages(), tailwindcss(), usedFonts(), ownTemporal(), reactRouter()],
  // Found one by one while a page loads, they would make it load again.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.server.*', '!**/*.test.*'] },
  build: {
    target: 'es2022',
    // Data URLs would need a wider font-src and img-src than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames: assetName } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
})

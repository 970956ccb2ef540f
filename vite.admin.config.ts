import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { assetName, usedFonts } from './tools/fonts/plugin.ts'

/** The staff area: static files under /admin, without inline scripts or styles. */
export default defineConfig({
  root: 'src/admin',
  base: '/admin/',
  publicDir: false,
  plugins: [tailwindcss(), usedFonts()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('src/admin/no-eval-zod.ts', import.meta.url)) }],
  },
  build: {
    outDir: '../../build/admin',
    emptyOutDir: true,
    target: 'es2022',
    // Data URLs would need a wider font-src and img-src than 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    // `use client` means nothing outside of server components, and half of the packages say it.
    rolldownOptions: {
      output: { assetFileNames: assetName },
      onLog: (level, log, next) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && next(level, log),
    },
  },
})

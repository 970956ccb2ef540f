import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contentPages } from './tools/content/plugin.ts'

export default defineConfig({
  // Tests import modules as they are; the framework's plugin wants a build or a server around it.
  plugins: process.env.VITEST ? [] : [contentPages(), tailwindcss(), reactRouter()],
  // Found one by one while a page loads, they would make it load again.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.server.*', '!**/*.test.*'] },
  build: {
    target: 'es2022',
    // Data URLs would need a wider font-src and img-src than 'self'.
    assetsInlineLimit: 0,
  },
})

import { defineConfig } from 'vite'

/** The one script that every page of the site has, also those that are sent without any other; built into the pages' files. */
export default defineConfig({
  publicDir: false,
  base: '/scripts/',
  build: {
    outDir: 'build/client/scripts',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { site: 'src/web/site-script/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

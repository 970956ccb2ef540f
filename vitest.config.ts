import { defineConfig } from 'vitest/config'
import { contentPages } from './tools/content/plugin.ts'
import { LongestFirst, workers } from './tools/test-order.ts'

export default defineConfig({
  plugins: [contentPages()],
  // As tools/jsx.ts: React's build for production has no words for developers.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // The files of one process share its modules, which are read once: nothing may depend on which file ran before. They are of one
    // project, because a process serves the files of one and ends with them.
    isolate: false,
    globalSetup: ['tests/database-server.ts'],
    include: ['{src,tests,tools,db,content}/**/*.test.{ts,tsx}'],
    // The quick run leaves out the long journeys, and a name on the command line is taken at its word.
    exclude: ['node_modules/**', 'build/**', 'data/**', ...(process.env['QUICK'] === '1' ? ['tests/long/**'] : [])],
    setupFiles: ['tests/least-work.ts', 'tests/untouched-prototypes.ts'],
    // What is waited for comes: only what never comes takes as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Node itself reads the modules, as it does for the product: nothing is transformed first, and nothing of them is replaced.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ['--max-semi-space-size=32', '--import', new URL('./tests/native-modules.ts', import.meta.url).href],
    // As `npm start`: libraries, React first, have a slower build for everything else, which nobody is served.
    env: { NODE_ENV: 'production' },
  },
})

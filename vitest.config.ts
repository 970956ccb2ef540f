import { defineConfig } from 'vitest/config'
import { contentPages } from './tools/content/plugin.ts'
import { LongestFirst, workers } from './tools/test-order.ts'

const notTests = ['node_modules/**', 'build/**', 'data/**']

// It compares the work of hashes, which elsewhere take next to none.
const fullWork = ['tests/journey/enumeration.test.ts']
const natively = {
  // Node itself reads the modules, as it does for the product: nothing is transformed first, and nothing of them is replaced.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--max-semi-space-size=32', '--import', new URL('./tests/native-modules.ts', import.meta.url).href],
  // As `npm start`: libraries, React first, have a slower build for everything else, which nobody is served.
  env: { NODE_ENV: 'production' },
}
const journeys = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  ...natively,
}

export default defineConfig({
  plugins: [contentPages()],
  // As tools/jsx.ts: React's build for production has no words for developers.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    // The files of one process share its modules, which are read once: nothing may depend on which file ran before.
    isolate: false,
    globalSetup: ['tests/database-server.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes: only what never comes takes as long.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,tools,db,content}/**/*.test.{ts,tsx}'],
          exclude: [...notTests, 'tests/journey/**'],
          ...natively,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          include: ['tests/journey/**/*.test.ts'],
          exclude: [...notTests, ...fullWork],
          ...journeys,
          setupFiles: ['tests/least-work.ts'],
          // One group with the rest: what ends it is many short files, with which all workers are busy to the end.
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'full-work',
          include: fullWork,
          exclude: notTests,
          ...journeys,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
})

import { defineConfig } from 'vitest/config'

const notTests = ['node_modules/**', 'build/**', 'data/**']

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tests/database-server.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests,tools,db,content}/**/*.test.{ts,tsx}'],
          exclude: [...notTests, 'tests/journey/**'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          include: ['tests/journey/**/*.test.ts'],
          exclude: notTests,
          // Each starts the whole process and a browser: one at a time, after everything else.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

// Builds the pages and, when it is there, the staff area; leaves a stamp that `tools/setup.mjs` compares with.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const stamp = path.join(root, 'build', '.stamp')

function run(program: string, words: string[]): void {
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', program), ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) {
    console.error(`build: ${program} ${words.join(' ')} failed`)
    process.exit(1)
  }
}

// A build that stops half way must not look finished.
rmSync(stamp, { force: true })
run('@react-router/dev/bin.js', ['build'])
if (existsSync(path.join(root, 'vite.admin.config.ts'))) {
  run('vite/bin/vite.js', ['build', '--config', 'vite.admin.config.ts'])
}
mkdirSync(path.dirname(stamp), { recursive: true })
writeFileSync(stamp, `${new Date().toISOString()}\n`)

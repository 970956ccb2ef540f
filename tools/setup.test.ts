import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findChromium } from './chromium.mjs'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'setup-'))
  await mkdir(path.join(root, 'tools'))
  await mkdir(path.join(root, 'node_modules', '.bin'), { recursive: true })
  for (const name of ['setup.mjs', 'chromium.mjs']) {
    await copyFile(path.join(import.meta.dirname, name), path.join(root, 'tools', name))
  }
  await lock('1.0.0')
  // Stands in for npm: writes down what it was asked and leaves the record npm leaves.
  const npm = `import { appendFileSync, copyFileSync } from 'node:fs'
    appendFileSync('asked', process.argv.slice(2, 4).join(' ') + '\\n')
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json')`
  await writeFile(path.join(root, 'npm.js'), npm)
  await writeFile(path.join(root, 'package.json'), '{ "type": "module" }')
})
afterEach(async () => {
  await rm(root, { recursive: true })
})

async function lock(version: string): Promise<void> {
  const packages = { '': {}, 'node_modules/brand': { version, integrity: `sha-${version}` } }
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

async function setUp(...words: string[]): Promise<string> {
  const environment = { ...process.env, npm_execpath: path.join(root, 'npm.js') }
  const program = path.join(root, 'tools', 'setup.mjs')
  return (await promisify(execFile)(process.execPath, [program, ...words], { env: environment })).stdout
}

async function asked(): Promise<string[]> {
  const text = await readFile(path.join(root, 'asked'), 'utf8').catch(() => '')
  return text.split('\n').filter(Boolean)
}

it('installs once, and again when the lockfile changes', async () => {
  expect(await setUp()).toContain('installing packages')
  expect(await setUp()).toBe('')
  expect(await asked()).toEqual(['ci --include=dev'])
  await lock('1.0.1')
  expect(await setUp()).toContain('packages changed')
  expect(await asked()).toHaveLength(2)
})

it('takes what `npm ci` installed by hand as it is', async () => {
  await copyFile(path.join(root, 'package-lock.json'), path.join(root, 'node_modules', '.package-lock.json'))
  expect(await setUp()).toBe('')
  expect(await asked()).toEqual([])
})

it('builds when there is no build and when a source is newer, and only then', async () => {
  await writeFile(path.join(root, 'react-router.config.ts'), '')
  await mkdir(path.join(root, 'src', 'web'), { recursive: true })
  await writeFile(
    path.join(root, 'tools', 'build.ts'),
    `
    import { mkdirSync, writeFileSync } from 'node:fs'
    mkdirSync('build', { recursive: true })
    writeFileSync('build/.stamp', '')`,
  )
  expect(await setUp('--build')).toContain('building')
  expect(await setUp('--build')).not.toContain('building')
  await writeFile(path.join(root, 'src', 'web', 'page.tsx'), '')
  expect(await setUp('--build')).toContain('building')
})

it('finds the browser that CHROMIUM_PATH names and no other instead', async () => {
  const browser = path.join(root, 'browser')
  await writeFile(browser, '')
  vi.stubEnv('CHROMIUM_PATH', browser)
  expect(findChromium()).toBeUndefined()
  await chmod(browser, 0o755)
  expect(findChromium()).toBe(browser)
})

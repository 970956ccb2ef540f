// Makes a bare checkout ready: packages, build, browser. Runs before every start and test, on any Node from 20.19 on,
// with nothing installed yet; so it uses Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const options = new Set(process.argv.slice(2))

/** @param {string} message */
function say(message) {
  process.stdout.write(`set-up: ${message}\n`)
}

/** @param {string} message @returns {never} */
function giveUp(message) {
  process.stderr.write(`set-up: ${message}\n`)
  process.exit(1)
}

/** @param {string} command @param {string[]} words @param {Record<string, string>} [environment] */
function run(command, words, environment = {}) {
  const { status, error } = spawnSync(command, words, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: isWindows,
  })
  if (error) return { ok: false, reason: error.message }
  return { ok: status === 0, reason: `exit ${status}` }
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    giveUp(`Node ${process.versions.node} is too old; Markwright needs 20.19 or newer to set itself up.`)
  }
}

/** The lockfile and the platform: what is installed depends on both. */
function lockHash() {
  const hash = createHash('sha256')
  hash.update(`${process.platform} ${process.arch}\n`)
  hash.update(readFileSync(path.join(root, 'package-lock.json')))
  return hash.digest('hex')
}

/**
 * True when npm's own record of what is installed is this lockfile's set: somebody ran `npm ci` by hand.
 * Optional packages are of another platform when they are missing.
 */
function isInstalledAlready() {
  const record = path.join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true
    const installed = found[place]
    if (!installed) return Boolean(entry.optional) || Boolean(entry.devOptional)
    return installed.version === entry.version && installed.integrity === entry.integrity
  })
}

function installPackages() {
  const stamp = path.join(root, 'node_modules', '.setup-hash')
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return
  if (isInstalledAlready()) {
    writeFileSync(stamp, `${wanted}\n`)
    return
  }
  say(`${existsSync(stamp) ? 'packages changed, installing them again' : 'installing packages'}, about a minute …`)
  const began = Date.now()
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const { ok, reason } =
    npm && npm.endsWith('.js') ? run(process.execPath, [npm, ...words]) : run(isWindows ? 'npm.cmd' : 'npm', words)
  if (!ok) giveUp(`the packages could not be installed (${reason}); npm says why above.`)
  writeFileSync(stamp, `${wanted}\n`)
  say(`packages installed in ${Math.round((Date.now() - began) / 1000)} s`)
}

/** The Node that came with the packages, or this one when it is new enough to run TypeScript. */
function findRuntime() {
  const shipped = path.join(root, 'node_modules', '.bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(shipped)) return shipped
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return giveUp(
    `no Node 24 comes with npm for ${process.platform}-${process.arch}, and this is ${process.versions.node}: install Node 24.`,
  )
}

/** Newest change below `places`, in milliseconds. @param {string[]} places */
function newestChange(places) {
  let newest = 0
  for (const place of places) {
    const at = path.join(root, place)
    if (!existsSync(at)) continue
    const found = statSync(at)
    // A folder's own time moves when something in it is removed.
    newest = Math.max(newest, found.mtimeMs)
    if (found.isDirectory())
      newest = Math.max(newest, newestChange(readdirSync(at).map((name) => path.join(place, name))))
  }
  return newest
}

function buildWhenOlder() {
  const stamp = path.join(root, 'build', '.stamp')
  const rooms = ['web', 'ui', 'admin', 'contract', 'operations', 'schema', 'domain', 'kernel']
  const sources = [...rooms.map((room) => `src/${room}`), 'content', 'public', 'tools/build.ts']
  sources.push('package-lock.json', 'package.json', 'tsconfig.json')
  sources.push(...readdirSync(root).filter((name) => /^(vite|react-router)\..*ts$/.test(name)))
  if (!existsSync(path.join(root, 'react-router.config.ts'))) return
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestChange(sources)) return
  say('building the pages …')
  const began = Date.now()
  const { ok, reason } = run(findRuntime(), [path.join(root, 'tools', 'build.ts')])
  if (!ok) giveUp(`the build failed (${reason}); the reason is above.`)
  say(`built in ${Math.round((Date.now() - began) / 1000)} s`)
}

function provideChromium() {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')) {
    say("installing Debian's package of Chromium for the browser tests, about a minute …")
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    const words = ['-qq', '-o=Dpkg::Use-Pty=0', '-y', '--no-install-recommends', 'install']
    const updated = run('apt-get', ['-qq', 'update'], quiet)
    // The shell is smaller and quicker; older releases have no package of it.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const installed = updated.ok ? run('apt-get', [...words, name], quiet) : updated
      if (installed.ok && findChromium()) return
      say(`${name} could not be installed (${installed.reason}).`)
    }
  }
  say(
    'no Chromium was found: the tests that need a browser are left out, all others run. ' +
      'To run them, install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
}

checkNode()
installPackages()
if (options.has('--build')) buildWhenOlder()
if (options.has('--chromium')) provideChromium()

// Makes a bare checkout ready: packages, build, browser. Runs before every start and test, on any Node from 20.19 on,
// with nothing installed yet; so it uses Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const isWindows = process.platform === 'win32'
const wishes = new Set(process.argv.slice(2))

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

function installPackages() {
  const stamp = path.join(root, 'node_modules', '.setup-hash')
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return
  // Installed by hand or linked from elsewhere: npm's own record says whether it is this lockfile's set.
  if (existsSync(stamp)) say('packages changed, installing them again …')
  else say('installing packages, about a minute the first time …')
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
    if (!found.isDirectory()) newest = Math.max(newest, found.mtimeMs)
    else for (const name of readdirSync(at)) newest = Math.max(newest, newestChange([path.join(place, name)]))
  }
  return newest
}

function buildWhenOlder() {
  const stamp = path.join(root, 'build', '.stamp')
  const sources = ['src', 'content', 'public', 'package-lock.json', 'package.json', 'tsconfig.json', 'tools/build.ts']
  sources.push(...readdirSync(root).filter((name) => /^(vite|react-router)\..*ts$/.test(name)))
  if (!existsSync(path.join(root, 'react-router.config.ts'))) return
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestChange(sources)) return
  say('building the pages …')
  const began = Date.now()
  const { ok, reason } = run(findRuntime(), [path.join(root, 'tools', 'build.ts')])
  if (!ok) giveUp(`the build failed (${reason}); the reason is above.`)
  say(`built in ${Math.round((Date.now() - began) / 1000)} s`)
}

function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const places = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/usr/bin/chromium',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find((place) => place !== '' && isExecutable(place))
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

function provideChromium() {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/etc/debian_version') && isExecutable('/usr/bin/apt-get')) {
    say("installing Debian's chromium package for the browser tests, about a minute …")
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    const words = ['-qq', '-o=Dpkg::Use-Pty=0', '-y', '--no-install-recommends', 'install', 'chromium']
    const updated = run('apt-get', ['-qq', 'update'], quiet)
    const installed = updated.ok ? run('apt-get', words, quiet) : updated
    if (installed.ok && findChromium()) return
    say(`the package could not be installed (${installed.reason}).`)
  }
  say(
    'no Chromium was found: the browser tests are reported as failed, all others run. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
}

checkNode()
installPackages()
if (wishes.has('--build')) buildWhenOlder()
if (wishes.has('--chromium')) provideChromium()

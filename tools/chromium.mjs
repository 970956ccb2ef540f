import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

// The headless shell first: the same engine without windows.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for tests: CHROMIUM_PATH, what PATH knows, or the usual places; undefined when there is none. */
export function findChromium() {
  const given = process.env['CHROMIUM_PATH']
  if (given) return isProgram(given) ? given : undefined
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const known = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...known, ...USUAL_PLACES].find(isProgram)
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

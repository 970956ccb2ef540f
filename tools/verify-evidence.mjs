// node verify.mjs [folder]: checks an unpacked evidence pack. Needs nothing but Node; ends with 1 when a byte is not as it was.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const folder = resolve(process.argv[2] ?? import.meta.dirname)
const sha256 = (data) => createHash('sha256').update(data).digest('hex')
const read = (name) => readFileSync(join(folder, name))
const problems = []

function check(name, expected) {
  if (!existsSync(join(folder, name))) problems.push(`${name} is missing`)
  else if (sha256(read(name)) !== expected) problems.push(`${name} is not as it was: its SHA-256 differs`)
}

/** What a token of RFC 3161 says that it is about: a hash of 32 bytes, written as DER writes it. */
const isAbout = (token, hash) => token.includes(Buffer.concat([Buffer.from([0x04, 0x20]), Buffer.from(hash, 'hex')]))

function checkExhibit({ file, record, recordSha256, timestamp }) {
  check(file, record.sha256)
  if (sha256(JSON.stringify(record)) !== recordSha256) problems.push(`${file}: what is recorded of it was changed`)
  if (timestamp === null) return
  if (!existsSync(join(folder, timestamp.file)))
    problems.push(`${timestamp.file}, the time stamp of ${file}, is missing`)
  else if (!isAbout(read(timestamp.file), recordSha256))
    problems.push(`${timestamp.file} is about something else than ${file}`)
}

function checkPack() {
  const manifest = read('manifest.json')
  if (read('manifest.sha256').toString('utf8') !== `${sha256(manifest)}  manifest.json\n`) {
    problems.push('manifest.json or manifest.sha256 is not as it was')
    return
  }
  const { exhibits, files } = JSON.parse(manifest.toString('utf8'))
  for (const { timestamp } of exhibits)
    if (timestamp !== null && !Object.hasOwn(files, timestamp.file))
      problems.push(`${timestamp.file} is named by an exhibit and not among the files of the pack`)
  for (const exhibit of exhibits) checkExhibit(exhibit)
  for (const [name, expected] of Object.entries(files)) check(name, expected)
  const listed = new Set([
    'manifest.json',
    'manifest.sha256',
    ...Object.keys(files),
    ...exhibits.map(({ file }) => file),
  ])
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const entry of found) {
    const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (!listed.has(name)) problems.push(`${name} is not of this pack`)
  }
  const stamped = exhibits.filter(({ timestamp }) => timestamp !== null)
  console.log(`${exhibits.length} exhibits, ${stamped.length} with the time stamp of an authority`)
  for (const { timestamp, recordSha256 } of stamped)
    console.log(
      `check its signature: openssl ts -verify -digest ${recordSha256} -in ${timestamp.file} -token_in -CAfile <certificates of ${timestamp.authority}>`,
    )
  if (stamped.length < exhibits.length)
    console.log('Where no authority was configured, nothing but our own record says when an exhibit was taken.')
  console.log(`SHA-256 of the manifest: ${sha256(manifest)}`)
  console.log(
    'Whoever has a pack can make another one with a manifest of its own. What proves this one is the signature of the time stamps, or a manifest hash that you had from elsewhere.',
  )
}

try {
  checkPack()
} catch (error) {
  problems.push(`this is no evidence pack: ${error.message}`)
}
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'All is as the manifest says.' : 'NOT as it was.')
process.exitCode = problems.length === 0 ? 0 : 1

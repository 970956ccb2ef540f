import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { createPool } from '#platform/db/pool.ts'
import { freshDatabase, type FreshDatabase } from '#tests/database.ts'
import { disc, drawnPicture, hook, triangle } from '#tests/pictures.ts'
import { addMarks } from '#tests/register.ts'
import { importPictureFolder } from './picture-folder.ts'
import { importPictures } from './pictures.ts'

let database: FreshDatabase
let pool: pg.Pool
let folder: string
beforeAll(async () => {
  database = await freshDatabase({ migrated: true })
  pool = createPool(database.url, { max: 4 })
  folder = await mkdtemp(path.join(tmpdir(), 'markwright-pictures-'))
  await addMarks(pool, 1, [
    { text: 'BY NUMBER', number: '018111111' },
    { text: 'BY REGISTRATION', number: '018222222' },
    { text: 'BY REFERENCE', number: '018333333' },
    { text: 'OF ANOTHER OFFICE', number: '018444444', office: 'SK' },
  ])
  await pool.query(`update mark set registration_number = '555' where number = '018222222'`)
  await pool.query(`update mark set image_reference = 'shown here.jpg' where number = '018333333'`)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

const fileOf = async (name: string, bytes: Uint8Array): Promise<string> => {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
  return file
}
const held = async () =>
  (
    await pool.query<{ number: string; file: string }>(
      `select m.number, p.file from mark_picture p join mark m on m.id = p.mark_id order by m.number`,
    )
  ).rows.map(({ number, file }) => `${number} ${file}`)

test('pictures find their marks by number, registration and reference; what is none is told, and nothing is read twice', async () => {
  const files = [
    await fileOf('018111111.png', await drawnPicture(hook)),
    await fileOf('555.jpg', await drawnPicture(disc, { as: 'jpeg' })),
    await fileOf('shown here.jpg', await drawnPicture(triangle, { as: 'jpeg' })),
    await fileOf('018444444.png', await drawnPicture(disc)),
    await fileOf('018333333.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  ]
  const first = await importPictures(pool, files, { office: 'EU' })
  expect(first).toMatchObject({ recordsDone: 5, added: 3, changed: 0, unchanged: 0, skipped: 2 })
  expect(first.problems.map(({ record, number }) => [record, number])).toEqual([
    [4, '018444444'],
    [5, '018333333'],
  ])
  expect(await held()).toEqual(['018111111 018111111.png', '018222222 555.jpg', '018333333 shown here.jpg'])
  expect(await importPictures(pool, files.slice(0, 3), { office: 'EU' })).toMatchObject({ added: 0, unchanged: 3 })
  // Another picture under the name, and one that was described by other rules, are read again.
  await writeFile(files[0] ?? '', await drawnPicture(triangle))
  await utimes(files[0] ?? '', new Date(), new Date('2030-01-01'))
  await pool.query(`update mark_picture set descriptor = set_byte(descriptor, 0, 99) where file = '555.jpg'`)
  expect(await importPictures(pool, files.slice(0, 3), { office: 'EU' })).toMatchObject({ changed: 2, unchanged: 1 })
  // A mark that leaves the register takes its picture along.
  await pool.query(`delete from mark where number = '018333333'`)
  expect(await held()).toHaveLength(2)
})

test('of a folder the pictures of each office are taken, and what is no office is left alone', async () => {
  const registerPictures = path.join(folder, 'by-office')
  await fileOf('by-office/SK/018444444.png', await drawnPicture(hook))
  await fileOf('by-office/notes/018444444.png', await drawnPicture(hook))
  const log = createLog('silent')
  const done = await importPictureFolder({ pool, log, registerPictures })
  expect([...done].map(([office, { added }]) => [office, added])).toEqual([['SK', 1]])
  expect(await importPictureFolder({ pool, log, registerPictures: null })).toEqual(new Map())
})

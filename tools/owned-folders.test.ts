import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { foldersOfTheGone } from './owned-folders.ts'

test('of the folders of runs those are found whose process is gone', async () => {
  const ended = spawn(process.execPath, ['--eval', ''])
  await once(ended, 'close')
  const place = await mkdtemp(path.join(tmpdir(), 'owned-'))
  const names = [
    `run-${ended.pid}-abc`,
    `run-${ended.pid}`,
    `run-${process.pid}-abc`,
    'run-abc',
    `run-${ended.pid}x`,
    `other-${ended.pid}`,
  ]
  for (const name of names) await mkdir(path.join(place, name))
  await symlink(place, path.join(place, `run-${ended.pid}-link`))
  expect((await foldersOfTheGone(place, 'run')).toSorted()).toEqual(
    [`run-${ended.pid}`, `run-${ended.pid}-abc`].map((name) => path.join(place, name)),
  )
  await rm(place, { recursive: true })
  expect(await foldersOfTheGone(place, 'run')).toEqual([])
})

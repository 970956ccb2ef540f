import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What each folder may read beside itself; files beside the folders are of all. */
const mayRead: Readonly<Record<string, readonly string[]>> = {
  words: ['lists'],
  score: ['words', 'lists'],
  grounds: ['words', 'lists'],
  picture: [],
}

test.each(Object.entries(mayRead))('what is in %s reads %j and its own alone', (folder, allowed) => {
  const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(0)
  const read = files.flatMap((file) =>
    [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/from '\.\.\/([a-z-]+)\//g)].map(
      ([, other]) => ({ file, other }),
    ),
  )
  expect(read.filter(({ other }) => !allowed.includes(other ?? ''))).toEqual([])
})

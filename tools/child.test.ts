import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Children } from './child.ts'

test('a program that fails ends the one beside it before anybody hears of it', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'children-'))
  const children = new Children()
  const options = { cwd, env: process.env }
  // The first waits for ever, having said that it is there; the second fails once it is.
  const waiting = children.run(['-e', `require('fs').writeFileSync('there', ''); setInterval(() => {}, 1000)`], options)
  const failing = `const fs = require('fs'); const look = () => fs.existsSync('there') ? process.exit(3) : setTimeout(look, 5); look()`
  const both = await Promise.allSettled([waiting, children.run(['-e', failing], options)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(existsSync(path.join(cwd, 'there'))).toBe(true)
  await expect(children.run(['-e', ''], options)).rejects.toThrow('not begun')
  await new Children().run(['-e', ''], options)
})

test('a program that cannot be begun ends the one beside it too', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'children-'))
  const children = new Children()
  const waiting = children.run(['-e', 'setInterval(() => {}, 1000)'], { cwd, env: process.env })
  const both = await Promise.allSettled([
    waiting,
    children.run(['-e', ''], { cwd: path.join(cwd, 'nowhere'), env: process.env }),
  ])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

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
  const waits = children.run(['-e', `require('fs').writeFileSync('there', ''); setInterval(() => {}, 1000)`], options)
  const ended = expect(waits).rejects.toThrow('failed')
  const failing = `const fs = require('fs'); const look = () => fs.existsSync('there') ? process.exit(3) : setTimeout(look, 5); look()`
  await expect(children.run(['-e', failing], options)).rejects.toThrow('failed')
  await ended
  expect(existsSync(path.join(cwd, 'there'))).toBe(true)
  await expect(children.run(['-e', ''], options)).rejects.toThrow('not begun')
  await new Children().run(['-e', ''], options)
})

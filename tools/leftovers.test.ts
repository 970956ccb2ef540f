import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { endLeftovers } from './leftovers.ts'

const idle = ['-e', "console.log('up'); setInterval(() => undefined, 1000)"]

it.runIf(process.platform === 'linux')('ends what works below the folder and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'leftovers-'))
  const inside = spawn(process.execPath, idle, { cwd: folder })
  const named = spawn(process.execPath, [...idle, path.join(folder, 'profile')])
  const outside = spawn(process.execPath, [...idle, `${folder}-other`], { cwd: tmpdir() })
  try {
    await Promise.all([inside, named, outside].map((child) => once(child.stdout, 'data')))
    const gone = Promise.all([once(inside, 'exit'), once(named, 'exit')])
    const ended = await endLeftovers(folder)
    await gone
    expect(new Set(ended)).toEqual(new Set([inside.pid, named.pid]))
    expect(outside.exitCode).toBeNull()
  } finally {
    for (const child of [inside, named, outside]) child.kill('SIGKILL')
    await rm(folder, { recursive: true })
  }
})

import { program } from './program.ts'
import { cacheFile } from './source-tree.ts'

/**
 * Types of the whole project. One checker, because each of several works out the same shared types again; what has not changed
 * since the last time is not looked at again.
 */
export async function run() {
  return await program(
    'ts7',
    ['bin', 'tsc'],
    [
      '--noEmit',
      '--pretty',
      'false',
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      cacheFile('types.tsbuildinfo'),
    ],
  )
}

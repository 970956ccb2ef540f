import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { placeOf } from './quick-folder.ts'

const large = {
  mounts: '/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  room: 12e9,
  free: 20e9,
}

it('is in memory where there is enough of it', () => {
  expect(placeOf(large)).toBe('/dev/shm')
})

it.each([
  ['it is small, as in a container', { room: 64e6 }],
  ['the tests would not have enough', { free: 10e9 }],
  ['it runs no programs', { mounts: large.mounts.replace('nodev', 'nodev,noexec') }],
  ['there is none', { mounts: '/dev/vda / ext4 rw,relatime 0 0\n' }],
])('is the usual place where %s', (_, less) => {
  expect(placeOf({ ...large, ...less })).toBe(tmpdir())
})

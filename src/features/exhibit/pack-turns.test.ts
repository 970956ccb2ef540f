import { expect, test } from 'vitest'
import { inPackTurn } from './pack-turns.ts'

test('an account has one pack at once and the process two; who is refused is told when to come back', async () => {
  let end = () => {}
  const held = new Promise<void>((done) => (end = done))
  const pack = async (userId: string) => await inPackTurn({ userId }, async () => await held)
  const first = pack('vela')
  await expect(pack('vela')).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 5 })
  const second = pack('orsa')
  await expect(pack('luma')).rejects.toMatchObject({ code: 'too-many-requests', retryAfter: 5 })
  end()
  await Promise.all([first, second])
  await expect(pack('luma')).resolves.toBeUndefined()
  await expect(inPackTurn({ userId: 'vela' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(pack('vela')).resolves.toBeUndefined()
})

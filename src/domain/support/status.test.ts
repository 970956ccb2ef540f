import { expect, test } from 'vitest'
import { decide } from '#kernel/state-machine.ts'
import { afterClient, stepsOfAnswer, supportTicketMachine, supportTicketStatuses } from './status.ts'

test('from every state a word of the client and an answer of staff go a way that the machine has', () => {
  for (const status of supportTicketStatuses) {
    const to = afterClient(status)
    expect(to === status || decide(supportTicketMachine, status, to, 'client').ok).toBe(true)
    let at = status
    for (const next of stepsOfAnswer(status)) {
      expect(decide(supportTicketMachine, at, next, 'staff')).toMatchObject({ ok: true, from: at })
      at = next
    }
    expect(at).toBe('Waiting for customer')
    expect(['Open', 'In progress']).toContain(to)
  }
})

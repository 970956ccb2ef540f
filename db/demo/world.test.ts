import { expect, test } from 'vitest'
import { addDays, officeZone, today } from '#kernel/dates.ts'
import { instantOf, type World } from './world.ts'

test('so many days ago is that day at every hour, over the change to summer time and back', () => {
  for (const month of ['2026-03-31', '2026-06-30', '2026-10-27', '2026-11-28'])
    for (let hour = 0; hour < 24; hour += 1) {
      const now = new Date(`${month}T${String(hour).padStart(2, '0')}:30:00Z`)
      const on = today(officeZone, now)
      const world = { facilities: { clock: () => now }, today: on } as unknown as World
      for (const ago of [0, 1, 4, 40, 90, 200])
        expect([now, ago, today(officeZone, new Date(instantOf(world, ago)))]).toEqual([now, ago, addDays(on, -ago)])
    }
})

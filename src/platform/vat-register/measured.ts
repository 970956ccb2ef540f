import { Lru } from '../lru/lru.ts'
import type { VatAnswer, VatRegister } from './vies.ts'

const keptMs = 600_000
const minuteMs = 60_000
/** Questions a minute: who types a number has it asked about once, and whoever types hundreds is not served by us. */
const mostPerMinute = 60

/**
 * A register that is asked with measure: what it said of a number is told again for ten minutes, and beyond sixty questions a
 * minute nothing is asked and nothing confirmed, so that nobody makes it shut us out.
 */
export function measured(register: VatRegister, now: () => number = Date.now): VatRegister {
  const said = new Lru<string, { at: number; answer: VatAnswer }>(1000)
  let begun = 0
  let asked = 0
  return async (number) => {
    const at = now()
    const known = said.get(number)
    if (known && at - known.at < keptMs) return known.answer
    if (at - begun >= minuteMs) [begun, asked] = [at, 0]
    asked += 1
    if (asked > mostPerMinute) return { state: 'no-answer', why: 'too many questions of ours' }
    const answer = await register(number)
    if (answer.state !== 'no-answer') said.set(number, { at, answer })
    return answer
  }
}

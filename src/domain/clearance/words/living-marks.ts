import listed from '../lists/living-marks.json' with { type: 'json' }
import { normalise } from './letters.ts'

let names: ReadonlySet<string> | undefined

/** Whether a word is somebody's well-known mark, so that it is not read as a compound or another spelling of words of the goods. */
export function isLivingMark(word: string): boolean {
  names ??= new Set(Object.values(listed.classes).flatMap((marks) => marks.map((mark) => normalise(mark).compact)))
  return names.has(word)
}

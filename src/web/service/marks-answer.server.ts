import { data } from 'react-router'
import { manyOf, oneOf, reading, writing, type FormAnswer, type Typed } from '../answers.server.ts'
import type { LoadContext } from '../load-context.ts'
import { searchWords } from '../mark-search.ts'
import { enterIntent, findControl, findIntent, foundControl } from './mark-controls.ts'
import { offeredMarks, type OfferedMarks } from './offered-marks.server.ts'

/** What a form with the own marks answers: those that were looked for, or what was refused, beside what was found and chosen. */
export interface MarksAnswer extends Partial<Pick<FormAnswer, 'refusal'>> {
  typed: Typed
  offered: OfferedMarks
}

/** Somebody looks for own marks: with the button, or by the Enter key after new words. */
function looksFor(typed: Typed): boolean {
  const intent = oneOf(typed, 'intent')
  return intent === findIntent || (intent === enterIntent && oneOf(typed, findControl) !== oneOf(typed, foundControl))
}

/** A form with own marks: what it looked for is shown with all that was typed; what is refused loses nothing that was found. */
export async function answeringMarks<T extends Response>(
  load: LoadContext,
  { typed, isRenewal }: { typed: Typed; isRenewal: boolean },
  work: () => Promise<T>,
) {
  const offered = async () =>
    await reading(
      offeredMarks(load, {
        isRenewal,
        search: searchWords(oneOf(typed, findControl)),
        chosen: manyOf(typed, 'trademarks'),
      }),
    )
  if (looksFor(typed)) return data<MarksAnswer>({ typed, offered: await offered() })
  const answer = await writing(typed, work)
  if (answer instanceof Response) return answer
  return data<MarksAnswer>({ ...answer.data, offered: await offered() }, answer.init ?? undefined)
}

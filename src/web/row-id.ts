import { data } from 'react-router'
import { errorList } from '#kernel/errors.ts'
import { isUuid } from '#kernel/ids.ts'

/** The id of a row in an address. A malformed one names nothing, like an unknown one: throws the answer that there is no such page. */
export function rowId(text: string | undefined): string {
  // An answer and no refusal: an argument is worked out before whatever turns refusals into answers has begun.
  if (text === undefined || !isUuid(text)) throw data({ code: 'not-found' }, { status: errorList['not-found'].status })
  return text
}

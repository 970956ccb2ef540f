import { AppError } from '#kernel/errors.ts'
import { isUuid } from '#kernel/ids.ts'

/** The id of a row in an address. A malformed one names nothing, like an unknown one: throws `not-found`. */
export function rowId(text: string | undefined): string {
  if (text === undefined || !isUuid(text)) throw new AppError('not-found')
  return text
}

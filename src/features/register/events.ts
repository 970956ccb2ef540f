import { defineEvent } from '#platform/events/events.ts'

/**
 * An import changed marks; told in the transaction that wrote them. `markIds` are new, came back into force, or read
 * otherwise (words, classes); `changedIds` were held and anything of them changed.
 */
export const marksChanged = defineEvent<{
  office: string
  revision: number
  markIds: number[]
  changedIds: number[]
}>('register.marks-changed')

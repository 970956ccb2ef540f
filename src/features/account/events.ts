import { defineEvent } from '#platform/events/events.ts'

/** An account is erased: in the same transaction everybody lets go of what they keep of it elsewhere. */
export const accountErased = defineEvent<{ userId: string }>('account.erased')

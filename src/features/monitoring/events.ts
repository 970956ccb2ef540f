import { defineEvent } from '#platform/events/events.ts'

/** What a search found is the client's to see from now on; `userId` is who of staff released it. */
export const searchReleased = defineEvent<{ taskId: string; userId: string | null }>('monitoring-task.released')

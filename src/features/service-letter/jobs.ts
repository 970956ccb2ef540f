import { z } from 'zod'
import { defineJob } from '#platform/queue/queue.ts'

/** Hands an approved letter to the mail server. What it does not take within a day is told back to staff as not sent. */
export const mailLetter = defineJob('service-letter.mail', {
  // Staff begin it again on the page of the order, where they see why it was not sent.
  byStaff: [],
  data: z.strictObject({ letter: z.uuid(), version: z.int().min(1) }),
  retries: 12,
  retrySeconds: 30,
  retryMaxSeconds: 14_400,
  expireSeconds: 120,
})

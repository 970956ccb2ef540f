import { z } from 'zod'
import { defineJob } from '#platform/queue/queue.ts'

/**
 * Hands an approved letter to the mail server. What it refuses is told back to staff at once, as not sent; what could not be
 * recorded is tried again under the same Message-ID, and once the tries are over staff repeat it, so that no letter stays between.
 */
export const mailLetter = defineJob('service-letter.mail', {
  byStaff: ['repeat'],
  data: z.strictObject({ letter: z.uuid(), version: z.int().min(1) }),
  retries: 12,
  retrySeconds: 30,
  retryMaxSeconds: 14_400,
  expireSeconds: 120,
})

import { z } from 'zod'

/** One change of who works on a matter; the newest last. */
export const assigneeChange = z.object({
  admin_id: z.uuid().nullable(),
  assigned_by: z.uuid().nullable(),
  at: z.iso.datetime({ offset: true }),
})
export type AssigneeChange = z.infer<typeof assigneeChange>

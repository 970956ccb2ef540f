import { taskList, taskShow } from '#operations/staff/task.ts'
import { equals, search, type Reads } from '../reads.ts'

/** How the queue says that a task stands. */
export const taskStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
export type TaskState = (typeof taskStates)[number]

export const isTaskState = (text: string): text is TaskState => taskStates.some((state) => state === text)

export const taskReads: Reads = {
  list: taskList,
  show: taskShow,
  filters: { q: search(['type']), state: equals('status') },
  choices: { state: taskStates },
  sorts: { at: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

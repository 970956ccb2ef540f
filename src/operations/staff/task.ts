import { equals, type ListReads, search } from './list-reads.ts'
import { staffPage, type StaffRow } from './page.ts'

const fields = 'id type status created_at updated_at execution_time options result'

export const taskList = staffPage('task', 'list', fields)
export const taskShow = staffPage('task', 'show', fields)

/** A task of the queue: what it is and how it stands, never what it is about. */
export type TaskRow = StaffRow<'task', 'show'>

/** How the queue says that a task stands. */
export const taskStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const
export type TaskState = (typeof taskStates)[number]

export const isTaskState = (text: string): text is TaskState => taskStates.some((state) => state === text)

export const taskReads: ListReads = {
  table: 'task',
  list: taskList,
  show: taskShow,
  filters: { q: search(['type']), state: equals('status') },
  choices: { state: taskStates },
  sorts: { at: 'created_at' },
  blanks: [],
  first: { field: 'created_at', order: 'DESC' },
}

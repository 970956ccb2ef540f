import { staffPage, type StaffRow } from './page.ts'

const fields = 'id type status created_at updated_at execution_time options result'

export const taskList = staffPage('task', 'list', fields)
export const taskShow = staffPage('task', 'show', fields)

/** A task of the queue: what it is and how it stands, never what it is about. */
export type TaskRow = StaffRow<'task', 'show'>

import { entityOperations } from '../entity-operations.ts'

export interface Task {
  id: string
  type: string
  status: string
  execution_time: string
  created_at: string
  updated_at: string
  options: unknown
  result: unknown
}

export const task = entityOperations<'task', Task, { id: string }>({
  entity: 'task',
  key: { id: 'String!' },
  fields: ['id', 'type', 'status', 'execution_time', 'created_at', 'updated_at', 'options', 'result'],
  ownFields: [],
  constraint: null,
})

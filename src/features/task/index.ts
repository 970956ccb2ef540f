import type { Feature } from '#features/feature.ts'
import { taskCancel, taskClearQueue, taskKinds, taskRepeat } from '#contract/task.ts'
import { AppError, found } from '#kernel/errors.ts'
import type { ByStaff, Queue } from '#platform/queue/queue.ts'
import { handle, type CallFacilities } from '#features/facilities.ts'

const waiting = ['created', 'retry']
const over = ['failed', 'cancelled']

const typesOf = (queue: Queue, action: ByStaff): string[] =>
  queue.kinds.filter(({ byStaff }) => byStaff.includes(action)).map(({ name }) => name)

/** Moves one task, when its type allows the action and it stands where the action begins. */
async function move(facilities: CallFacilities, id: string, action: ByStaff): Promise<{ done: true }> {
  const [from, to] = action === 'repeat' ? [over, 'created'] : [waiting, 'cancelled']
  await facilities.write(async (tx) => {
    const { rows } = await tx.$client.query<{ type: string }>('select type from task where id = $1', [id])
    const { type } = found(rows[0])
    if (!typesOf(facilities.queue(), action).includes(type)) throw new AppError('transition-refused')
    const { rowCount } = await tx.$client.query(
      `update task set status = $3, execution_time = now() where id = $1 and status = any($2)`,
      [id, from, to],
    )
    if (rowCount !== 1) throw new AppError('transition-refused')
  })
  return { done: true }
}

const kinds = handle(taskKinds, async (_none, _caller, facilities) => ({
  kinds: await Promise.resolve(facilities.queue().kinds.map(({ name, byStaff }) => ({ name, byStaff: [...byStaff] }))),
}))

const repeat = handle(
  taskRepeat,
  async ({ params }, _caller, facilities) => await move(facilities, params.id, 'repeat'),
)

const cancel = handle(
  taskCancel,
  async ({ params }, _caller, facilities) => await move(facilities, params.id, 'cancel'),
)

const clearQueue = handle(taskClearQueue, async ({ body }, _caller, facilities) => {
  const types = typesOf(facilities.queue(), 'cancel').filter((type) => body.type === undefined || type === body.type)
  if (types.length === 0) throw new AppError('not-found')
  const cancelled = await facilities.write(
    async (tx) =>
      await tx.$client.query(`update task set status = 'cancelled' where type = any($1) and status = any($2)`, [
        types,
        waiting,
      ]),
  )
  return { cancelled: cancelled.rowCount ?? 0 }
})

export const feature: Feature = {
  name: 'task',
  handlers: [kinds, repeat, cancel, clearQueue],
}

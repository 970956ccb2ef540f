import { useState } from 'react'
import { taskClearQueue, taskKinds } from '#contract/task.ts'
import { type TaskRow, isTaskState, type TaskState } from '#operations/staff/task.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { ListPage } from '../kit/list-page.tsx'
import { formatInstant } from '../kit/time.ts'

/** Cancels what waits of one type: those that the queue says may be cancelled, chosen first, so that nothing goes by one press. */
function ClearQueue() {
  const t = useText()
  const { data } = useAsk(taskKinds, {})
  const [type, setType] = useState('')
  const clear = useSend(taskClearQueue, { done: t('task.cleared') })
  const types = (data?.kinds ?? []).filter(({ byStaff }) => byStaff.includes('cancel'))
  if (types.length === 0) return null
  return (
    <form
      className="mw-cluster"
      onSubmit={(event) => {
        event.preventDefault()
        void clear.send({ body: { type } }).then(({ ok }) => ok && setType(''))
      }}
    >
      <Select
        name="clear"
        label={t('task.clearType')}
        empty={t('choose')}
        options={types.map(({ name }) => ({ value: name, label: name }))}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      <Button small type="submit" busy={clear.busy} disabled={type === ''}>
        {t('task.clear')}
      </Button>
    </form>
  )
}

/** The tasks of the queue, the newest first. */
export function TaskList() {
  const t = useText()
  const language = useLanguage()
  return (
    <ListPage<TaskRow>
      table="task"
      title="lists.task"
      actions={<ClearQueue />}
      filters={[{ name: 'state', label: t('field.state'), nameOf: (value) => t(`task.state.${value as TaskState}`) }]}
      columns={[
        { key: 'type', title: t('task.type'), head: true, render: (row) => row.type },
        {
          key: 'state',
          title: t('field.state'),
          render: (row) => (isTaskState(row.status) ? t(`task.state.${row.status}`) : row.status),
        },
        { key: 'at', title: t('field.created'), render: (row) => formatInstant(row.created_at, language) },
        { key: 'next', title: t('task.at'), render: (row) => formatInstant(row.execution_time, language) },
      ]}
    />
  )
}

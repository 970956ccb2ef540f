import { z } from 'zod'
import { taskCancel, taskKinds, taskRepeat } from '#contract/task.ts'
import { type TaskRow, isTaskState } from '#operations/staff/task.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { formatInstant } from '../kit/time.ts'

const tried = z.object({ tried: z.number(), retries: z.number() })
const failed = z.object({ message: z.string() })

/** One task of the queue: how it stands, why it failed, and what its type lets staff do with it. */
export function TaskShow() {
  return <ShowPage<TaskRow> table="task">{(row) => <Task row={row} key={row.id} />}</ShowPage>
}

function Task({ row }: { row: TaskRow }) {
  const t = useText()
  const language = useLanguage()
  const tries = tried.safeParse(row.options).data
  const message = failed.safeParse(row.result).data?.message
  return (
    <Page title={row.type} sub={isTaskState(row.status) ? t(`task.state.${row.status}`) : row.status}>
      <div className="wb-two">
        <div>
          <Section title={t('queue.facts')}>
            <Facts
              plain
              facts={[
                { key: 'created', label: t('field.created'), value: formatInstant(row.created_at, language) },
                { key: 'at', label: t('task.at'), value: formatInstant(row.execution_time, language) },
                { key: 'updated', label: t('task.updated'), value: formatInstant(row.updated_at, language) },
                ...(tries
                  ? [
                      {
                        key: 'tries',
                        label: t('task.tries'),
                        value: t('task.triesOf', { tried: tries.tried, most: tries.retries }),
                      },
                    ]
                  : []),
              ]}
            />
          </Section>
          {message !== undefined && (
            <Section title={t('task.failure')}>
              <p className="mw-lines">{message}</p>
            </Section>
          )}
        </div>
        <div>
          <Section title={t('task.todo')}>
            <Actions row={row} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function Actions({ row }: { row: TaskRow }) {
  const t = useText()
  const { data } = useAsk(taskKinds, {})
  const repeat = useSend(taskRepeat, { done: t('task.repeated') })
  const cancel = useSend(taskCancel, { done: t('task.cancelled') })
  const allowed = data?.kinds.find(({ name }) => name === row.type)?.byStaff ?? []
  const mayRepeat = allowed.includes('repeat') && ['failed', 'cancelled'].includes(row.status)
  const mayCancel = allowed.includes('cancel') && ['created', 'retry'].includes(row.status)
  if (!mayRepeat && !mayCancel) return <p className="mw-muted mw-small">{t('task.nothing')}</p>
  return (
    <div className="mw-cluster">
      {mayRepeat && (
        <Button small busy={repeat.busy} onClick={() => void repeat.send({ params: { id: row.id } })}>
          {t('task.repeat')}
        </Button>
      )}
      {mayCancel && (
        <Button small busy={cancel.busy} onClick={() => void cancel.send({ params: { id: row.id } })}>
          {t('task.cancel')}
        </Button>
      )}
    </div>
  )
}

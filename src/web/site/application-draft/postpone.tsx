import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'

interface PostponeProps {
  data: DraftData
  /** What was typed and refused. */
  typed: string | undefined
  error: string | undefined
}

/** The draft rests until a day that its client chooses; while it rests, the way on. */
export function Postpone({ data, typed, error }: PostponeProps) {
  const t = useText('draft')
  const { rest } = data
  const intent = useNavigation().formData?.get('intent')
  if (!rest.mayPostpone) return null
  const isResting = data.status === 'Application postponed'
  return (
    <section className="mt-4" id="postpone" aria-labelledby="postpone-title">
      {isResting && (
        <Form method="post" className="mb-4">
          <p className="mb-2">{rest.until === null ? t('rest.noDay') : t('rest.until', { date: rest.until })}</p>
          <Button kind="primary" type="submit" name="intent" value="resume" busy={intent === 'resume'}>
            {t('rest.goOn')}
          </Button>
        </Form>
      )}
      <details className="mw-more" open={error !== undefined}>
        <summary id="postpone-title">{t(isResting ? 'rest.another' : 'rest.title')}</summary>
        <Form method="post" className="mw-stack mt-2" noValidate>
          <p className="mw-small">{t('rest.text')}</p>
          {rest.priorityEnd !== null && <p className="mw-small">{t('rest.priority', { date: rest.priorityEnd })}</p>}
          <TextField
            short
            type="date"
            name="until"
            label={t('rest.day')}
            hint={t('rest.hint')}
            defaultValue={typed}
            min={rest.first}
            max={rest.last}
            error={error}
          />
          <div>
            <Button small type="submit" name="intent" value="postpone" busy={intent === 'postpone'}>
              {t('rest.submit')}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  )
}

import { Form, useNavigation } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { LetGoForm } from '../../form/let-go-form.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { OfficeActionData } from './load.server.ts'

/** What follows when nobody answers, the reminders before it, and the way to say that nobody will. */
export function Nothing({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  const common = useText('portal')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const { due, remindOn, reminders, can, status } = data
  if (due === null || status === 'Response submitted' || status === 'Abandoned') return null
  return (
    <Entry id="nothing" number={4} margin={t('nothing.margin')}>
      <h2 className="mw-h2 mb-2" id="nothing-title">
        {t('nothing.title')}
      </h2>
      <p className="mw-prose">{t('nothing.text', { date: formatDate(due, language) })}</p>
      <Form method="post" className="mw-stack mw-stack--s mt-2">
        <p className="mw-small">
          {remindOn.length > 0 ? t('nothing.reminders', { dates: remindOn.join('; ') }) : t('nothing.noReminders')}
        </p>
        <input type="hidden" name="enabled" value={reminders ? 'no' : 'yes'} />
        <div>
          <Button small type="submit" name="intent" value="reminders" busy={busy}>
            {t(reminders ? 'nothing.stop' : 'nothing.start')}
          </Button>
        </div>
      </Form>
      {can.abandon && (
        <LetGoForm
          title={t('nothing.letGo')}
          text={t('nothing.letGoText')}
          why={t('nothing.why')}
          optional={common('brands.optional')}
          submit={t('nothing.submit')}
        />
      )}
    </Entry>
  )
}

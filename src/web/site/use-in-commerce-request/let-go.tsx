import { Form, useNavigation } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { UseInCommerceData } from './load.server.ts'

/** What follows when nothing is filed, and the way to say that nothing will be. */
export function LetGo({ data }: { data: UseInCommerceData }) {
  const t = useText('use-in-commerce')
  const language = useLanguage()
  const busy = useNavigation().state !== 'idle'
  if (!data.can.abandon || data.held === null) return null
  const date = data.lateUntil ?? formatDate(data.held.date, language)
  const follows = data.place.code !== 'US' ? 'other' : data.isStatement ? 'statement' : 'registered'
  return (
    <Entry id="nothing" number={7} margin={t('letGo.margin')}>
      <h2 className="mw-h2 mb-2" id="nothing-title">
        {t('letGo.title')}
      </h2>
      <p className="mw-prose">{t(`letGo.${follows}`, { date })}</p>
      <details className="mw-more mt-2">
        <summary>{t('letGo.open')}</summary>
        <Form method="post" className="mw-stack mw-stack--s">
          <p>{t('letGo.text')}</p>
          <TextArea
            name="note"
            label={t('letGo.why')}
            optional={t('optional')}
            className="mw-textarea--short"
            maxLength={2000}
          />
          <div>
            <Button type="submit" name="intent" value="abandon" busy={busy}>
              {t('letGo.submit')}
            </Button>
          </div>
        </Form>
      </details>
    </Entry>
  )
}

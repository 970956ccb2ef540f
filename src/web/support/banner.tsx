import { dateTimeFormat } from '#kernel/formatters.ts'
import { officeZone } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { useRootData } from '../root-data.ts'
import './banner.css'

/** On every page while somebody of staff acts for a customer: who, for whom, until when, what is closed, and the way out. */
export function SupportBanner() {
  const t = useText('common')
  const language = useLanguage()
  const { support, user } = useRootData()
  if (!support) return null
  const time = dateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone: officeZone })
  return (
    <aside className="mw-support" aria-label={support.by}>
      <p>
        <strong>
          {t('support.banner', { by: support.by, name: user?.name ?? '', time: time.format(new Date(support.until)) })}
        </strong>{' '}
        {t('support.note')}
      </p>
      <form method="post" action={path.supportEnd()}>
        <Button small type="submit">
          {t('support.end')}
        </Button>
      </form>
    </aside>
  )
}

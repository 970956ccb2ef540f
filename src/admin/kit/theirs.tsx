import { isPlainDate } from '#kernel/dates.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from './time.ts'
import type { KeptEdit } from './use-kept-text.ts'

/** Below a field: what somebody else wrote there since one began to type, and which of the two stays. */
export function Theirs({ edit: { theirs, forget, insist } }: { edit: KeptEdit }) {
  const t = useText()
  const language = useLanguage()
  if (theirs === null) return null
  return (
    <div className="mw-stack mw-stack--s" role="status">
      <p className="mw-small">{theirs === '' ? t('theirs.emptied') : t('theirs.changed')}</p>
      {theirs !== '' && (
        <p className="mw-lines mw-small mw-muted">{isPlainDate(theirs) ? formatDate(theirs, language) : theirs}</p>
      )}
      <div className="mw-cluster">
        <Button small onClick={forget}>
          {t('theirs.take')}
        </Button>
        <Button small onClick={insist}>
          {t('theirs.mine')}
        </Button>
      </div>
    </div>
  )
}

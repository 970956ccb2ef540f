import { HttpError } from 'ra-core'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { clockTime } from './time.ts'

/** What stands where a screen could not be read. */
export function ReadFailure({ error, retry }: { error: unknown; retry?: () => void }) {
  const t = useText()
  const missing = error instanceof HttpError && error.status === 404
  return (
    <div className="wb-pad mw-stack">
      <Callout tone="seal" title={missing ? t('read.missing') : t('read.failed')}>
        <p>{missing ? t('read.missingText') : t('read.failedText')}</p>
      </Callout>
      {!missing && retry && (
        <Button small onClick={retry}>
          {t('read.again')}
        </Button>
      )}
    </div>
  )
}

/** Over rows that could not be read again: as of when they are. `at` is in milliseconds. */
export function StaleNote({ at, retry }: { at: number; retry: () => void }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className="wb-pad" role="status">
      <Callout tone="amber" title={t('read.stale', { time: clockTime(new Date(at), language) })}>
        <Button small onClick={retry}>
          {t('read.again')}
        </Button>
      </Callout>
    </div>
  )
}

/** Ruled lines where rows are about to be; nothing jumps when they come. */
export function Waiting({ lines = 6 }: { lines?: number }) {
  const t = useText()
  return (
    <div className="wb-waiting" role="status" aria-label={t('read.waiting')}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} aria-hidden="true" />
      ))}
    </div>
  )
}

import { useText } from '../i18n/text.ts'

/** The formula in words, and what it cannot tell. */
export function HowWeCount({ version, open }: { version: string | null; open?: boolean }) {
  const t = useText('checker')
  return (
    <details className="mw-more" open={open}>
      <summary>{t('how.title')}</summary>
      <div className="mw-prose mw-small mw-stack mw-stack--s">
        <p>{t('how.signs')}</p>
        <p>{t('how.mark')}</p>
        <p>{t('how.risk')}</p>
        <p>
          {t('how.limits')} {version && t('how.version', { version })}
        </p>
      </div>
    </details>
  )
}

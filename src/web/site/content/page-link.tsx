import type { Language } from '#kernel/languages.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { addressIn } from '../../path.ts'

/** A link to a page of text. A title that is not in the reader's language is marked, and said to be. */
export function PageLink({ page }: { page: { address: string; title: string; language: Language } }) {
  const names = useText('common')
  const language = useLanguage()
  const other = page.language === language ? undefined : page.language
  return (
    <>
      <a href={addressIn(language, page.address)} lang={other} hrefLang={other}>
        {page.title}
      </a>
      {other && <small className="mw-muted"> ({names(`languages.${other}`)})</small>}
    </>
  )
}

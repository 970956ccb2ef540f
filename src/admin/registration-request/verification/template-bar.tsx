import { useLanguage, useText } from '../../i18n/texts.ts'
import { clientLanguage, withParagraph } from './notes.ts'
import { templateKeys, templateText, templateTitle } from './templates.ts'
import type { ResultDraft } from './result-draft.ts'

interface TemplateBarProps {
  mark: string
  /** The language the client reads. */
  language: string
  draft: ResultDraft
  onChange: (note: string) => void
}

/** Paragraphs for the note, filled with the facts of the result as it stands. */
export function TemplateBar({ mark, language, draft, onChange }: TemplateBarProps) {
  const t = useText()
  const own = useLanguage()
  const client = clientLanguage(language)
  return (
    <div className="wb-tpl" role="group" aria-label={t('result.templates')}>
      {templateKeys.map((key) => (
        <button
          key={key}
          type="button"
          className="wb-flag"
          onClick={() => onChange(withParagraph(draft.clientNote, templateText(key, mark, draft, client)))}
        >
          {templateTitle(key, own)}
        </button>
      ))}
    </div>
  )
}

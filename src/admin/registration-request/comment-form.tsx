import { useState } from 'react'
import { applicationComment, applicationSuggest, applicationSuggestionOffered } from '#contract/application.ts'
import { draftSections, sectionOf, type DraftSection } from '#domain/registration/sections.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/**
 * What staff answer about a draft. Where a program suggests words, they are put into the field and nowhere else; that a comment
 * began so is kept until it is sent, because the client reads it: what was cut out may be put in again.
 */
export function CommentForm({ applicationId }: { applicationId: string }) {
  const t = useText()
  const params = { id: applicationId }
  const [text, setText] = useKeptText(`comment:${applicationId}`)
  const [suggested, setSuggested] = useKeptText(`comment-suggested:${applicationId}`)
  const [section, setSection] = useState<DraftSection | null>(null)
  const comment = useSend(applicationComment, { done: t('comments.sent') })
  const { data: suggestions } = useAsk(applicationSuggestionOffered, { params })
  const suggest = useSend(applicationSuggest, { keepScreen: true })
  const isEmpty = text.trim() === ''
  const send = async (): Promise<void> => {
    const body = { type: 'comment', content: text, section, suggested: suggested !== '' } as const
    const answer = await comment.send({ params, body })
    if (!answer.ok) return
    setText('')
    setSuggested('')
  }
  const ask = async (): Promise<void> => {
    const answer = await suggest.send({ params, body: { section } })
    if (!answer.ok) return
    setText(answer.value.text)
    setSuggested(answer.value.isCut ? 'cut' : 'yes')
  }
  return (
    <form
      className="mw-stack--s"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        name="comment"
        label={t('comments.label')}
        hint={isEmpty ? t('comments.hint') : `${t('comments.hint')} ${t('save.kept')}`}
        className="mw-textarea--short"
        // What comes late would be written over words that were typed meanwhile.
        readOnly={suggest.busy}
        value={text}
        error={fieldError(comment.fields, 'content', t('comments.label'))}
        onChange={(event) => setText(event.target.value)}
      />
      {suggested !== '' && (
        <p className="mw-small" role="status">
          {t('comments.suggested')} {suggested === 'cut' && t('comments.suggestedCut')}
        </p>
      )}
      <Select
        name="section"
        label={t('comments.about')}
        empty={t('comments.whole')}
        value={section ?? ''}
        options={draftSections.map((value) => ({ value, label: t(`comments.section.${value}`) }))}
        onChange={(event) => setSection(sectionOf(event.target.value))}
      />
      <div className="mw-cluster">
        <Button small type="submit" busy={comment.busy} disabled={isEmpty}>
          {t('comments.send')}
        </Button>
        {/* Words that somebody typed are never written over. */}
        {suggestions?.offered === true && isEmpty && (
          <Button small kind="quiet" busy={suggest.busy} onClick={() => void ask()}>
            {t('comments.suggest')}
          </Button>
        )}
      </div>
      {suggestions?.offered === true && isEmpty && <p className="mw-fine mw-muted">{t('comments.suggestWhat')}</p>}
    </form>
  )
}

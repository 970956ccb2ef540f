import { commerceUseComment, commerceUseShow } from '#contract/use-in-commerce.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { fieldError, useAsk, useSend } from '../calls.ts'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatInstant } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'

/** What the client and we write to each other; what we write is mailed. */
export function Thread({ id }: { id: string }) {
  const t = useText()
  const language = useLanguage()
  const [text, setText] = useKeptText(`use-comment:${id}`)
  const { data, refetch } = useAsk(commerceUseShow, { params: { id } }, 0)
  const comment = useSend(commerceUseComment, { done: t('useInCommerce.written') })
  const send = async (): Promise<void> => {
    const answer = await comment.send({ params: { id }, body: { content: text } })
    if (!answer.ok) return
    setText('')
    await refetch()
  }
  return (
    <div className="mw-stack">
      <ul className="mw-ruled">
        {data?.comments.map((one) => (
          <li key={one.id}>
            <small className="mw-muted">
              {one.by || t(one.isOurs ? 'useInCommerce.we' : 'field.client')}, {formatInstant(one.at, language)}
            </small>
            <p className="mw-lines">{one.text}</p>
          </li>
        ))}
      </ul>
      <form
        className="mw-stack wb-form"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          name="content"
          className="mw-textarea--short"
          label={t('useInCommerce.write')}
          maxLength={2000}
          value={text}
          error={fieldError(comment.fields, 'content', t('useInCommerce.write'))}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button small type="submit" busy={comment.busy} disabled={text.trim() === ''}>
            {t('useInCommerce.send')}
          </Button>
        </div>
      </form>
    </div>
  )
}

import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'

interface OwnWordsProps {
  data: DraftData
  editable: boolean
  /** What was typed and refused. */
  typed: string | undefined
  error: string | undefined
}

/** What the client said of what they sell: the lists are written from it. */
export function OwnWords({ data, editable, typed, error }: OwnWordsProps) {
  const t = useText('draft')
  const draft = useDraft(`draft-words-${data.id}-${data.words.length}`)
  const busy = useNavigation().state !== 'idle'
  return (
    <details className="mw-more mt-3" open={error !== undefined}>
      <summary>{t('words.title')}</summary>
      {editable ? (
        <Form key={data.words} ref={draft} method="post" className="mw-stack mt-2" noValidate>
          <TextArea
            name="businessDescription"
            label={t('words.label')}
            hint={t('words.hint')}
            defaultValue={typed ?? data.words}
            maxLength={2000}
            rows={5}
            error={error}
          />
          <div>
            <Button small type="submit" name="intent" value="words" busy={busy}>
              {t('words.save')}
            </Button>
          </div>
        </Form>
      ) : (
        <p className="mw-lines mt-2">{data.words}</p>
      )}
    </details>
  )
}

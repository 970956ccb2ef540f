import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useText } from '../i18n/text.ts'
import type { OwnMark } from './marks.server.ts'

interface OwnMarksFieldsProps {
  marks: readonly OwnMark[]
  ticked: readonly string[]
  error?: string | undefined
}

/** One's own trademarks, to tick those that a service is for; nothing for who has none. */
export function OwnMarksFields({ marks, ticked, error }: OwnMarksFieldsProps) {
  const t = useText('service')
  if (marks.length === 0) return null
  return (
    <>
      <Fieldset id="trademarks" legend={t('yours')} error={error}>
        <p className="mw-small mw-muted mb-2">{t('yoursText')}</p>
        <Choices>
          {marks.map((mark) => (
            <Choice
              key={mark.id}
              name="trademarks"
              value={mark.id}
              defaultChecked={ticked.includes(mark.id)}
              title={mark.name}
              text={[mark.place.name, mark.number, mark.until && t('until', { date: mark.until })]
                .filter(Boolean)
                .join(', ')}
            />
          ))}
        </Choices>
      </Fieldset>
      <h2 className="mw-h3">{t('another')}</h2>
    </>
  )
}

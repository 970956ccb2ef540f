import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useText } from '../i18n/text.ts'
import type { OwnMark } from './marks.server.ts'

interface OwnMarksFieldsProps {
  marks: readonly OwnMark[]
  ticked: readonly string[]
  error?: string | undefined
  /** Where renewals are ordered: the registrations at WIPO with which one's designations are renewed. */
  atWipo?: readonly string[] | null
  /** Services are chosen beside the marks: of a designation it is said where it is renewed. */
  anyService?: boolean
}

/** One's own trademarks, to tick those that a service is for; nothing for who has none. */
export function OwnMarksFields({ marks, ticked, error, atWipo = null, anyService = false }: OwnMarksFieldsProps) {
  const t = useText('service')
  const note = atWipo && (
    <p className="mw-small">
      {atWipo.length === 0
        ? t('renewedAtWipo')
        : t('renewedThere', { numbers: atWipo.join(', '), count: atWipo.length })}
    </p>
  )
  if (marks.length === 0) return note
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
              text={[
                mark.place.name,
                mark.number,
                mark.until && t('until', { date: mark.until }),
                anyService && mark.isDesignation && t('designation'),
              ]
                .filter(Boolean)
                .join(', ')}
            />
          ))}
        </Choices>
        {note}
      </Fieldset>
      <h2 className="mw-h3">{t('another')}</h2>
    </>
  )
}

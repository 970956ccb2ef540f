import { z } from 'zod'
import { lawfulUses, useAnswers, type LawfulUse, type UseAnswer } from '#domain/enforcement/lawful-uses.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/texts.ts'

/** Answers about lawful uses as they are typed. */
export const typedUses = z.partialRecord(
  z.enum(lawfulUses),
  z.object({ applies: z.enum([...useAnswers, '']), ground: z.string() }),
)
export type TypedUses = z.infer<typeof typedUses>

/** What a form begins with. */
export const usesTyped = (checklist: readonly UseAnswer[]): TypedUses =>
  Object.fromEntries(checklist.map(({ use, ...answer }) => [use, answer]))

/** What a call takes of them; a lawful use without an answer, or without what it rests on, is left out. */
export const usesAnswered = (typed: TypedUses): UseAnswer[] =>
  lawfulUses.flatMap((use) => {
    const answer = typed[use]
    return answer && answer.applies !== '' && answer.ground.trim() !== ''
      ? [{ use, applies: answer.applies, ground: answer.ground }]
      : []
  })

interface LawfulUsesProps {
  /** Tells this form from others on the page. */
  at: string
  typed: TypedUses
  onChange: (typed: TypedUses) => void
}

/** Every lawful use with its answer and what it rests on: nobody is asked to stop before each is excluded. */
export function LawfulUses({ at, typed, onChange }: LawfulUsesProps) {
  const t = useText()
  const change = (use: LawfulUse, part: Partial<NonNullable<TypedUses[LawfulUse]>>) =>
    onChange({ ...typed, [use]: { applies: '' as const, ground: '', ...typed[use], ...part } })
  return (
    <fieldset className="mw-fieldset mw-stack">
      <legend className="mw-h4">{t('notice.checklist')}</legend>
      <p className="mw-small mw-muted">{t('notice.checklistText')}</p>
      {lawfulUses.map((use) => (
        <div key={use} className="mw-pair">
          <Select
            name={`use-${use}-${at}`}
            label={t(`notice.use.${use}`)}
            empty={t('notice.noAnswer')}
            options={useAnswers.map((value) => ({ value, label: t(`notice.applies.${value}`) }))}
            value={typed[use]?.applies ?? ''}
            onChange={(event) => change(use, { applies: useAnswers.find((one) => one === event.target.value) ?? '' })}
          />
          <TextField
            name={`ground-${use}-${at}`}
            label={t('notice.ground', { use: t(`notice.use.${use}`) })}
            maxLength={2000}
            value={typed[use]?.ground ?? ''}
            onChange={(event) => change(use, { ground: event.target.value })}
          />
        </div>
      ))}
    </fieldset>
  )
}

import { z } from 'zod'
import { lawfulUses, useAnswers, type UseAnswer } from '#domain/enforcement/lawful-uses.ts'
import { useText } from '../i18n/texts.ts'
import { Answers } from './answers.tsx'

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
  return (
    <Answers
      at={at}
      legend={t('notice.checklist')}
      text={t('notice.checklistText')}
      names={lawfulUses}
      labelOf={(use) => t(`notice.use.${use}`)}
      answerOf={(applies) => t(`notice.applies.${applies}`)}
      typed={typed}
      onChange={onChange}
    />
  )
}

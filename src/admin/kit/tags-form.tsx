import type { TagCall } from '#contract/note.ts'
import { TextField } from '#ui/text-field.tsx'
import { fieldErrorWithin, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { StepForm } from './step-form.tsx'
import { Theirs } from './theirs.tsx'
import { useKeptEdit } from './use-kept-text.ts'

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** Words by which staff find a matter, with commas between them. */
export function TagsForm({ call, id, tags }: { call: TagCall; id: string; tags: string[] }) {
  const t = useText()
  const edit = useKeptEdit(`tags:${id}`, tags.join(', '))
  const save = useSend(call, { done: t('tags.saved'), ownRefusal: true })
  return (
    <StepForm
      send={async () => {
        const body = { tags: wordsIn(edit.text), before: wordsIn(edit.base) }
        const answer = await save.send({ params: { id }, body })
        if (answer.ok) edit.forget()
      }}
      refused={save.error}
      busy={save.busy}
      submit={t('tags.save')}
    >
      <TextField
        name="tags"
        label={t('tags.label')}
        hint={t('tags.hint')}
        value={edit.text}
        maxLength={1300}
        error={fieldErrorWithin(save.fields, 'tags', t('tags.label'))}
        onChange={(event) => edit.set(event.target.value)}
      />
      <Theirs edit={edit} />
    </StepForm>
  )
}

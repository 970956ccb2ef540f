import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../../answers.server.ts'
import { useOnceKey } from '../../../form/use-once-key.ts'
import { useText } from '../../../i18n/text.ts'
import { useMarkLabels } from './use-mark-labels.ts'

interface MarkListProps {
  most: number
  answer: FormAnswer | undefined
  busy: boolean
}

/** Marks copied from a table. All of them are added or none, and each line that is refused says what of it. */
export function MarkList({ most, answer, busy }: MarkListProps) {
  const t = useText('portal')
  const refused = useText('errors')
  const labels: Readonly<Record<string, string>> = useMarkLabels()
  const form = useDraft('own-list')
  const key = useOnceKey(answer?.typed.key?.[0] ?? '')
  const fields = Object.entries(answer?.refusal.fields ?? {})
  const whole = fields.find(([name]) => name === 'list')?.[1]
  const lines = fields.flatMap(([name, code]) => {
    const [, line, field] = /^line-(\d+)-(\w+)$/.exec(name) ?? []
    return line === undefined || field === undefined ? [] : [{ line: Number(line), field, code }]
  })
  return (
    <Entry id="list" margin={t('add.listMargin')}>
      <h2 className="mw-h3 mb-2" id="list-title">
        {t('add.list')}
      </h2>
      <p className="mb-2">{t('add.listText', { most })}</p>
      <Form method="post" className="mw-stack" noValidate ref={form}>
        {lines.length > 0 && (
          <div role="alert">
            <p className="mw-error">{t('add.listRefused')}</p>
            <ul className="mw-stack mw-stack--s">
              {lines
                .toSorted((a, b) => a.line - b.line)
                .map(({ line, field, code }) => (
                  <li key={`${line}-${field}`}>
                    {t('add.line', { line })} {refused(`field.${code}`, { label: labels[field] ?? field })}
                  </li>
                ))}
            </ul>
          </div>
        )}
        <input type="hidden" name="key" value={key} />
        <TextArea
          name="list"
          label={t('add.listLabel')}
          hint={t('add.listHint')}
          rows={8}
          defaultValue={answer?.typed.list?.[0] ?? ''}
          error={whole ? refused(`field.${whole}`, { label: t('add.listLabel') }) : undefined}
        />
        <div>
          <Button type="submit" name="intent" value="list" busy={busy}>
            {t('add.listSubmit')}
          </Button>
        </div>
      </Form>
    </Entry>
  )
}

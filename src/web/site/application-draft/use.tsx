import { Form, useNavigation } from 'react-router'
import { draftedBases } from '#domain/use-in-commerce/status.ts'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { useText } from '../../i18n/text.ts'
import { SpecimensOfClass } from '../use-in-commerce-request/specimens.tsx'
import '../use-in-commerce-request/use-in-commerce.css'
import { ChangedTag } from './changes.tsx'
import { controlsOfUse } from './controls.ts'
import type { DraftData } from './draft.server.ts'
import type { DraftUse } from './parts.server.ts'

interface UseProps {
  data: DraftData
  use: DraftUse
  number: number
  editable: boolean
  errors: Record<string, string>
  typed: FormAnswer['typed'] | undefined
}

/** On what the application rests and, where that is use, since when. */
function BasisForm({ data, use, errors, typed }: Omit<UseProps, 'number' | 'editable'>) {
  const t = useText('draft')
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(`draft-basis-${data.id}-${data.seen}`)
  const own = typed?.intent?.[0] === 'basis' ? typed : undefined
  return (
    <Form ref={draft} method="post" className="mw-stack mt-2" noValidate key={data.seen}>
      <Select
        name="basis"
        label={t('use.basis')}
        empty={t('use.unsaid')}
        defaultValue={own?.basis?.[0] ?? use.basis}
        error={errors.basis}
        options={draftedBases.map((value) => ({ value, label: t(`use.bases.${value}`) }))}
      />
      {use.classes.map((one) => {
        const names = controlsOfUse(one.number)
        return (
          <Fieldset key={one.id} plain legend={t('use.class', { number: one.number, name: one.name })}>
            <input type="hidden" name="class" value={one.id} />
            <div className="mw-cols-2">
              <TextField
                name={names.firstUseAnywhere}
                type="date"
                label={t('use.anywhere')}
                optional={t('use.onlyInUse')}
                defaultValue={own?.[names.firstUseAnywhere]?.[0] ?? one.firstUseAnywhere}
                error={errors[names.firstUseAnywhere]}
              />
              <TextField
                name={names.firstUseInCommerce}
                type="date"
                label={t('use.commerce')}
                optional={t('use.onlyInUse')}
                defaultValue={own?.[names.firstUseInCommerce]?.[0] ?? one.firstUseInCommerce}
                error={errors[names.firstUseInCommerce]}
              />
            </div>
          </Fieldset>
        )
      })}
      <div>
        <Button small type="submit" name="intent" value="basis" busy={busy}>
          {t('use.save')}
        </Button>
      </div>
    </Form>
  )
}

/** What is said to the USPTO about use of the mark, and what shows it. */
export function UseEntry({ data, use, number, editable, errors, typed }: UseProps) {
  const t = useText('draft')
  const words = useText('use-in-commerce')
  const basis = draftedBases.find((one) => one === use.basis)
  const isUsed = basis === '1a'
  const isOf = (id: string) => typed?.classId?.[0] === id && typed.intent?.[0] === 'specimen-add'
  const shown = { can: { write: editable }, version: data.seen, wantsSpecimens: true, classes: use.classes }
  return (
    <Entry id="use" number={number} margin={t('use.margin')}>
      <h2 className="mw-h3" id="use-title">
        {t('use.title')} <ChangedTag data={data} at="use" />
      </h2>
      <p className="mw-small mw-muted mt-1">{t('use.text')}</p>
      {editable ? (
        <BasisForm data={data} use={use} errors={errors} typed={typed} />
      ) : (
        <p className="mt-2">{basis ? t(`use.bases.${basis}`) : t('use.unsaid')}</p>
      )}
      {isUsed &&
        use.classes.map((one) => (
          <section key={one.id} className="mw-stack mt-4" aria-labelledby={`specimens-${one.id}`}>
            <h3 className="mw-h4" id={`specimens-${one.id}`}>
              {t('use.specimens', { number: one.number })}
            </h3>
            <SpecimensOfClass
              data={shown}
              of={one}
              addable={editable}
              open={isOf(one.id)}
              {...(isOf(one.id) && { errors, typed })}
            />
          </section>
        ))}
      {isUsed && <p className="mw-source mt-2">{words('specimens.caution')}</p>}
    </Entry>
  )
}

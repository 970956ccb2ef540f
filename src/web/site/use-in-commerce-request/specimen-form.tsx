import { Form, useNavigation } from 'react-router'
import { isServiceClass } from '#domain/catalog/nice-classes.ts'
import { specimenKinds } from '#domain/use-in-commerce/specimen-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Fieldset } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { FormAnswer } from '../../answers.server.ts'
import type { UseClass, UseSpecimen } from './load.server.ts'

interface SpecimenFormProps {
  of: Pick<UseClass, 'id' | 'number' | 'items'>
  /** The one that is changed; null for a new one, which brings its file. */
  specimen: Omit<UseSpecimen, 'findings'> | null
  errors?: Record<string, string> | undefined
  typed?: FormAnswer['typed'] | undefined
  /** Looked at by rules that are recorded: what they ask is asked. */
  judged?: boolean
}

const wordOf = (said: boolean | null | undefined): string => (said == null ? '' : said ? 'yes' : 'no')

/** A specimen and what is said of it. */
export function SpecimenForm({ of, specimen, errors = {}, typed, judged = true }: SpecimenFormProps) {
  const t = useText('use-in-commerce')
  const busy = useNavigation().state !== 'idle'
  const own = specimen?.id ?? of.id
  const id = (name: string) => `${name}-${own}`
  const before = (name: string, value: string | null | undefined) => typed?.[name]?.[0] ?? value ?? ''
  const question = (name: 'showsMark' | 'takesOrders' | 'namesServices') => (
    <Select
      name={name}
      id={id(name)}
      label={t(`specimens.${name}`)}
      empty={t('specimens.unsaid')}
      defaultValue={before(name, wordOf(specimen?.[name]))}
      options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`specimens.${value}`) }))}
    />
  )
  return (
    <Form method="post" encType="multipart/form-data" className="mw-stack" noValidate>
      <input type="hidden" name="classId" value={of.id} />
      {specimen && <input type="hidden" name="specimenId" value={specimen.id} />}
      {!specimen && (
        <Field id={id('file')} label={t('specimens.file')} hint={t('specimens.fileHint')} error={errors.file}>
          <input
            id={id('file')}
            name="file"
            className="mw-input"
            type="file"
            accept="image/png,image/jpeg,application/pdf"
            aria-invalid={errors.file ? true : undefined}
            aria-describedby={errors.file ? `${id('file')}-error ${id('file')}-hint` : `${id('file')}-hint`}
          />
        </Field>
      )}
      <Select
        name="kind"
        id={id('kind')}
        label={t('specimens.what')}
        empty={t('specimens.unsaid')}
        defaultValue={before('kind', specimen?.kind)}
        options={specimenKinds.map((value) => ({ value, label: t(`specimens.kind.${value}`) }))}
      />
      {judged && question('showsMark')}
      {judged && (isServiceClass(of.number) ? question('namesServices') : question('takesOrders'))}
      <div className="mw-cols-2">
        <TextField
          name="url"
          id={id('url')}
          label={t('specimens.url')}
          optional={t('optional')}
          maxLength={500}
          defaultValue={before('url', specimen?.url)}
          error={errors.url}
        />
        <TextField
          name="captureDate"
          id={id('captureDate')}
          type="date"
          label={t('specimens.captureDate')}
          optional={t('optional')}
          defaultValue={before('captureDate', specimen?.captureDate)}
          error={errors.captureDate}
        />
      </div>
      <TextField
        name="description"
        id={id('description')}
        label={t('specimens.description')}
        optional={t('optional')}
        maxLength={2000}
        defaultValue={before('description', specimen?.description)}
      />
      {specimen && (
        <Fieldset plain legend={t('specimens.shows')}>
          <ul className="mw-usegoods">
            {of.items.map((item, at) => (
              <li key={item}>
                <label className="mw-check" htmlFor={`${id('classItems')}-${at}`}>
                  <input
                    type="checkbox"
                    id={`${id('classItems')}-${at}`}
                    name="classItems"
                    value={item}
                    defaultChecked={specimen.classItems.includes(item)}
                  />
                  <span>{item}</span>
                </label>
              </li>
            ))}
          </ul>
        </Fieldset>
      )}
      <div>
        <Button
          small={specimen !== null}
          type="submit"
          name="intent"
          value={specimen ? 'specimen-change' : 'specimen-add'}
          busy={busy}
        >
          {t(specimen ? 'specimens.save' : 'specimens.submit')}
        </Button>
      </div>
    </Form>
  )
}

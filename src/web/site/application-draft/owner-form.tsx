import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { neededToOwn, ownerField, ownerFieldNames, type OwnerField, type PartyType } from '#domain/account/party.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { clearDraft, useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import { useForm } from '../../form/use-form.ts'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { DraftData } from './draft.server.ts'
import { AddressFields, Region } from '../../party/address-fields.tsx'
import type { OwnerControls } from './owner-control.ts'
import type { OwnerControl } from './owner.server.ts'
import { SavingLine } from './saving-line.tsx'
import { useDraftSaving } from './use-draft-saving.ts'

const labelled = [
  ...ownerFieldNames,
  'country',
  'street',
  'postcode',
  'city',
  'state',
  'email',
  'phone',
  'priorityJurisdiction',
  'priorityNumber',
  'priorityDate',
] as const

interface OwnerFormProps {
  data: DraftData
  form: NonNullable<DraftData['ownerForm']>
  answer: FormAnswer | undefined
}

/** Forgets the tab's copy once the owner is stored: the form is closed then. */
export function useForgetOwner(id: string, closed: boolean): void {
  useEffect(() => {
    if (closed) clearDraft(`owner-${id}`)
  }, [id, closed])
}

const fieldsOf = (type: PartyType) => ownerFieldNames.filter((name) => ownerField(name).of === type)
const isName = (name: OwnerField) => ownerField(name).text === 'personName'

/** The control of a declared field: a list of countries, one of states, or a line. */
function Control({ name, form, data }: { name: OwnerField; form: OwnerControls; data: DraftData }) {
  const t = useText('draft')
  const words = useText('owner')
  const { text } = ownerField(name)
  if (text === 'country')
    return <Select {...form.select(name)} options={data.countries} empty={t('owner.countryEmpty')} />
  if (text === 'state') {
    const states = data.regions.filter((group) => group.country === 'US')
    return <Region control={form.select(name)} groups={states} className="mw-owner__state" />
  }
  const hints = { businessName: words('businessNameHint'), companyType: words('companyTypeHint') }
  const hint = Object.entries(hints).find(([of]) => of === name)?.[1]
  return <TextField {...form.input(name)} hint={hint} fieldClass={text === 'companyId' ? 'max-w-[20rem]' : undefined} />
}

function Person({ form, data }: { form: OwnerControls; data: DraftData }) {
  const names = fieldsOf('physical')
  return (
    <div className="mw-stack mw-stack--l mw-billing__person">
      <div className="mw-pair">
        {names.filter(isName).map((name) => (
          <TextField key={name} {...form.input(name)} />
        ))}
      </div>
      {names
        .filter((name) => !isName(name))
        .map((name) => (
          <Control key={name} name={name} form={form} data={data} />
        ))}
    </div>
  )
}

function Business({ form, data }: { form: OwnerControls; data: DraftData }) {
  return (
    <div className="mw-stack mw-stack--l mw-billing__business">
      {fieldsOf('legal').map((name) => (
        <Control key={name} name={name} form={form} data={data} />
      ))}
    </div>
  )
}

function Priority({ form, data, on }: { form: OwnerControls; data: DraftData; on: boolean }) {
  const t = useText('draft')
  return (
    <div className="mw-stack mw-owner__priority">
      <Checkbox
        name="priority"
        value="yes"
        defaultChecked={on}
        label={t('owner.priority')}
        note={t('owner.priorityNote')}
      />
      <div className="mw-stack mw-stack--l mw-owner__claim">
        <Select
          {...form.select('priorityJurisdiction')}
          options={data.allPlaces.map((place) => ({ value: place.code, label: place.name }))}
          empty={t('owner.countryEmpty')}
        />
        <div className="mw-pair">
          <TextField {...form.input('priorityNumber')} />
          <TextField {...form.input('priorityDate')} />
        </div>
      </div>
    </div>
  )
}

/** Step 1: who owns the mark. Stored while typing, complete or not. */
export function OwnerForm({ data, form, answer }: OwnerFormProps) {
  const t = useText('draft')
  const words = useText('owner')
  const language = useLanguage()
  const ref = useDraft(`owner-${data.id}`)
  const saving = useDraftSaving(ref)
  const busy = useNavigation().formData?.get('intent') === 'owner'
  const value = (name: OwnerControl) => (answer ? (answer.typed[name]?.[0] ?? '') : form.values[name])
  const controls: OwnerControls = useForm({
    shape: form.shape,
    labels: { type: t('owner.kind'), ...Object.fromEntries(labelled.map((name) => [name, words(name)])) },
    refusal: answer?.refusal,
    value,
    // A state is asked for where its country has some.
    needed: [
      ...neededToOwn.physical,
      ...neededToOwn.legal,
      ...ownerFieldNames.filter((name) => ownerField(name).text === 'state'),
      'state',
    ],
  })
  const { errors } = controls
  const type = value('type')
  return (
    <Form ref={ref} method="post" className="mw-billing mw-owner" noValidate>
      <FormErrors
        refusal={answer && Object.keys(answer.refusal.fields).length > 0 ? answer.refusal : undefined}
        errors={errors}
        ids={{ type: 'type-physical' }}
      />
      <h1 className="mw-h1">{t(form.first ? 'owner.title' : 'owner.editTitle')}</h1>
      <p className="mw-lede mw-muted mt-1 mb-3">{t('owner.lede')}</p>
      <SavingLine saving={saving} kept={form.kept} />
      <div className="mw-stack mw-stack--l mt-4">
        <Fieldset id="type" legend={t('owner.kind')} error={errors['type']}>
          <Choices>
            <Choice
              kind="radio"
              name="type"
              value="physical"
              defaultChecked={type === 'physical'}
              title={t('owner.individual')}
              text={t('owner.individualText')}
            />
            <Choice
              kind="radio"
              name="type"
              value="legal"
              defaultChecked={type === 'legal'}
              title={t('owner.business')}
              text={t('owner.businessText')}
            />
          </Choices>
        </Fieldset>
        <Person form={controls} data={data} />
        <Business form={controls} data={data} />
        <h2 className="mw-h3">{t('owner.address')}</h2>
        <Callout tone="amber">
          <p>{t('owner.public')}</p>
        </Callout>
        <AddressFields form={controls} countries={data.countries} regions={data.regions} />
        <h2 className="mw-h3">{t('owner.contact')}</h2>
        <TextField {...controls.input('email')} />
        <TextField {...controls.input('phone')} fieldClass="max-w-[20rem]" />
        <Priority form={controls} data={data} on={value('priority') === 'yes'} />
      </div>
      <ButtonGroup
        ruled
        submit={t('owner.submit')}
        submitting={t('owner.submitting')}
        busy={busy}
        name="intent"
        value="owner"
      >
        {!form.first && (
          <ButtonLink kind="quiet" href={path.applicationDraft({ id: data.id }, { language })}>
            {t('owner.cancel')}
          </ButtonLink>
        )}
      </ButtonGroup>
    </Form>
  )
}

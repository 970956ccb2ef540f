import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { texts } from '#domain/catalog/texts.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { clearDraft, useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { DraftData } from './draft.server.ts'
import { AddressFields, Region } from '../../party/address-fields.tsx'
import type { OwnerControl } from './owner-control.ts'
import type { OwnerField, OwnerValues } from './owner.server.ts'
import { SavingLine } from './saving-line.tsx'
import { useDraftSaving } from './use-draft-saving.ts'

const labelled = [
  'firstName',
  'lastName',
  'nationality',
  'businessName',
  'companyType',
  'companyId',
  'countryOfIncorporation',
  'stateOfIncorporation',
  'country',
  'street',
  'postcode',
  'city',
  'state',
  'email',
  'phone',
  'priority',
  'priorityJurisdiction',
  'priorityNumber',
  'priorityDate',
] as const satisfies OwnerField[]

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

function Person({ control, data }: { control: OwnerControl; data: DraftData }) {
  const t = useText('draft')
  return (
    <div className="mw-stack mw-stack--l mw-billing__person">
      <div className="mw-pair">
        <TextField {...control('firstName')} autoComplete="given-name" maxLength={texts.personName.max} />
        <TextField {...control('lastName')} autoComplete="family-name" maxLength={texts.personName.max} />
      </div>
      <Select {...control('nationality')} options={data.countries} empty={t('owner.countryEmpty')} />
    </div>
  )
}

function Business({ control, data }: { control: OwnerControl; data: DraftData }) {
  const t = useText('draft')
  const common = useText('common')
  return (
    <div className="mw-stack mw-stack--l mw-billing__business">
      <TextField
        {...control('businessName')}
        hint={t('owner.businessNameHint')}
        autoComplete="organization"
        maxLength={texts.companyName.max}
      />
      <TextField {...control('companyType')} hint={t('owner.companyTypeHint')} maxLength={texts.companyType.max} />
      <TextField
        {...control('companyId')}
        optional={common('optional')}
        maxLength={texts.companyId.max}
        fieldClass="max-w-[20rem]"
      />
      <Select {...control('countryOfIncorporation')} options={data.countries} empty={t('owner.countryEmpty')} />
      <Region
        {...control('stateOfIncorporation')}
        groups={data.regions.filter((group) => group.country === 'US')}
        className="mw-owner__state"
      />
    </div>
  )
}

function Priority({ control, data, on }: { control: OwnerControl; data: DraftData; on: boolean }) {
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
          {...control('priorityJurisdiction')}
          options={data.allPlaces.map((place) => ({ value: place.code, label: place.name }))}
          empty={t('owner.countryEmpty')}
        />
        <div className="mw-pair">
          <TextField {...control('priorityNumber')} maxLength={texts.officeNumber.max} />
          <TextField {...control('priorityDate')} type="date" />
        </div>
      </div>
    </div>
  )
}

/** Step 1: who owns the mark. Stored while typing, complete or not. */
export function OwnerForm({ data, form, answer }: OwnerFormProps) {
  const t = useText('draft')
  const language = useLanguage()
  const ref = useDraft(`owner-${data.id}`)
  const saving = useDraftSaving(ref)
  const busy = useNavigation().formData?.get('intent') === 'owner'
  const labels: Record<string, string> = {
    type: t('owner.kind'),
    ...Object.fromEntries(labelled.map((name) => [name, t(`owner.${name}`)])),
  }
  const errors = useFieldErrors(answer?.refusal, labels)
  const value = (name: keyof OwnerValues) => (answer ? (answer.typed[name]?.[0] ?? '') : form.values[name])
  const control: OwnerControl = (name) => ({
    name,
    label: labels[name] ?? name,
    error: errors[name],
    defaultValue: value(name),
  })
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
        <Fieldset id="type" legend={t('owner.kind')} error={errors.type}>
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
        <Person control={control} data={data} />
        <Business control={control} data={data} />
        <h2 className="mw-h3">{t('owner.address')}</h2>
        <Callout tone="amber">
          <p>{t('owner.public')}</p>
        </Callout>
        <AddressFields control={control} countries={data.countries} regions={data.regions} />
        <h2 className="mw-h3">{t('owner.contact')}</h2>
        <TextField {...control('email')} type="email" autoComplete="email" maxLength={texts.email.max} />
        <TextField
          {...control('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={texts.phone.max}
          fieldClass="max-w-[20rem]"
        />
        <Priority control={control} data={data} on={value('priority') === 'yes'} />
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

import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { neededToOwn, ownerField, ownerFieldNames } from '#domain/account/party.ts'
import { addressParts, addressControls, moreAddresses, type MoreAddress } from '#domain/registration/addresses.ts'
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
import { AddressFields, AddressParts } from '../../party/address-fields.tsx'
import { OwnerFields } from '../../party/owner-fields.tsx'
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

function Priority({ form, data, on }: { form: OwnerControls; data: DraftData; on: boolean }) {
  const t = useText('draft')
  return (
    <div className="mw-stack mw-owner__opens">
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

interface MoreAddressFieldsProps {
  of: MoreAddress
  form: OwnerControls
  data: DraftData
  note: string
  on: boolean
  /** Whether the domicile may be shown to everybody. */
  visible?: boolean
}

/** An address beside the owner's, opened by a box. */
function MoreAddressFields({ of, form, data, note, on, visible }: MoreAddressFieldsProps) {
  const t = useText('draft')
  return (
    <div className="mw-stack mw-owner__opens">
      <Checkbox name={of} value="yes" defaultChecked={on} label={t(`owner.${of}`)} note={note} />
      <div className="mw-stack mw-stack--l mw-owner__claim">
        <AddressParts names={addressControls(of)} form={form} countries={data.countries} regions={data.regions} />
        {of === 'domicile' && (
          <Checkbox name="domicileVisible" value="yes" defaultChecked={visible} label={t('owner.domicileVisible')} />
        )}
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
    labels: {
      type: t('owner.kind'),
      ...Object.fromEntries(labelled.map((name) => [name, words(name)])),
      ...Object.fromEntries(
        moreAddresses.flatMap((of) =>
          addressParts.map((part) => [addressControls(of)[part], words(`${of}Part`, { part: words(part) })]),
        ),
      ),
    },
    refusal: answer?.refusal,
    value,
    // A state is asked for where its country has some.
    needed: [
      ...neededToOwn.physical,
      ...neededToOwn.legal,
      ...ownerFieldNames.filter((name) => ownerField(name).text === 'state'),
      'state',
      ...moreAddresses.map((of) => addressControls(of).state),
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
      {form.fromBilling && <p className="mt-2">{t('owner.fromBilling')}</p>}
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
        <OwnerFields form={controls} countries={data.countries} regions={data.regions} />
        <h2 className="mw-h3">{t('owner.address')}</h2>
        <Callout tone="amber">
          <p>{t('owner.public')}</p>
        </Callout>
        <AddressFields form={controls} countries={data.countries} regions={data.regions} />
        {form.asksForDomicile && (
          <MoreAddressFields
            of="domicile"
            form={controls}
            data={data}
            note={t('owner.domicileNote')}
            on={value('domicile') === 'yes'}
            visible={value('domicileVisible') === 'yes'}
          />
        )}
        <MoreAddressFields
          of="mailing"
          form={controls}
          data={data}
          note={t(form.asksForDomicile ? 'owner.mailingNoteUs' : 'owner.mailingNote')}
          on={value('mailing') === 'yes'}
        />
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

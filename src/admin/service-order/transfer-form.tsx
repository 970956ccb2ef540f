import { formFor } from '#contract/form.ts'
import { transferSave } from '#contract/transfer.ts'
import { columnOf, ownerField, ownerFieldNames, ownToType, partyTypes } from '#domain/account/party.ts'
import { classesAt } from '#domain/service-order/transfer.ts'
import { transferKinds, type TransferKind } from '#domain/service-order/transfer-vocabulary.ts'
import type { ServiceRow } from '#operations/staff/service-request.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, fieldErrorWithin, useSend } from '../calls.ts'
import { useOwnerWords, useText } from '../i18n/texts.ts'
import { StepForm } from '../kit/step-form.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'

const form = formFor(transferSave, { flat: ['receiver', 'receiver.address'] })
type Control = (typeof form.names)[number]
type Values = Partial<Record<Control, string>>

const addressNames = ['country', 'street', 'postcode', 'city', 'state'] as const
const reachedBy = ['email', 'phone'] as const

function valuesOf(row: ServiceRow): Values {
  const details = row.parameters.transfer
  if (!details) return { kind: 'owner', type: 'legal' }
  const { address, ...receiver } = details.receiver
  const said: Readonly<Record<string, string | null | undefined>> = { ...receiver, ...address, kind: details.kind }
  return Object.fromEntries(form.names.map((name) => [name, said[name] ?? '']))
}

/** What stands in the browser of an earlier form; what is none of ours is nothing. */
function readValues(text: string): Values {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

const numbersIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** To whom the marks of an order go, said for its client. */
export function TransferForm({ row }: { row: ServiceRow }) {
  const t = useText()
  const words = useOwnerWords()
  const save = useSend(transferSave, { done: t('transfer.saved'), ownRefusal: true })
  const items = row.parameters.items ?? []
  const details = row.parameters.transfer
  const first = JSON.stringify(valuesOf(row))
  const firstParts = JSON.stringify(items.map((_, at) => (details && classesAt(details, at)?.join(', ')) ?? ''))
  const [text, setText, forget] = useKeptText(`transfer:${row.id}`, first)
  const [partsText, setParts, forgetParts] = useKeptText(`transfer-parts:${row.id}`, firstParts)
  const values = readValues(text)
  const parts = Object.values(readValues(partsText))
  const set = (name: Control, value: string) => setText(JSON.stringify({ ...values, [name]: value }))
  const type = partyTypes.find((one) => one === values.type) ?? 'legal'
  const kind = transferKinds.find((one) => one === values.kind) ?? 'owner'
  const named = ownerFieldNames.filter((name) => ownerField(name).of === type)
  const control = (name: Control & Parameters<typeof words>[0]) => ({
    name: `transfer-${name}`,
    label: words(name),
    value: values[name] ?? '',
    error: fieldError(save.fields, form.shape[name].path.join('.'), words(name)),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  const send = async (): Promise<void> => {
    const leftOut = partyTypes.filter((one) => one !== type).flatMap((other): readonly string[] => ownToType[other])
    const all = Object.fromEntries(form.names.map((name) => [name, values[name] ?? ''])) as Record<Control, string>
    const body = form.body({ ...all, type, kind }, leftOut)
    const alone =
      kind !== 'owner'
        ? []
        : parts.flatMap((one, item) => {
            const classes = numbersIn(one)
            return classes.length === 0 ? [] : [{ item, classes }]
          })
    const answer = await save.send({ params: { id: row.id }, body: { ...body, parts: alone } })
    if (!answer.ok) return
    forget()
    forgetParts()
  }
  return (
    <StepForm send={send} refused={save.error} busy={save.busy} submit={t('transfer.save')}>
      <Select
        name="transfer-kind"
        label={t('transfer.what')}
        value={kind}
        error={fieldError(save.fields, 'kind', t('transfer.what'))}
        options={transferKinds.map((value: TransferKind) => ({ value, label: t(`transfer.kind.${value}`) }))}
        onChange={(event) => set('kind', event.target.value)}
      />
      <Select
        name="transfer-type"
        label={t('owner.type')}
        value={type}
        error={fieldError(save.fields, 'receiver.type', t('owner.type'))}
        options={partyTypes.map((value) => ({ value, label: t(`owner.${value}`) }))}
        onChange={(event) => set('type', event.target.value)}
      />
      {[...named, ...addressNames, ...reachedBy].map((name) => (
        <TextField key={name} {...control(name)} {...(isCountry(name) && { hint: t('transfer.countryHint') })} />
      ))}
      {kind === 'owner' &&
        items.map((item, at) =>
          item.classes < 2 ? null : (
            <TextField
              key={at}
              name={`transfer-part-${at}`}
              label={t('transfer.part', { mark: `${item.mark}, ${item.jurisdiction}` })}
              hint={t('transfer.partHint')}
              value={parts[at] ?? ''}
              error={fieldErrorWithin(save.fields, 'parts', t('useProof.class'))}
              onChange={(event) => setParts(JSON.stringify(parts.with(at, event.target.value)))}
            />
          ),
        )}
    </StepForm>
  )
}

const isCountry = (name: string): boolean =>
  name === 'country' ||
  ownerFieldNames.some((one) => columnOf(one) === columnOf(name) && ownerField(one).text === 'country')

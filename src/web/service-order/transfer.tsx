import { Form, useNavigation } from 'react-router'
import { neededToOwn, ownerFieldNames, partyTypes } from '#domain/account/party.ts'
import type { TransferRule } from '#domain/jurisdiction/transfer-law.ts'
import { transferKinds } from '#domain/service-order/transfer-vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { Field } from '#ui/field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useDraft } from '#ui/use-draft.ts'
import type { FormAnswer } from '../answers.server.ts'
import { useForm } from '../form/use-form.ts'
import { FormErrors } from '../form-errors.tsx'
import { useText } from '../i18n/text.ts'
import { AddressFields } from '../party/address-fields.tsx'
import { OwnerFields } from '../party/owner-fields.tsx'
import type { ShownTransfer } from './transfer.server.ts'
import { partControl } from './transfer-controls.ts'

interface TransferProps {
  transfer: ShownTransfer
  answer: FormAnswer | undefined
}

const labelled = [...ownerFieldNames, 'country', 'street', 'postcode', 'city', 'state', 'email', 'phone'] as const

/** Which classes of a mark go alone; without a tick all of it goes. */
function Part({
  mark,
  answer,
  error,
}: { mark: ShownTransfer['marks'][number]; error?: string | undefined } & Pick<TransferProps, 'answer'>) {
  const t = useText('service')
  const name = partControl(mark.at)
  const ticked = answer ? (answer.typed[name] ?? []) : mark.ticked.map(String)
  return (
    <Fieldset id={name} legend={t('transfer.part', { mark: mark.name })} error={error}>
      <Choices>
        {mark.classes.map((number) => (
          <Choice
            key={number}
            name={name}
            value={String(number)}
            defaultChecked={ticked.includes(String(number))}
            title={t('transfer.class', { number })}
          />
        ))}
      </Choices>
    </Fieldset>
  )
}

/** To whom, and what. */
function TransferForm({ transfer, answer }: TransferProps) {
  const t = useText('service')
  const words = useText('owner')
  const busy = useNavigation().state !== 'idle'
  const draft = useDraft(transfer.draft)
  const controls = useForm({
    shape: transfer.shape,
    labels: {
      kind: t('transfer.kindLabel'),
      type: t('transfer.receiver'),
      ...Object.fromEntries(labelled.map((name) => [name, words(name)])),
      ...Object.fromEntries(
        transfer.marks.map(({ at, name }) => [partControl(at), t('transfer.part', { mark: name })]),
      ),
    },
    refusal: answer?.refusal,
    value: (name) => (answer ? (answer.typed[name]?.[0] ?? '') : transfer.values[name]),
    needed: [...neededToOwn.physical, ...neededToOwn.legal, 'stateOfIncorporation', 'state'],
  })
  const value = (name: 'kind' | 'type') => (answer ? answer.typed[name]?.[0] : transfer.values[name])
  return (
    <Form ref={draft} method="post" className="mw-billing mw-owner mw-stack mw-stack--l mt-2" noValidate>
      <FormErrors refusal={answer?.refusal} errors={controls.errors} ids={{ kind: 'kind', type: 'type' }} />
      <Fieldset id="kind" legend={t('transfer.kindLabel')} error={controls.errors['kind']}>
        <Choices>
          {transferKinds.map((kind) => (
            <Choice
              key={kind}
              kind="radio"
              name="kind"
              value={kind}
              defaultChecked={value('kind') === kind}
              title={t(`transfer.kind.${kind}`)}
              text={t(`transfer.kindText.${kind}`)}
            />
          ))}
        </Choices>
      </Fieldset>
      <Fieldset id="type" legend={t('transfer.receiver')} error={controls.errors['type']}>
        <Choices>
          {partyTypes.map((type) => (
            <Choice
              key={type}
              kind="radio"
              name="type"
              value={type}
              defaultChecked={value('type') === type}
              title={t(`transfer.type.${type}`)}
            />
          ))}
        </Choices>
      </Fieldset>
      <OwnerFields form={controls} countries={transfer.countries} regions={transfer.regions} />
      <AddressFields form={controls} countries={transfer.countries} regions={transfer.regions} />
      <TextField {...controls.input('email')} />
      <TextField {...controls.input('phone')} fieldClass="max-w-[20rem]" />
      {transfer.marks.length > 0 && <p className="mw-small">{t('transfer.partText')}</p>}
      {transfer.marks.map((mark) => (
        <Part key={mark.at} mark={mark} answer={answer} error={controls.errors[partControl(mark.at)]} />
      ))}
      <div>
        <Button kind="primary" type="submit" name="intent" value="transfer-save" busy={busy}>
          {t('transfer.save')}
        </Button>
      </div>
    </Form>
  )
}

/** What the law of a register says of it, as far as it is recorded. */
function Law({ rule }: { rule: TransferRule | null }) {
  const t = useText('service')
  if (!rule) return <span className="mw-small">{t('transfer.law.unknown')}</span>
  const said = [
    rule.written !== null && t(rule.written ? 'transfer.law.written' : 'transfer.law.unwritten'),
    rule.signedBy && t(`transfer.law.signed.${rule.signedBy}`),
    rule.partial === true && t('transfer.law.partial'),
    rule.note && t(`transfer.law.note.${rule.note}`),
  ]
  return (
    <span className="mw-small">
      {said.filter(Boolean).join(' ')}{' '}
      <small className="mw-source">
        <a href={rule.source} translate="no">
          {rule.law}, {rule.article}
        </a>
        {!rule.read && `, ${t('transfer.law.unread')}`}
      </small>
    </span>
  )
}

/** A document as it is written, and as it came back. */
function ToSign({ document, transfer, answer }: TransferProps & { document: ShownTransfer['toSign'][number] }) {
  const t = useText('service')
  const portal = useText('portal')
  const errors = useText('errors')
  const busy = useNavigation().state !== 'idle'
  const code = answer?.typed['document']?.[0] === document.document ? answer.refusal.fields.file : undefined
  const id = `file-${document.document}`
  const error = code && errors(`field.${code}`, { label: t('transfer.signedFile') })
  return (
    <li className="mw-stack mw-stack--s">
      <p>
        {portal(`documentType.${document.document}`)}: <a href={document.pdf}>PDF</a>, <a href={document.docx}>DOCX</a>
      </p>
      {document.signed ? (
        <p className="mw-small">
          {t('transfer.signed')}:{' '}
          {document.signed.href !== null && (
            <>
              <a href={document.signed.href}>{document.signed.name}</a>,{' '}
            </>
          )}
          {document.signed.date}
        </p>
      ) : (
        <p className="mw-small mw-muted">{t('transfer.unsigned')}</p>
      )}
      {transfer.mayWrite && (
        <Form method="post" encType="multipart/form-data" className="mw-stack mw-stack--s" noValidate>
          <input type="hidden" name="document" value={document.document} />
          <Field id={id} label={t('transfer.signedFile')} hint={t('transfer.fileHint')} error={error}>
            <input
              id={id}
              name="file"
              className="mw-input"
              type="file"
              accept="application/pdf,image/png,image/jpeg"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
            />
          </Field>
          <div>
            <Button small type="submit" name="intent" value="transfer-signed" busy={busy}>
              {t('transfer.handIn')}
            </Button>
          </div>
        </Form>
      )}
    </li>
  )
}

/** Who the marks go to, what each register asks for, and the documents to sign. */
export function TransferEntry({ transfer, answer }: TransferProps) {
  const t = useText('service')
  const own = answer?.typed['intent']?.[0] === 'transfer-save' ? answer : undefined
  return (
    <Entry id="transfer" margin={t('transfer.margin')}>
      <h2 className="mw-h3 mb-2" id="transfer-title">
        {t('transfer.title')}
      </h2>
      <p className="mw-small mw-muted">{t('transfer.text')}</p>
      {transfer.mayWrite && (
        <details className="mw-more mt-2" open={!transfer.isSaid || own !== undefined}>
          <summary>{t(transfer.isSaid ? 'transfer.change' : 'transfer.say')}</summary>
          <TransferForm transfer={transfer} answer={own} key={transfer.values.email} />
        </details>
      )}
      {transfer.toSign.length > 0 && (
        <>
          <h3 className="mw-h4 mt-4">{t('transfer.toSign')}</h3>
          <p className="mw-small mw-muted">{t('transfer.toSignText')}</p>
          <ul className="mw-ruled">
            {transfer.toSign.map((document) => (
              <ToSign key={document.document} document={document} transfer={transfer} answer={answer} />
            ))}
          </ul>
        </>
      )}
      <h3 className="mw-h4 mt-4">{t('transfer.laws')}</h3>
      <ul className="mw-ruled">
        {transfer.laws.map(({ place, rule }) => (
          <li key={place.code}>
            <b>{place.name}</b>: <Law rule={rule} />
          </li>
        ))}
      </ul>
    </Entry>
  )
}

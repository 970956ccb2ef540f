import { Form, useNavigation } from 'react-router'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { texts } from '#domain/catalog/texts.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useFieldErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { FormAnswer } from '../../answers.server.ts'
import type { Me } from './load.server.ts'

/** Each language in its own words, so that everybody finds theirs. */
const languageOptions = languages.map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}))

export function You({ me, regions, refused }: { me: Me; regions: SelectOption[]; refused: FormAnswer | undefined }) {
  const t = useText('account')
  const language = useLanguage()
  const busy = useNavigation().formData?.get('intent') === 'you'
  const labels = { firstName: t('you.firstName'), lastName: t('you.lastName'), phoneNumber: t('you.phone') }
  const errors = useFieldErrors(refused?.refusal, labels)
  const money = new Intl.DisplayNames([language], { type: 'currency' })
  const field = (name: keyof typeof labels, kept: string) => ({
    name,
    label: labels[name],
    error: errors[name],
    optional: t('you.optional'),
    defaultValue: refused?.typed[name]?.[0] ?? kept,
  })
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form" method="post" noValidate>
      <h2 className="mw-h2">{t('you.details')}</h2>
      <TextField name="email" label={t('you.email')} hint={t('you.emailHint')} defaultValue={me.email} readOnly />
      <div className="mw-pair">
        <TextField {...field('firstName', me.firstName)} autoComplete="given-name" maxLength={texts.personName.max} />
        <TextField {...field('lastName', me.lastName)} autoComplete="family-name" maxLength={texts.personName.max} />
      </div>
      <TextField
        {...field('phoneNumber', me.phoneNumber ?? '')}
        type="tel"
        autoComplete="tel"
        maxLength={texts.phone.max}
        short
      />
      <div className="mw-pair">
        <Select name="language" label={t('you.language')} options={languageOptions} defaultValue={me.language} />
        <Select
          name="currency"
          label={t('you.currency')}
          options={currencies.map((value) => ({ value, label: `${value}, ${money.of(value) ?? value}` }))}
          defaultValue={me.currency}
        />
      </div>
      <Select name="region" label={t('you.region')} options={regions} defaultValue={me.region} />
      <h2 className="mw-h2 mt-2">{t('you.mails')}</h2>
      <Checkbox
        name="orderUpdateEmails"
        value="yes"
        label={t('you.orderUpdates')}
        note={t('you.orderUpdatesNote')}
        defaultChecked={me.orderUpdateEmails}
      />
      <Checkbox name="marketingEmails" value="yes" label={t('you.marketing')} defaultChecked={me.marketingEmails} />
      <Checkbox name="newsletterEmails" value="yes" label={t('you.newsletter')} defaultChecked={me.newsletterEmails} />
      <ButtonGroup submit={t('you.save')} submitting={t('you.saving')} busy={busy} name="intent" value="you" />
    </Form>
  )
}

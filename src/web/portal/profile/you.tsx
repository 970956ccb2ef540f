import { displayNames } from '#kernel/formatters.ts'
import { Form, useNavigation } from 'react-router'
import { languages } from '#kernel/languages.ts'
import { currencies } from '#kernel/money.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useForm } from '../../form/use-form.ts'
import { FormErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import type { FormAnswer } from '../../answers.server.ts'
import type { Me, TabData } from './load.server.ts'

/** Each language in its own words, so that everybody finds theirs. */
const languageOptions = languages.map((value) => ({
  value,
  label: displayNames(value, { type: 'language' }).of(value) ?? value,
}))

interface YouProps {
  me: Me
  view: Extract<TabData, { tab: 'you' }>
  refused: FormAnswer | undefined
}

export function You({ me, view: { regions, shape }, refused }: YouProps) {
  const t = useText('account')
  const language = useLanguage()
  const busy = useNavigation().formData?.get('intent') === 'you'
  const kept = { firstName: me.firstName, lastName: me.lastName, phoneNumber: me.phoneNumber ?? '' }
  const form = useForm<keyof typeof kept>({
    shape,
    labels: { firstName: t('you.firstName'), lastName: t('you.lastName'), phoneNumber: t('you.phone') },
    refusal: refused?.refusal,
    value: (name) => refused?.typed[name]?.[0] ?? kept[name],
  })
  const money = displayNames(language, { type: 'currency' })
  return (
    <Form className="mw-stack mw-stack--l mw-profile__form" method="post" noValidate>
      <FormErrors refusal={refused?.refusal} errors={form.errors} />
      <h2 className="mw-h2">{t('you.details')}</h2>
      <TextField name="email" label={t('you.email')} hint={t('you.emailHint')} defaultValue={me.email} readOnly />
      <div className="mw-pair">
        <TextField {...form.input('firstName')} />
        <TextField {...form.input('lastName')} />
      </div>
      <TextField {...form.input('phoneNumber')} short />
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

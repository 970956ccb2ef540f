import { texts } from '#domain/catalog/texts.ts'
import { Callout } from '#ui/callout.tsx'
import { Checkbox } from '#ui/check.tsx'
import { Entry } from '#ui/entry.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import type { FormPart } from './form-part.ts'

export function ContactFields({ typed, ticked, errors }: FormPart) {
  const t = useText('verification')
  const common = useText('common')
  const field = (name: 'contactFirstName' | 'contactLastName' | 'contactEmail' | 'contactPhone') => ({
    name,
    error: errors[name],
    defaultValue: typed(name),
  })
  return (
    <Entry id="contact" number={4} margin={t('contact.margin')}>
      <h2 className="mw-h2 mb-3" id="contact-title">
        {t('contact.title')}
      </h2>
      <div className="mw-stack mw-stack--l">
        <div className="mw-pair">
          <TextField
            {...field('contactFirstName')}
            label={t('contact.firstName')}
            autoComplete="given-name"
            maxLength={texts.personName.max}
            required
          />
          <TextField
            {...field('contactLastName')}
            label={t('contact.lastName')}
            autoComplete="family-name"
            maxLength={texts.personName.max}
            required
          />
        </div>
        <TextField
          {...field('contactEmail')}
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={texts.email.max}
          required
        />
        <TextField
          {...field('contactPhone')}
          label={t('contact.phone')}
          optional={common('optional')}
          type="tel"
          autoComplete="tel"
          maxLength={texts.phone.max}
          fieldClass="max-w-[20rem]"
        />
        <Callout tone="plain" title={t('privacy.title')}>
          <p>{t('privacy.text')}</p>
        </Callout>
        <Checkbox
          name="sendMarketingEmails"
          value="yes"
          defaultChecked={ticked('sendMarketingEmails')?.includes('yes')}
          label={t('contact.newsletter')}
        />
      </div>
    </Entry>
  )
}

import { Callout } from '#ui/callout.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../i18n/text.ts'
import type { OpeningData } from './opening.server.ts'

interface ContactFieldsProps {
  contact: OpeningData['contact']
  errors: Record<string, string>
  value: (name: string, first?: string) => string
}

/** Who orders, and where the price and the news go. */
export function ContactFields({ contact, errors, value }: ContactFieldsProps) {
  const t = useText('service')
  return (
    <Callout tone="plain" title={t('contact')}>
      <div className="mw-stack">
        <div className="mw-pair">
          <TextField
            name="contactFirstName"
            label={t('firstName')}
            autoComplete="given-name"
            maxLength={100}
            error={errors['contactFirstName']}
            defaultValue={value('contactFirstName', contact.firstName)}
          />
          <TextField
            name="contactLastName"
            label={t('lastName')}
            autoComplete="family-name"
            maxLength={100}
            error={errors['contactLastName']}
            defaultValue={value('contactLastName', contact.lastName)}
          />
        </div>
        <TextField
          name="contactEmail"
          type="email"
          label={t('email')}
          autoComplete="email"
          maxLength={254}
          error={errors['contactEmail']}
          defaultValue={value('contactEmail', contact.email)}
        />
      </div>
    </Callout>
  )
}

import { TextArea } from '#ui/text-field.tsx'
import { useText } from '../i18n/text.ts'

interface SeenFieldsProps {
  errors: Record<string, string>
  value: (name: string) => string
}

/** Where somebody uses a mark that is not theirs, and what is seen there. */
export function SeenFields({ errors, value }: SeenFieldsProps) {
  const t = useText('case')
  return (
    <>
      <TextArea
        name="links"
        label={t('report.links')}
        hint={t('report.linksHint')}
        rows={4}
        error={errors['links']}
        defaultValue={value('links')}
      />
      <TextArea
        name="message"
        label={t('report.message')}
        hint={t('report.messageHint')}
        maxLength={5000}
        rows={5}
        error={errors['message']}
        defaultValue={value('message')}
      />
    </>
  )
}

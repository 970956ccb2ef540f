import { Form, useNavigation } from 'react-router'
import { texts } from '#domain/catalog/texts.ts'
import { ButtonGroup } from '#ui/button-group.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'

interface LinkFormProps {
  heading: 'mw-h1' | 'mw-h2'
  error?: string
  email?: string
}

/** Asks for the activation link; always goes to the page that answers it. */
export function LinkForm({ heading: size, error, email }: LinkFormProps) {
  const t = useText('portal')
  const busy = useNavigation().state !== 'idle'
  const Heading = size === 'mw-h1' ? 'h1' : 'h2'
  return (
    <>
      <Heading className={size}>{t('initiate.title')}</Heading>
      <p className="mw-lede mw-muted mt-1">{t('initiate.lede')}</p>
      <Form className="mw-stack mw-stack--l mt-4" method="post" action={path.activateInitiate()} noValidate>
        <TextField
          name="email"
          type="email"
          label={t('initiate.email')}
          error={error}
          autoComplete="email"
          defaultValue={email ?? ''}
          maxLength={texts.email.max}
        />
        <ButtonGroup submit={t('initiate.submit')} submitting={t('initiate.submitting')} busy={busy} />
      </Form>
    </>
  )
}

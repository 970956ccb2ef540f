import { Form, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/check.tsx'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'

/** The approval, with what follows from it said beforehand. */
export function Approve({ data, digest, error }: { data: DraftData; digest: string; error: string | undefined }) {
  const t = useText('draft')
  const busy = useNavigation().formData?.get('intent') === 'approve'
  return (
    <section className="mw-approve" id="approve" aria-labelledby="approve-title">
      <h2 className="mw-h2" id="approve-title">
        {t('approve.title')}
      </h2>
      <p className="mt-2">{t('approve.lede')}</p>
      <ul className="mt-1 mb-3">
        <li>{t('approve.file')}</li>
        <li>{t('approve.public')}</li>
        <li>{t('approve.shorter')}</li>
        <li>{t('approve.paid')}</li>
      </ul>
      <Form key={data.seen} method="post" className="mw-stack" noValidate>
        <input type="hidden" name="digest" value={digest} />
        <Checkbox name="confirm" value="yes" label={t('approve.confirm')} error={error} />
        <Button
          kind={data.step === 'review' ? 'primary' : 'secondary'}
          type="submit"
          name="intent"
          value="approve"
          busy={busy}
        >
          {t(busy ? 'approve.submitting' : 'approve.submit')}
        </Button>
      </Form>
    </section>
  )
}

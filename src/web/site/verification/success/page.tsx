import { useLoaderData } from 'react-router'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { Confirmation } from '../../confirmation.tsx'
import type { RequestConfirmation } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['verification'] } satisfies PageHandle

export default function VerificationSuccessPage() {
  const t = useText('verification')
  const data = useLoaderData<RequestConfirmation>()
  useClearDraft('verification')
  useClearDraft('check')
  return (
    <>
      <title>{t('success.metaTitle')}</title>
      <meta name="robots" content="noindex" />
      <Confirmation
        title={t('success.title')}
        text={t('success.text', { email: data.email })}
        data={data}
        moments={[
          {
            key: 'now',
            state: 'now',
            when: t('success.now'),
            title: t('success.nowTitle'),
            text: t('success.nowText'),
          },
          {
            key: 'then',
            state: 'next',
            when: t('success.then'),
            title: t('success.thenTitle'),
            text: t('success.thenText'),
          },
          {
            key: 'last',
            state: 'next',
            when: t('success.last'),
            title: t('success.lastTitle'),
            text: t('success.lastText'),
          },
        ]}
      />
    </>
  )
}

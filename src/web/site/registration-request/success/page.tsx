import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { Confirmation } from '../../confirmation.tsx'
import type { RequestConfirmation } from '../../verification/success/load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['verification', 'order', 'checkout'] } satisfies PageHandle

export default function RegistrationRequestSuccessPage() {
  const t = useText('order')
  const next = useText('checkout')
  const data = useLoaderData<RequestConfirmation>()
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
            key: '1',
            state: 'now',
            when: next('success.now'),
            title: next('success.next1'),
            text: next('success.next1Text'),
          },
          {
            key: '2',
            state: 'next',
            when: next('success.then'),
            title: next('success.next2'),
            text: next('success.next2Text'),
          },
          {
            key: '3',
            state: 'next',
            when: next('success.last'),
            title: next('success.next3'),
            text: next('success.next3Text'),
          },
        ]}
      />
    </>
  )
}

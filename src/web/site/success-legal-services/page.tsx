import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['service'] } satisfies PageHandle

/** After an order whose price a person works out: what comes next, and when nothing does. */
export default function SuccessLegalServices() {
  const t = useText('service')
  const common = useText('common')
  const language = useLanguage()
  const { number } = useLoaderData<typeof loader>()
  useClearDraft('order-service')
  const title = number === null ? t('asked.title') : t('asked.numbered', { number })
  return (
    <div className="mw-wrap mw-main mw-stack mw-stack--l">
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="mw-h1">{title}</h1>
      <p className="mw-lede">{t('asked.text')}</p>
      <Timeline
        moments={(['read', 'price', 'pay'] as const).map((key, at) => ({
          key,
          state: at === 0 ? 'now' : 'next',
          when: t(`asked.when.${key}`),
          title: t(`asked.step.${key}`),
          text: t(`asked.told.${key}`),
        }))}
      />
      <p>
        <ButtonLink href={path.home({}, { language })}>{t('form.done.home')}</ButtonLink>
      </p>
    </div>
  )
}

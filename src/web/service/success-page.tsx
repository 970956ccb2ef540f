import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Facts } from '#ui/facts.tsx'
import { Mark } from '#ui/mark.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../i18n/seed.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import type { ServiceSuccessData } from './success.server.ts'

export const handle = { namespaces: ['service'] } satisfies PageHandle

interface ServiceSuccessPageProps {
  /** What is still to be said of it. */
  children?: ReactNode
}

/** How an order stands after its form was sent, in words that stay true after a reload. */
export function ServiceSuccessPage({ children }: ServiceSuccessPageProps) {
  const t = useText('service')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<ServiceSuccessData>()
  const { kind, number, state } = data
  const title = t(`form.done.${state}Title`, { number })
  useClearDraft(`service-${kind}`)
  return (
    <div className="mw-wrap mw-main mw-stack mw-stack--l">
      <title>{`${title} · ${common('brand')}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mw-stack">
        <h1 className="mw-h1">{title}</h1>
        <p className="mw-lede">{t(`form.done.${state}Text`, { email: data.email })}</p>
      </div>
      <Facts
        tight
        facts={[
          { key: 'what', label: t('what'), value: t(`offering.${kind}`) },
          { key: 'mark', label: t('mark'), value: <Mark size="s">{data.mark}</Mark> },
          { key: 'number', label: t('form.done.number'), value: <span className="mw-num">{number}</span> },
        ]}
      />
      <div className="mw-btngroup">
        {data.payment ? (
          <ButtonLink kind="primary" href={data.payment}>
            {t('form.done.payment')}
          </ButtonLink>
        ) : (
          <ButtonLink href={path.home({}, { language })}>{t('form.done.home')}</ButtonLink>
        )}
      </div>
      {children}
    </div>
  )
}

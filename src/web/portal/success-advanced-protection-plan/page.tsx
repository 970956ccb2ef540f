import { useLoaderData } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { Standing } from '../../protection/standing.tsx'
import type { PlanSuccessData } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['protection', 'portal'] } satisfies PageHandle

/** The plan that followed from a case. */
export default function PlanSuccessPage() {
  const t = useText('protection')
  const common = useText('common')
  const { one, order } = useLoaderData<PlanSuccessData>()
  useClearDraft('brand-order')
  return (
    <>
      <title>{`${t('done.planTitle')} · ${common('brand')}`}</title>
      {one ? (
        <Standing one={one} title={t('done.planTitle')} />
      ) : (
        <div className="mw-stack mw-stack--l">
          <h1 className="mw-h1">{t('done.noneTitle')}</h1>
          <p className="mw-lede mw-muted">{t('done.noneText')}</p>
          <div>
            <ButtonLink kind="primary" href={order}>
              {t('order.title')}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  )
}

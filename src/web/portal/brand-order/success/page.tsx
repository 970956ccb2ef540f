import { useLoaderData } from 'react-router'
import { useClearDraft } from '#ui/use-draft.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import type { ShownSubscription } from '../../../protection/shown.server.ts'
import { Standing } from '../../../protection/standing.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['protection', 'portal'] } satisfies PageHandle

export default function BrandOrderSuccessPage() {
  const t = useText('protection')
  const common = useText('common')
  const one = useLoaderData<ShownSubscription>()
  useClearDraft('brand-order')
  return (
    <>
      <title>{`${t('done.title')} · ${common('brand')}`}</title>
      <Standing one={one} />
    </>
  )
}

import { useActionData, useLoaderData, useNavigation } from 'react-router'
import type { FormAnswer } from '../../../answers.server.ts'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useText } from '../../../i18n/text.ts'
import { MarkList } from './mark-list.tsx'
import { OneMark } from './one-mark.tsx'
import type { AddMarksData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'errors', 'trademark'] } satisfies PageHandle

/** Marks that somebody else filed, one by one or as a list: from then on their dates stand in the docket. */
export default function AddMarksPage() {
  const t = useText('portal')
  const { most, added, after } = useLoaderData<AddMarksData>()
  const answer = useActionData<FormAnswer>()
  const sent = useNavigation().formData?.get('intent')
  const isList = answer?.typed.intent?.[0] === 'list'
  return (
    <>
      <title>{t('add.metaTitle')}</title>
      <h1 className="mw-h1">{t('add.title')}</h1>
      <p className="mw-muted mt-1 mb-4">{t('add.lede')}</p>
      {added !== '' && !answer && (
        <p className="mb-4" role="status">
          {t('add.added', { mark: added })}
        </p>
      )}
      <OneMark key={after} refused={isList ? undefined : answer} sent={sent} />
      <MarkList most={most} answer={isList ? answer : undefined} busy={sent === 'list'} />
    </>
  )
}

import { useLoaderData } from 'react-router'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { NotThere } from '../../not-there.tsx'
import { DecisionList } from '../decision-list.tsx'
import { KeyIndex } from '../key-index.tsx'
import { useKeyName } from '../key-name.ts'
import { LibraryPage } from '../library-page.tsx'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

/** Decided disputes by jurisdiction, industry, subject matter or party, or those of one of them. */
export default function DisputeGroup() {
  const t = useText('disputes')
  const language = useLanguage()
  const nameOf = useKeyName()
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  const { group, chosen, keys, decisions } = found
  const name = chosen && nameOf(chosen.key, chosen.name)
  const groupTitle = t(`by.${group}.title`)
  const title = name === null ? groupTitle : t(`by.${group}.one`, { name })
  const crumbs =
    name === null
      ? [{ label: groupTitle }]
      : [{ label: groupTitle, href: path.disputes({ group }, { language }) }, { label: name }]
  return (
    <LibraryPage title={title} description={t('groupDescription', { title })} crumbs={crumbs}>
      <p className="mw-lede mw-muted mt-2 mb-4">
        {group === 'subject-matter' && chosen
          ? t(`about.${chosen.key as 'confusion'}`)
          : t('groupDescription', { title })}
      </p>
      {chosen ? <DecisionList decisions={decisions} /> : <KeyIndex group={group} keys={keys} />}
    </LibraryPage>
  )
}

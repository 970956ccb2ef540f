import { useLoaderData } from 'react-router'
import type { DecisionGroup } from '#domain/decision/decisions.ts'
import { Entry } from '#ui/entry.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { DecisionList } from './decision-list.tsx'
import { KeyIndex } from './key-index.tsx'
import type { DecisionKey } from './keys.server.ts'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

/** Decided disputes, by what they are about, by industry, court and party, and the newest of them. */
export default function Disputes() {
  const t = useText('disputes')
  const common = useText('common')
  const language = useLanguage()
  const { matters, industries, places, parties, decisions } = useLoaderData<typeof loader>()
  const groups: [DecisionGroup, readonly DecisionKey[]][] = [
    ['subject-matter', matters],
    ['industry', industries],
    ['jurisdiction', places],
    ['judicial-party', parties],
  ]
  return (
    <div className="mw-wrap mw-main">
      <title>{`${t('title')} · ${common('brand')}`}</title>
      <meta name="description" content={t('description')} />
      <h1 className="mw-display">{t('title')}</h1>
      <p className="mw-lede mw-muted mt-2 mb-4">{t('lede')}</p>
      {groups.map(([group, keys], n) => (
        <Entry key={group} id={group} number={n + 1} margin={t(`by.${group}.margin`)}>
          <h2 className="mw-h2 mb-3" id={`${group}-title`}>
            {t(`by.${group}.title`)}
          </h2>
          <KeyIndex group={group} keys={keys} />
          {group === 'judicial-party' && (
            <p className="mt-3">
              <a href={path.disputes({ group }, { language })}>{t('allParties')}</a>
            </p>
          )}
        </Entry>
      ))}
      <Entry id="newest" number={groups.length + 1} margin={t('source')}>
        <h2 className="mw-h2 mb-3" id="newest-title">
          {t('newest')}
        </h2>
        <DecisionList decisions={decisions} />
      </Entry>
    </div>
  )
}

import { useLoaderData } from 'react-router'
import { formatDate } from '#kernel/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { Flag } from '../../../flag.tsx'
import type { PageHandle } from '../../../i18n/seed.tsx'
import { useLanguage, useText } from '../../../i18n/text.ts'
import { path } from '../../../path.ts'
import { NotThere } from '../../not-there.tsx'
import { DecisionList } from '../decision-list.tsx'
import { useKeyName } from '../key-name.ts'
import { LibraryPage } from '../library-page.tsx'
import type { loader } from './load.server.ts'

export { loader } from './load.server.ts'

export const handle = { namespaces: [], still: true } satisfies PageHandle

/** A decided dispute: its facts, what was held, where to read it, and others on the same subject. */
export default function Dispute() {
  const t = useText('disputes')
  const language = useLanguage()
  const nameOf = useKeyName()
  const found = useLoaderData<typeof loader>()
  if (!found) return <NotThere />
  const { decision, keys, place, others } = found
  const { parties, number, signs, held, source } = decision
  const title = parties.join(' / ')
  const [matter] = keys['subject-matter']
  const description = t('caseDescription', { title, number, matter: nameOf(decision.matter, null) })
  const english = language === 'en' ? undefined : 'en'
  const [placeKey = ''] = keys.jurisdiction
  return (
    <LibraryPage
      title={title}
      name={`${title}, ${number}`}
      description={description}
      crumbs={[
        {
          label: nameOf(decision.matter, null),
          href: path.disputes({ group: 'subject-matter', id: matter ?? '' }, { language }),
        },
        { label: number },
      ]}
    >
      <dl className="mw-plate mw-plate--quartet mt-3 mb-4">
        <div>
          <dt>{t('court')}</dt>
          <dd>
            <Flag place={place.code} name={place.name} /> {t(`courts.${decision.court}`)}
          </dd>
        </div>
        <div>
          <dt>{t('number')}</dt>
          <dd className="mw-num">{number}</dd>
        </div>
        <div>
          <dt>{t('date')}</dt>
          <dd>{formatDate(decision.date, language)}</dd>
        </div>
        <div>
          <dt>{t('signs')}</dt>
          <dd lang={english}>{signs.join(' · ')}</dd>
        </div>
      </dl>
      <Entry id="held" number={1} margin={t('heldMargin')}>
        <h2 className="mw-h2 mb-2" id="held-title">
          {t('held')}
        </h2>
        {english && <p className="mw-small mw-muted mb-2">{t('inEnglish')}</p>}
        <p lang={english}>{held}</p>
        <p className="mt-3">
          <a href={source} rel="noreferrer">
            {t('read', { number })}
          </a>
        </p>
      </Entry>
      <Entry id="keys" number={2} margin={t('keysMargin')}>
        <h2 className="mw-h2 mb-2" id="keys-title">
          {t('keys')}
        </h2>
        <ul className="mw-list">
          <li>
            <a href={path.disputes({ group: 'jurisdiction', id: placeKey }, { language })}>{place.name}</a>
          </li>
          {keys.industry.map((key) => (
            <li key={key}>
              <a href={path.disputes({ group: 'industry', id: key }, { language })}>{nameOf(key, null)}</a>
            </li>
          ))}
          {keys['judicial-party'].map((key, n) => (
            <li key={key}>
              <a href={path.disputes({ group: 'judicial-party', id: key }, { language })}>{parties[n]}</a>
            </li>
          ))}
        </ul>
      </Entry>
      {others.length > 0 && (
        <Entry id="others" number={3} margin={t('othersMargin')}>
          <h2 className="mw-h2 mb-2" id="others-title">
            {t('others')}
          </h2>
          <DecisionList decisions={others} />
        </Entry>
      )}
      <p className="mt-4">
        <ButtonLink href={path.trademarkSearch({}, { language })}>{t('check')}</ButtonLink>
      </p>
    </LibraryPage>
  )
}

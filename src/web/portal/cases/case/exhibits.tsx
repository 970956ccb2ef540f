import { ButtonLink } from '#ui/button.tsx'
import { Entry } from '#ui/entry.tsx'
import { useText } from '../../../i18n/text.ts'
import type { CaseData } from './load.server.ts'
import { numberOf } from './numbers.ts'

/** The evidence as it was taken, each with its hash and what proves its time, and all of it as one file. */
export function Exhibits({ data }: { data: CaseData }) {
  const t = useText('case')
  if (data.packHref === null) return null
  return (
    <Entry id="exhibits" number={numberOf(data, 'exhibits')} margin={t('exhibit.margin')}>
      <h2 className="mw-h3 mb-2" id="exhibits-title">
        {t('exhibit.title')}
      </h2>
      <ul className="mw-ruled">
        {data.exhibits.map((exhibit) => (
          <li key={exhibit.id} className="mw-stack mw-stack--s">
            <p className="break-all">{exhibit.url ?? t('exhibit.file')}</p>
            <p className="mw-source">
              {t(exhibit.url === null ? 'exhibit.handedIn' : 'exhibit.taken')}{' '}
              <time dateTime={exhibit.at}>{exhibit.when}</time>.{' '}
              {exhibit.authority === null ? t('exhibit.noStamp') : t('exhibit.stamp', { authority: exhibit.authority })}
            </p>
            {exhibit.domains.map(({ domain, registrar, registered, isStandIn }) => (
              <p key={domain} className="mw-source">
                {registrar === null && registered === null
                  ? t('exhibit.domainUnknown', { domain })
                  : t('exhibit.domain', {
                      domain,
                      registrar: registrar ?? t('exhibit.notKnown'),
                      date: registered ?? t('exhibit.notKnown'),
                    })}{' '}
                {isStandIn && t('exhibit.domainStandIn')}
              </p>
            ))}
            <p className="mw-source break-all">SHA-256 {exhibit.sha256}</p>
          </li>
        ))}
      </ul>
      {data.moreExhibits > 0 && <p className="mw-small mw-muted">{t('list.more', { number: data.moreExhibits })}</p>}
      <p className="mt-2">
        <ButtonLink href={data.packHref}>{t('exhibit.pack')}</ButtonLink>
      </p>
      <p className="mw-small mw-muted mt-1">{t('exhibit.packText')}</p>
    </Entry>
  )
}

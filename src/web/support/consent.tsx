import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { countsCampaigns, countsRecommendations } from '#kernel/campaign.ts'
import { askedAbout, tellsOfNobody } from '#kernel/third-parties.ts'
import { useLanguage, useText } from '../i18n/text.ts'
import { addressIn } from '../path.ts'
import { useRootData } from '../root-data.ts'
import { routeTable } from '../route-table.ts'
import './chat.css'

/** On a page whose address is somebody's own, nothing of others runs on: what was loaded before leaves with the document. */
function useOthersLeave(): void {
  const page = useMatches().at(-1)?.id
  const { search } = useLocation()
  const isPublic =
    routeTable.some(({ file, privacy }) => file === `${page}.tsx` && privacy === 'public') &&
    tellsOfNobody(new URLSearchParams(search))
  useEffect(() => {
    if (!isPublic && document.querySelector('script[data-party]')) location.reload()
  }, [isPublic])
}

/**
 * The question whether companies outside may load something, with two answers that are equal. It is hidden until the page's
 * script has found that it was not answered: without scripts nothing is loaded, and nobody is asked. Where no company is
 * configured and no experiment runs it is not there.
 */
export function ConsentQuestion() {
  const t = useText('common')
  const language = useLanguage()
  const { thirdParties, experiments, asksElsewhere, visitor } = useRootData()
  useOthersLeave()
  if (asksElsewhere) return <div hidden data-consent-elsewhere />
  if (askedAbout(thirdParties, experiments).length === 0) return null
  const isAlone = thirdParties.length === 0
  const title = t(isAlone ? 'consent.experimentsTitle' : 'consent.title')
  return (
    <section
      className="mw-consent mw-noprint"
      aria-label={title}
      hidden
      data-consent={JSON.stringify(thirdParties)}
      data-experiments={JSON.stringify(experiments)}
      data-visitor={visitor ?? undefined}
      suppressHydrationWarning
    >
      <div className="mw-wrap mw-stack mw-stack--s">
        <h2 className="mw-h4">{title}</h2>
        {!isAlone && (
          <ul className="mw-small">
            {thirdParties.map(({ kind, name }) => (
              <li key={kind}>{t(`consent.kind.${kind}`, { name })}</li>
            ))}
          </ul>
        )}
        <p className="mw-small">
          {!isAlone && t('consent.text')} {experiments.length > 0 && t('consent.experiments')}{' '}
          {countsCampaigns(thirdParties) && t('consent.campaign')}{' '}
          {countsRecommendations(thirdParties) && t('consent.recommended')}{' '}
          <a href={addressIn(language, '/cookies')}>{t('consent.more')}</a>
        </p>
        <div className="mw-consent__answers">
          <button type="button" className="mw-btn mw-btn--secondary" data-answer="no">
            {t('consent.no')}
          </button>
          <button type="button" className="mw-btn mw-btn--secondary" data-answer="yes">
            {t('consent.yes')}
          </button>
        </div>
      </div>
    </section>
  )
}

/** In the footer: opens the question again, so that the answer can be changed. */
export function ConsentOpener() {
  const t = useText('common')
  const { thirdParties, experiments } = useRootData()
  if (askedAbout(thirdParties, experiments).length === 0) return null
  return (
    <button type="button" className="mw-consent__open" hidden data-consent-open suppressHydrationWarning>
      {t('consent.change')}
    </button>
  )
}

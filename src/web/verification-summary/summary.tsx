import { Crumbs } from '#ui/crumbs.tsx'
import { useLanguage, useText } from '../i18n/text.ts'
import { path } from '../path.ts'
import { AskAgain, AskedAgain } from './ask-again.tsx'
import { AboutSummary } from './about.tsx'
import { Certificate } from './certificate.tsx'
import { Classes } from './classes.tsx'
import { Distinctiveness } from './distinctiveness.tsx'
import type { SummaryData } from './load.server.ts'
import { NextSteps } from './next-steps.tsx'
import { Price } from './price.tsx'
import { SimilarMarks } from './similar-marks.tsx'
import { Strategy } from './strategy.tsx'
import { SummaryActions } from './summary-actions.tsx'
import { VerdictLine } from './verdict-line.tsx'
import { Verdicts } from './verdicts.tsx'
import { Changes, Versions } from './versions.tsx'
import { Ordered } from './ordered.tsx'
import { Dismissed, Waiting } from './without-result.tsx'
import './certificate.css'

interface SummaryProps {
  data: SummaryData
  /** Where the reader came from; the first crumb leads there. */
  back?: { href: string; label: string }
  /** Addresses of the versions: in the portal its own. */
  versionHref: (version: number) => string
}

/** The document: the same on the site, for the holder of the link, and in the portal. */
export function Summary({ data, back, versionHref }: SummaryProps) {
  const t = useText('summary')
  const common = useText('common')
  const language = useLanguage()
  const { result, state } = data
  const home = back ?? { label: t('crumbs'), href: path.verificationSummary({ id: data.id }, { language }) }
  const ready = state === 'ready' && result !== null && !data.askedAgain
  // What was ordered is no longer a question of the verification.
  const open = (ready || state === 'dismissed') && !data.order
  // A section that is left out leaves no gap in the numbers of the next ones.
  const afterClasses = result?.strategy ? 6 : 5
  const newest = data.versions[0]?.version === result?.version
  return (
    <div className="mw-summary">
      <title>{t('meta.title', { mark: data.mark })}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="robots" content="noindex" />
      <div className="mw-split mw-small mb-3 mw-noprint">
        <Crumbs label={common('crumbs')} crumbs={[home, { label: data.mark }]} />
        {result && <SummaryActions owned={data.owned} />}
      </div>
      <Versions data={data} hrefOf={versionHref} />
      <Certificate data={data} />
      {!result && state !== 'dismissed' && <Waiting data={data} />}
      {data.askedAgain && <AskedAgain />}
      {data.order && <Ordered order={data.order} />}
      {state === 'dismissed' && <Dismissed data={data} reason={result?.refusal ?? result?.note ?? null} />}
      {result && (
        <>
          {ready && <VerdictLine data={data} result={result} />}
          <Changes result={result} />
          <Verdicts result={result} />
          <Distinctiveness mark={data.mark} result={result} isDismissed={state === 'dismissed'} />
          <SimilarMarks own={data.mark} result={result} />
          <Classes result={result} />
          <Strategy text={result.strategy} />
          {ready && newest && (
            <Price number={afterClasses} data={data} classes={result.classes.filter((one) => one.recommended).length} />
          )}
          {ready && newest && !data.order && <NextSteps number={afterClasses + 1} data={data} />}
          {open && newest && <AskAgain data={data} />}
          <AboutSummary result={result} owned={data.owned} />
        </>
      )}
    </div>
  )
}

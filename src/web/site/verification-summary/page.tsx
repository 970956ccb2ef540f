import { useLoaderData } from 'react-router'
import { Crumbs } from '#ui/crumbs.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Certificate } from './certificate.tsx'
import { Classes } from './classes.tsx'
import { Distinctiveness } from './distinctiveness.tsx'
import type { SummaryData } from './load.server.ts'
import { Price } from './price.tsx'
import { SimilarMarks } from './similar-marks.tsx'
import { Strategy } from './strategy.tsx'
import { VerdictLine } from './verdict-line.tsx'
import { Verdicts } from './verdicts.tsx'
import { Dismissed, Waiting } from './without-result.tsx'

export { loader } from './load.server.ts'

export const handle = { namespaces: ['summary', 'trademark'] } satisfies PageHandle

export default function VerificationSummaryPage() {
  const t = useText('summary')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<SummaryData>()
  const { result } = data
  return (
    <div className="mw-wrap pt-3">
      <title>{t('meta.title', { mark: data.mark })}</title>
      <meta name="description" content={t('meta.description')} />
      <meta name="robots" content="noindex" />
      <div className="mw-split mw-small mb-3 mw-noprint">
        <Crumbs
          label={common('crumbs')}
          crumbs={[
            { label: t('crumbs'), href: path.verificationSummary({ id: data.id }, { language }) },
            { label: data.mark },
          ]}
        />
      </div>
      <Certificate data={data} />
      {!result && data.state !== 'dismissed' && <Waiting data={data} />}
      {data.state === 'dismissed' && <Dismissed data={data} reason={result?.refusal ?? result?.note ?? null} />}
      {result && (
        <>
          {data.state === 'ready' && <VerdictLine data={data} result={result} />}
          <Verdicts result={result} />
          <Distinctiveness mark={data.mark} level={result.distinctiveness} />
          <SimilarMarks own={data.mark} marks={result.similar} classes={result.classes.map((item) => item.number)} />
          <Classes classes={result.classes} />
          <Strategy text={result.strategy} />
          {data.state === 'ready' && <Price data={data} classes={result.classes.length} />}
        </>
      )}
    </div>
  )
}

import { useLoaderData, type HeadersFunction } from 'react-router'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useText } from '../../i18n/text.ts'
import { Announcement } from '../../mark-checker/announcement.tsx'
import { Examples } from '../../mark-checker/examples.tsx'
import { HowWeCount } from '../../mark-checker/how-we-count.tsx'
import { QuestionForm } from '../../mark-checker/question-form.tsx'
import { useSteering } from '../../mark-checker/steer.ts'
import { TooShort } from '../../mark-checker/too-short.tsx'
import { Trouble } from '../../mark-checker/trouble.tsx'
import { useAnswerFocus } from '../../mark-checker/use-answer-focus.ts'
import { useChecker, type Phase } from '../../mark-checker/use-checker.ts'
import type { SearchData } from './load.server.ts'
import { Results } from './results.tsx'
import './search.css'

export { loader } from './load.server.ts'

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = { namespaces: ['checker', 'trademark'] } satisfies PageHandle

const points = ['near', 'word', 'limits'] as const

/** Before anything is asked: what an answer holds. */
function Start() {
  const t = useText('checker')
  return (
    <section className="mw-stack mt-6" aria-labelledby="start-title">
      <h2 className="mw-h3" id="start-title">
        {t('start.title')}
      </h2>
      <ul className="mw-list mw-prose mw-plainlist">
        {points.map((point) => (
          <li key={point}>{t(`start.${point}`)}</li>
        ))}
      </ul>
    </section>
  )
}

function phaseOf({ refused }: SearchData): Phase {
  if (refused === null) return 'idle'
  return refused === 'too-many-requests' ? 'refused' : 'broken'
}

export default function TrademarkSearchPage() {
  const t = useText('checker')
  const data = useLoaderData<SearchData>()
  const checker = useChecker(data.question, data.answer, phaseOf(data))
  const { phase, checked, question, ask, again } = checker
  const steer = useSteering(question, ask)
  const { region, press } = useAnswerFocus(checker)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears the clicks of its links
    <div className="mw-wrap mw-main" onClick={steer}>
      <title>{t('meta.title')}</title>
      <meta name="description" content={t('meta.description')} />
      <div className="mw-stack mb-4">
        <h1 className="mw-h1">{t('title')}</h1>
        <p className="mw-lede mw-muted max-w-[46rem]">{t('lede')}</p>
      </div>
      <QuestionForm checker={checker} lists={data.lists} onPress={press} />
      <Announcement phase={phase} checked={checked} />
      <Trouble phase={phase} again={again} question={checked ? undefined : question} />
      <TooShort question={question} />
      {checked ? (
        <Results checked={checked} checker={checker} lists={data.lists} region={region} />
      ) : (
        <>
          <Examples />
          <Start />
        </>
      )}
      <p className="mw-source mt-3 mb-3">{t('secret')}</p>
      <HowWeCount version={checked?.answer.version ?? null} />
    </div>
  )
}

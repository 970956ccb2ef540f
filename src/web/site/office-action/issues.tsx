import { Entry } from '#ui/entry.tsx'
import { Letters } from '#ui/letters.tsx'
import { Mark } from '#ui/mark.tsx'
import { SimilarityReasons } from '#ui/similarity.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import type { OfficeActionData } from './load.server.ts'

type Issue = OfficeActionData['issues'][number]

function OneIssue({ issue, at }: { issue: Issue; at: number }) {
  const t = useText('office-action')
  return (
    <article className="mw-stack mw-stack--s mb-4">
      <h3 className="mw-h3">
        {at}. {issue.name}
      </h3>
      <p className="mw-small mw-muted">{t(`category.${issue.category}`)}</p>
      {issue.explanation && <p className="mw-prose mw-lines">{issue.explanation}</p>}
      {issue.quote && (
        <blockquote className="mw-quote">
          <p className="mw-lines">{issue.quote}</p>
          <cite>{t('issues.fromLetter')}</cite>
        </blockquote>
      )}
      {issue.question && (
        <p className="mw-lines">
          <b>{t('issues.question')}</b> {issue.question}
        </p>
      )}
      {issue.answer && (
        <p className="mw-lines">
          <b>{t('issues.answer')}</b> {issue.answer}
        </p>
      )}
    </article>
  )
}

/** A mark that the office cites: letter under letter, in sentences, and what the register has of it. */
function Cited({ data, cited }: { data: OfficeActionData; cited: OfficeActionData['cited'][number] }) {
  const t = useText('office-action')
  const say = useText('trademark')
  const language = useLanguage()
  const own = data.mark
  const facts = [
    cited.number && t('cited.number', { number: cited.number }),
    cited.owner,
    cited.classes && cited.classes.length > 0 && t('inClasses', { list: cited.classes.join(', ') }),
  ].filter(Boolean)
  return (
    <article className="mw-stack mw-stack--s mb-4">
      <h3 className="mw-h4">
        <Mark>{cited.name}</Mark>
      </h3>
      {cited.similarity && (
        <>
          <Letters own={own} earlier={cited.name} ownLabel={t('cited.yours')} earlierLabel={t('cited.theirs')} />
          <SimilarityReasons
            similarity={cited.similarity}
            own={own}
            earlier={cited.name}
            say={(key, values) => say(key, values)}
            language={language}
          />
        </>
      )}
      <p className="mw-source">
        {facts.join(', ')}
        {cited.url && (
          <>
            {' '}
            <a href={cited.url} rel="noreferrer" target="_blank">
              {t('cited.open')}
            </a>
          </>
        )}
      </p>
    </article>
  )
}

/** What the office says, point by point, and the marks that it holds against this one. */
export function Issues({ data }: { data: OfficeActionData }) {
  const t = useText('office-action')
  const language = useLanguage()
  const isAsked = data.asked !== null || data.issues.some(({ question, answer }) => question !== null && !answer)
  if (data.issues.length + data.cited.length === 0 && data.asked === null && data.said === null) return null
  return (
    <Entry id="says" number={1} margin={t('issues.margin')}>
      <h2 className="mw-h2 mb-2" id="says-title">
        {t('issues.title')}
      </h2>
      {data.issues.map((issue, at) => (
        <OneIssue key={issue.id} issue={issue} at={at + 1} />
      ))}
      {data.cited.length > 0 && <h3 className="mw-h3 mb-2">{t('cited.title')}</h3>}
      {data.cited.map((cited, at) => (
        <Cited key={at} data={data} cited={cited} />
      ))}
      {data.cited.some(({ similarity }) => similarity) && <p className="mw-source mb-2">{t('cited.caution')}</p>}
      {data.asked && (
        <p className="mw-lines">
          <b>{t('issues.question')}</b> {data.asked}
        </p>
      )}
      {data.said && (
        <p className="mw-lines">
          <b>{t('issues.answer')}</b> {data.said}
        </p>
      )}
      {data.can.inform && isAsked && (
        <ButtonLink href={path.officeActionInfo({ id: data.id }, { language })}>{t('issues.toAnswer')}</ButtonLink>
      )}
    </Entry>
  )
}

import { Tabs } from '#ui/tabs.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { officeCounts } from '../../mark-checker/near-marks.ts'
import { linkQuery, orders, type AnsweredMark, type Question } from '../../mark-checker/question.ts'

interface ToolbarProps {
  question: Question
  marks: readonly AnsweredMark[]
  offices: Record<string, string>
}

interface Pick {
  key: string
  label: string
  change: Partial<Question>
  current: boolean
}

/** One choice of several, as links: each is an address of its own. */
function Choice({ label, picks, question }: { label: string; picks: readonly Pick[]; question: Question }) {
  const language = useLanguage()
  return (
    <div className="mw-picks" role="group" aria-label={label}>
      <span className="mw-muted">{label}</span>
      {picks.map((pick) => (
        <a
          key={pick.key}
          href={path.trademarkSearch({}, { language, query: linkQuery({ ...question, ...pick.change }) })}
          aria-current={pick.current || undefined}
          referrerPolicy="no-referrer"
        >
          {pick.label}
        </a>
      ))}
    </div>
  )
}

/** Which goods, whose register, in what order, with or without dead marks. */
export function Toolbar({ question, marks, offices }: ToolbarProps) {
  const t = useText('checker')
  const language = useLanguage()
  const link = (change: Partial<Question>) =>
    path.trademarkSearch({}, { language, query: linkQuery({ ...question, ...change }) })
  const counts = officeCounts(marks)
  const narrow = question.classes.length > 0
  return (
    <div className="mw-searchbar">
      {narrow ? (
        <Tabs
          label={t('scope.label')}
          current={question.scope}
          tabs={(['related', 'all'] as const).map((scope) => ({
            key: scope,
            label: t(`scope.${scope}`),
            href: link({ scope, office: null }),
          }))}
        />
      ) : (
        <p className="mw-small mw-muted">{t('scope.choose')}</p>
      )}
      <div className="mw-searchbar__picks mw-small">
        <Choice
          label={t('sort.label')}
          question={question}
          picks={orders.map((order) => ({
            key: order,
            label: t(`sort.${order}`),
            change: { order },
            current: question.order === order,
          }))}
        />
        {counts.length > 1 && (
          <Choice
            label={t('office.label')}
            question={question}
            picks={[
              { key: 'all', label: t('office.all'), change: { office: null }, current: question.office === null },
              ...counts.map(([office, count]) => ({
                key: office,
                label: `${offices[office] ?? office} ${count}`,
                change: { office },
                current: question.office === office,
              })),
            ]}
          />
        )}
        <Choice
          label={t('dead.label')}
          question={question}
          picks={[
            { key: 'no', label: t('dead.hide'), change: { withDead: false }, current: !question.withDead },
            { key: 'yes', label: t('dead.show'), change: { withDead: true }, current: question.withDead },
          ]}
        />
      </div>
    </div>
  )
}

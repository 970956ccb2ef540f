import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Entry } from '#ui/entry.tsx'
import { Status, type Tone } from '#ui/status.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import '../styles/register.css'
import type { SolutionCenterData } from './load.server.ts'

export { action, loader } from './load.server.ts'

export const handle = { namespaces: ['portal', 'case'] } satisfies PageHandle

type Solution = SolutionCenterData['solutions'][number]

const toneOf = (status: Solution['status']): Tone =>
  status === 'Done'
    ? 'leaf'
    : status === 'Offered' || status === 'Ordered'
      ? 'amber'
      : status === 'Paid'
        ? 'registry'
        : 'muted'

/** What a solution costs, step by step, our fee and official ones apart. */
function Items({ solution }: { solution: Solution }) {
  const t = useText('case')
  return (
    <ul className="mw-ruled">
      {solution.items.map((item, at) => (
        <li key={at} className="mw-split">
          <span>
            {item.text}{' '}
            <span className="mw-source">{t(item.isOfficial ? 'solution.official' : 'solution.service')}</span>
          </span>
          <span className="mw-num">{item.amount}</span>
        </li>
      ))}
      <li className="mw-split">
        <b>{t('solution.net')}</b>
        <b className="mw-num">{solution.net}</b>
      </li>
    </ul>
  )
}

function Offer({ solution, number }: { solution: Solution; number: number }) {
  const t = useText('case')
  const busy = useNavigation().state !== 'idle'
  const id = `solution-${solution.id}`
  return (
    <Entry id={id} number={number} margin={solution.offered}>
      <h2 className="mw-h3 mb-2" id={`${id}-title`}>
        {solution.items[0]?.text ?? t('solution.title')}
      </h2>
      <p className="mb-2">
        <Status tone={toneOf(solution.status)}>{t(`solutionStatus.${solution.status}`)}</Status>
      </p>
      <Items solution={solution} />
      {solution.payAt && (
        <p className="mt-2">
          <ButtonLink kind="primary" href={solution.payAt}>
            {t('solution.pay')}
          </ButtonLink>
        </p>
      )}
      {solution.planAt && (
        <div className="mw-stack mw-stack--s mt-2">
          <p className="mw-small mw-muted">{t('solution.planText')}</p>
          <p>
            <ButtonLink href={solution.planAt}>{t('solution.plan')}</ButtonLink>
          </p>
        </div>
      )}
      {(solution.canOrder || solution.canDecline) && (
        <Form method="post" className="mw-cluster mt-2">
          <input type="hidden" name="solutionId" value={solution.id} />
          {solution.canOrder && (
            <Button type="submit" name="intent" value="order" busy={busy}>
              {t('solution.order')}
            </Button>
          )}
          {solution.canDecline && (
            <Button kind="quiet" type="submit" name="intent" value="decline" busy={busy}>
              {t('solution.decline')}
            </Button>
          )}
        </Form>
      )}
    </Entry>
  )
}

/** What can be done about a case, each way with its price; nothing is chosen beforehand. */
export default function SolutionCenter() {
  const t = useText('case')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<SolutionCenterData>()
  const refused = useActionData<FormAnswer>()
  const name = data.other ?? t('case.unknownOther')
  return (
    <>
      <title>{`${data.brand}, ${t('solution.metaTitle')}`}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[
          { label: t('list.title'), href: path.cases({}, { language }) },
          { label: name, href: data.caseHref },
          { label: t('solution.title') },
        ]}
      />
      <FormErrors refusal={refused?.refusal} errors={{}} />
      <h1 className="mw-h1 mt-2">{t('solution.heading', { brand: data.brand, other: name })}</h1>
      <p className="mw-muted mt-1 mb-4">{t('solution.lede')}</p>
      {data.solutions.length === 0 ? (
        <EmptyState title={t('solution.emptyTitle')} text={t('solution.emptyText')} />
      ) : (
        data.solutions.map((solution, at) => <Offer key={solution.id} solution={solution} number={at + 1} />)
      )}
      <p className="mw-source mt-2">{t('solution.vat')}</p>
    </>
  )
}

import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ButtonLink } from '#ui/button.tsx'
import { Crumbs } from '#ui/crumbs.tsx'
import { Mark } from '#ui/mark.tsx'
import { Stepper, type Step } from '#ui/stepper.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import type { PageHandle } from '../../i18n/seed.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { Approve } from './approve.tsx'
import { AuthorityEntry } from './authority.tsx'
import { Changes } from './changes.tsx'
import '../../draft.css'
import type { DraftData, DraftStep } from './draft.server.ts'
import { Marks } from './marks.tsx'
import { Kept, Moved } from './moved.tsx'
import { OwnerForm, useForgetOwner } from './owner-form.tsx'
import { OwnWords } from './own-words.tsx'
import { Postpone } from './postpone.tsx'
import { SignEntry } from './sign.tsx'
import { Thread } from './thread.tsx'
import { idsOf, useDraftErrors } from './use-draft-errors.ts'
import { UseEntry } from './use.tsx'
import { GoodsEntry, OwnerEntry } from './wording.tsx'

export { action, loader } from './load.server.ts'

export const handle = {
  namespaces: ['draft', 'owner', 'portal', 'checkout', 'trademark', 'use-in-commerce'],
} satisfies PageHandle

/** A refused step also reads the page again: it shows where things stand now. Saving while typing, or saying that it was shown, does not. */
export function shouldRevalidate({ formData }: ShouldRevalidateFunctionArgs): boolean {
  const intent = formData?.get('intent')
  return intent !== 'autosave' && intent !== 'shown'
}

const position: Record<DraftStep, number> = {
  early: 0,
  owner: 0,
  waiting: 1,
  changing: 1,
  review: 2,
  approved: 3,
  resting: 1,
  closed: 4,
}

function useSteps({ step }: DraftData): Step[] {
  const t = useText('draft')
  return (['owner', 'drafting', 'review', 'filing'] as const).map((key, index) => ({
    key,
    label: t(`step.${key}`),
    state: index < position[step] ? 'done' : index === position[step] ? 'now' : 'ahead',
  }))
}

const words = {
  early: 'early',
  owner: 'waiting',
  waiting: 'waiting',
  review: 'review',
  changing: 'changing',
  approved: 'approved',
  resting: 'resting',
  closed: 'closed',
} as const satisfies Record<DraftStep, string>

function Head({ data }: { data: DraftData }) {
  const t = useText('draft')
  const portal = useText('portal')
  const language = useLanguage()
  const word = words[data.step]
  const status = portal(`orderStatus.${data.status}`)
  return (
    <>
      <h1 className="mw-h1">{t(data.status === 'Completed' ? 'state.completedTitle' : `state.${word}Title`)}</h1>
      <p className="mw-lede mw-muted mt-1 mb-4">
        {data.status === 'Application postponed' ? t('state.postponedText') : t(`state.${word}Text`, { status })}
      </p>
      {data.step === 'early' && (
        <p>
          <ButtonLink kind="primary" href={path.order({ id: data.id }, { language })}>
            {t('state.earlyOpen')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

const entries = ['mark', 'owner', 'goods', 'use', 'authority', 'thread'] as const

type Answer = FormAnswer | { done: 'change' | 'comment' }

function Matter({ data, answer }: { data: DraftData; answer: Answer | undefined }) {
  const refused = answer && 'refusal' in answer ? answer : undefined
  const intent = refused?.typed.intent?.[0]
  const errors = useDraftErrors(data, refused)
  const editable = ['waiting', 'review', 'changing'].includes(data.step)
  const shown = data.step !== 'early'
  const talks = editable
  const isOf = (...names: string[]) => intent !== undefined && names.includes(intent)
  const numberOf = (name: (typeof entries)[number]) =>
    entries.filter((one) => one !== 'use' || data.use).indexOf(name) + 1
  return (
    <>
      {refused && Object.keys(refused.refusal.fields).length > 0 && (
        <FormErrors refusal={refused.refusal} errors={errors} ids={idsOf(refused)} />
      )}
      <Head data={data} />
      <Changes data={data} />
      {refused && (!talks || intent === 'owner') && <Kept answer={refused} />}
      {data.marks.length > 0 && <Marks data={data} />}
      {shown && (
        <>
          <SignEntry
            data={data}
            number={numberOf('mark')}
            editable={editable}
            errors={isOf('logo-file', 'logo-draw', 'recording', 'view', 'views', 'sign') ? errors : {}}
            typed={refused?.typed}
          />
          <OwnerEntry data={data} number={numberOf('owner')} editable={editable} />
          <GoodsEntry data={data} number={numberOf('goods')}>
            <OwnWords
              data={data}
              editable={editable}
              typed={refused?.typed.businessDescription?.[0]}
              error={errors.businessDescription}
            />
          </GoodsEntry>
          {data.use && (
            <UseEntry
              data={data}
              use={data.use}
              number={numberOf('use')}
              editable={editable}
              errors={isOf('basis', 'specimen-add', 'specimen-change', 'specimen-copy') ? errors : {}}
              typed={refused?.typed}
            />
          )}
          <AuthorityEntry
            data={data}
            number={numberOf('authority')}
            error={isOf('authority-signed', 'authority-draw') ? errors.file : undefined}
          />
        </>
      )}
      {talks && (
        <Thread
          data={data}
          number={numberOf('thread')}
          content={isOf('comment', 'change') ? (refused?.typed.content?.[0] ?? '') : ''}
          error={isOf('comment', 'change') ? errors.content : undefined}
          done={answer && 'done' in answer ? answer.done : undefined}
        />
      )}
      <PostponePart data={data} answer={refused} />
      {data.reading && (data.step === 'review' || data.step === 'changing') && (
        <Approve data={data} digest={data.reading.digest} error={errors.confirm} />
      )}
    </>
  )
}

function PostponePart({ data, answer }: { data: DraftData; answer: FormAnswer | undefined }) {
  const own = answer?.typed.intent?.[0] === 'postpone' ? answer : undefined
  const errors = useDraftErrors(data, own)
  return <Postpone data={data} typed={own?.typed.until?.[0]} error={errors.until} />
}

export default function ApplicationDraftPage() {
  const t = useText('draft')
  const common = useText('common')
  const language = useLanguage()
  const data = useLoaderData<DraftData>()
  const answer = useActionData<Answer>()
  const steps = useSteps(data)
  useForgetOwner(data.id, data.ownerForm === null)
  const refused = answer && 'refusal' in answer ? answer : undefined
  const whole = refused && Object.keys(refused.refusal.fields).length === 0
  return (
    <>
      <title>{t('meta.title', { mark: data.mark })}</title>
      <Crumbs
        label={common('crumbs')}
        crumbs={[
          { label: t('head.orders'), href: path.orders({}, { language }) },
          { label: data.mark, href: path.order({ id: data.id }, { language }) },
          { label: t('head.crumb') },
        ]}
      />
      <p className="mw-split mw-small mt-2 mb-3">
        <span>
          {t('head.for')} <Mark size="s">{data.mark}</Mark>
        </span>
        <span className="mw-muted mw-num">{t('head.number', { number: data.number })}</span>
      </p>
      {data.step !== 'early' && data.step !== 'closed' && <Stepper label={t('head.steps')} steps={steps} />}
      <div className="mt-4">
        {whole && <Moved answer={refused} data={data} />}
        {data.ownerForm ? (
          <>
            <OwnerForm
              data={data}
              form={data.ownerForm}
              answer={refused?.typed.intent?.[0] === 'owner' ? refused : undefined}
            />
            <PostponePart data={data} answer={refused} />
          </>
        ) : (
          <Matter data={data} answer={answer} />
        )}
      </div>
    </>
  )
}

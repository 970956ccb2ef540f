import { ErrorSummary } from '#ui/error-summary.tsx'
import { Facts } from '#ui/facts.tsx'
import type { FormAnswer } from '../../answers.server.ts'
import { useText } from '../../i18n/text.ts'
import type { DraftData } from './draft.server.ts'

/** What keeps a draft back: its order is held, or something of it is missing. */
const heldBy = (missing: string | undefined) =>
  missing === 'withdrawal-settled' ? 'withdrawn' : missing === 'paid-invoice' ? 'givenBack' : 'missing'

/** A step that was refused as a whole: what happened, and what was typed when the page has no place for it any more. */
export function Moved({ answer, data }: { answer: FormAnswer; data: DraftData }) {
  const t = useText('draft')
  const portal = useText('portal')
  const errors = useText('errors')
  const { code } = answer.refusal
  const texts = {
    'transition-refused': [t('moved.title'), t('moved.text', { status: portal(`orderStatus.${data.status}`) })],
    'changed-meanwhile': [t('moved.changedTitle'), t('moved.changedText')],
    'rules-unmet': [errors('code.rules-unmet'), t(`moved.${heldBy(answer.refusal.facts['missing'])}`)],
  } as const
  const [title, note] = code in texts ? texts[code as keyof typeof texts] : [errors(`code.${code}`), undefined]
  return <ErrorSummary title={title} note={note} entries={[]} occasion={answer} />
}

const hidden = ['intent', 'digest', 'confirm', 'type', 'priority']

/** What was typed into a form that this state no longer has. */
export function Kept({ answer }: { answer: FormAnswer }) {
  const t = useText('draft')
  const words = useText('owner')
  const typed = Object.entries(answer.typed).filter(([name, [value]]) => value && !hidden.includes(name))
  if (typed.length === 0) return null
  return (
    <section className="mt-4 mb-4" aria-labelledby="kept-title">
      <h2 className="mw-h4 mb-1" id="kept-title">
        {t('moved.kept')}
      </h2>
      <Facts
        tight
        facts={typed.map(([name, [value]]) => ({
          key: name,
          label: name === 'content' ? t('thread.labelComment') : words(name as 'street'),
          value,
        }))}
      />
    </section>
  )
}

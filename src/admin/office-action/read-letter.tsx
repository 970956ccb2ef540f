import type { CallOutput } from '#contract/call.ts'
import type { officeActionReading } from '#contract/examination.ts'
import { formatMoney, majorText } from '#kernel/money.ts'
import type { OfficeActionRow } from '#operations/staff/office-action.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage, useText } from '../i18n/texts.ts'
import { formatDate } from '../kit/time.ts'
import { blankIssue, blankSolution, type Typed } from './examined.ts'

export type Reading = CallOutput<typeof officeActionReading>

interface Props {
  row: OfficeActionRow
  read: Reading
  typed: Typed
  set: (part: Partial<Typed>) => void
}

/** What the machine read, each with the line it stands in; a person takes it or leaves it. */
export function ReadLetter({ row, read, typed, set }: Props) {
  const t = useText()
  const language = useLanguage()
  const dates = [read.issued, read.respondBy].filter((value) => value !== null)
  return (
    <div className="mw-stack">
      {!read.readable && <p className="mw-muted mw-small">{t('officeAction.unreadable')}</p>}
      {read.number && (
        <p className="mw-small">
          {t('field.number')}: <b>{read.number.value}</b>{' '}
          {read.isOurNumber !== null && t(read.isOurNumber ? 'officeAction.ourNumber' : 'officeAction.otherNumber')}
        </p>
      )}
      {dates.map((date) => (
        <p key={date.line} className="mw-small">
          <b>{formatDate(date.value, language)}</b> <q>{date.line}</q>
        </p>
      ))}
      {read.refusals.map(({ category, line }) => (
        <div key={category} className="mw-split">
          <p className="mw-small">
            <b>{t(`issueCategory.${category}`)}</b> <q>{line}</q>
          </p>
          <Button
            small
            disabled={typed.issues.some((issue) => issue.category === category)}
            onClick={() =>
              set({
                issues: [
                  ...typed.issues,
                  { ...blankIssue, category, name: t(`issueCategory.${category}`), quote: line },
                ],
              })
            }
          >
            {t('officeAction.takeIssue')}
          </Button>
        </div>
      ))}
      {read.cited.map(({ line, mark }) => (
        <div key={mark.number ?? line} className="mw-split">
          <p className="mw-small">
            <b>{[mark.name, mark.number].filter(Boolean).join(', ')}</b>{' '}
            {mark.name === '' && t('officeAction.notInRegister')} <q>{line}</q>
          </p>
          <Button
            small
            disabled={typed.cited.some(({ number }) => number === mark.number)}
            onClick={() =>
              set({
                cited: [
                  ...typed.cited,
                  {
                    name: mark.name,
                    number: mark.number ?? '',
                    owner: mark.owner ?? '',
                    classes: (mark.classes ?? []).join(', '),
                    url: mark.url ?? '',
                  },
                ],
              })
            }
          >
            {t('officeAction.takeCited')}
          </Button>
        </div>
      ))}
      <Fees row={row} read={read} typed={typed} set={set} />
      {read.text !== '' && (
        <details>
          <summary>{t('officeAction.wholeText')}</summary>
          <p className="mw-lines mw-small">{read.text}</p>
        </details>
      )}
    </div>
  )
}

/** Ways whose price our list or the fee data knows. */
function Fees({ read, typed, set }: Props) {
  const t = useText()
  const language = useLanguage()
  const { currency, service, extension } = read.fees
  const add = (part: Partial<typeof blankSolution>) =>
    set({ solutions: [...typed.solutions, { ...blankSolution, ...part }] })
  const amount = (minor: number) => majorText(minor, typed.currency)
  const isSame = currency === typed.currency
  return (
    <>
      {service !== null && isSame && (
        <div className="mw-split">
          <p className="mw-small">{t('officeAction.ourFee', { fee: formatMoney(service, currency, language) })}</p>
          <Button small onClick={() => add({ service: amount(service), official: amount(0) })}>
            {t('officeAction.addSolution')}
          </Button>
        </div>
      )}
      {extension && (
        <div className="mw-split">
          <p className="mw-small">
            {t('officeAction.extensionFee', {
              fee: formatMoney(extension.amount, extension.currency, language),
              source: extension.source,
              date: extension.asOf,
            })}
          </p>
          {extension.converted !== null && isSame && (
            <Button
              small
              disabled={typed.solutions.some(({ kind }) => kind === 'extension')}
              onClick={() =>
                add({
                  kind: 'extension',
                  solution: t('officeAction.kindOf.extension'),
                  official: amount(extension.converted ?? 0),
                })
              }
            >
              {t('officeAction.addExtension')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

import { useNavigate } from 'react-router-dom'
import { trademarkOfficeAction } from '#contract/office-action.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { Page } from '../kit/page.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { todayHere } from '../kit/time.ts'
import { useKeptText } from '../kit/use-kept-text.ts'
import { officeActionPath, to } from '../paths.ts'

/** Takes the letter of an office in for the trademark that the address names. */
export function OfficeActionCreate() {
  return <ShowPage<TrademarkFile> table="trademark">{(row) => <Create row={row} key={row.id} />}</ShowPage>
}

function Create({ row }: { row: TrademarkFile }) {
  const t = useText()
  const navigate = useNavigate()
  const [issued, setIssued] = useKeptText(`office-action-issued:${row.id}`)
  const create = useSend(trademarkOfficeAction, { done: t('officeAction.created'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await create.send({ params: { id: row.id }, body: { issueDate: issued } })
    if (!answer.ok) return
    setIssued('')
    await navigate(to(officeActionPath(answer.value.id)))
  }
  return (
    <Page
      title={`${row.name}, ${t('officeAction.new')}`}
      heading={<MarkHeading mark={row} />}
      sub={t('officeAction.new')}
    >
      <Section title={t('officeAction.new')}>
        <form
          className="mw-stack wb-form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <p className="mw-small mw-muted">{t('officeAction.newText')}</p>
          <TextField
            name="issueDate"
            type="date"
            min={row.filing_date ?? undefined}
            max={todayHere()}
            label={t('officeAction.issued')}
            value={issued}
            error={fieldError(create.fields, 'issueDate', t('officeAction.issued'))}
            onChange={(event) => setIssued(event.target.value)}
          />
          <Refusal error={create.error} />
          <Button kind="primary" small type="submit" busy={create.busy} disabled={issued === ''}>
            {t('officeAction.take')}
          </Button>
        </form>
      </Section>
    </Page>
  )
}

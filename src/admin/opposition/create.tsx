import { trademarkOpposition } from '#contract/opposition.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { TakeOppositionForm } from '../kit/take-opposition-form.tsx'

/** Takes an opposition in against the trademark that the address names. */
export function OppositionCreate() {
  return <ShowPage<TrademarkFile> table="trademark">{(row) => <Create row={row} key={row.id} />}</ShowPage>
}

function Create({ row }: { row: TrademarkFile }) {
  const t = useText()
  const create = useSend(trademarkOpposition, { done: t('opposition.created'), ownRefusal: true })
  return (
    <Page title={`${row.name}, ${t('opposition.new')}`} heading={<MarkHeading mark={row} />} sub={t('opposition.new')}>
      <Section title={t('opposition.new')}>
        <TakeOppositionForm
          kept={row.id}
          filed={row.filing_date}
          step={{ ...create, send: async (body) => await create.send({ params: { id: row.id }, body }) }}
        />
      </Section>
    </Page>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { commerceUseCreate } from '#contract/use-in-commerce.ts'
import { commerceUseTypes, type UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Select } from '#ui/select.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { MarkHeading } from '../kit/mark-heading.tsx'
import { Page } from '../kit/page.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
import { StepForm } from '../kit/step-form.tsx'
import { to, commerceUsePath } from '../paths.ts'

/** Begins a statement or declaration of use of the trademark that the address names. */
export function UseInCommerceCreate() {
  return <ShowPage<TrademarkFile> table="trademark">{(row) => <Create row={row} key={row.id} />}</ShowPage>
}

function Create({ row }: { row: TrademarkFile }) {
  const t = useText()
  const navigate = useNavigate()
  const [type, setType] = useState<UseInCommerceType | ''>('')
  const create = useSend(commerceUseCreate, { done: t('useInCommerce.created'), ownRefusal: true })
  const send = async (): Promise<void> => {
    const answer = await create.send({ body: { trademarkId: row.id, type: type || null } })
    if (answer.ok) await navigate(to(commerceUsePath(answer.value.id)))
  }
  return (
    <Page
      title={`${row.name}, ${t('useInCommerce.new')}`}
      heading={<MarkHeading mark={row} />}
      sub={t('useInCommerce.new')}
    >
      <Section title={t('useInCommerce.new')}>
        <StepForm send={send} refused={create.error} busy={create.busy} primary submit={t('useInCommerce.begin')}>
          <p className="mw-small mw-muted">{t('useInCommerce.newText')}</p>
          <Select
            name="type"
            label={t('useInCommerce.what')}
            empty={t('useInCommerce.whatIsOpen')}
            value={type}
            error={fieldError(create.fields, 'type', t('useInCommerce.what'))}
            options={commerceUseTypes.map((value) => ({ value, label: t(`useType.${value}`) }))}
            onChange={(event) => setType(commerceUseTypes.find((one) => one === event.target.value) ?? '')}
          />
        </StepForm>
      </Section>
    </Page>
  )
}

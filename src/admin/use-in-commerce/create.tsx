import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { commerceUseCreate } from '#contract/use-in-commerce.ts'
import { commerceUseTypes, type UseInCommerceType } from '#domain/use-in-commerce/status.ts'
import type { TrademarkFile } from '#operations/staff/trademark.ts'
import { Button } from '#ui/button.tsx'
import { Mark } from '#ui/mark.tsx'
import { Select } from '#ui/select.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Place } from '../kit/place.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { ShowPage } from '../kit/show-page.tsx'
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
      heading={
        <>
          <Mark>{row.name}</Mark>{' '}
          <small className="wb-bar__ref">
            <Place code={row.jurisdiction} /> {row.number}
          </small>
        </>
      }
      sub={t('useInCommerce.new')}
    >
      <Section title={t('useInCommerce.new')}>
        <form
          className="mw-stack wb-form"
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
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
          <Refusal error={create.error} />
          <div>
            <Button kind="primary" small type="submit" busy={create.busy}>
              {t('useInCommerce.begin')}
            </Button>
          </div>
        </form>
      </Section>
    </Page>
  )
}

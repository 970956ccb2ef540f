import { useNavigate } from 'react-router-dom'
import { trademarkCreate } from '#contract/trademark.ts'
import { markTypes, type MarkType } from '#domain/catalog/mark-types.ts'
import { isJurisdiction, jurisdictions, type Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName } from '#domain/jurisdiction/names.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { fieldError, useSend } from '../calls.ts'
import { useLanguage, useNames, useText } from '../i18n/texts.ts'
import { Page } from '../kit/page.tsx'
import { Refusal } from '../kit/refusal.tsx'
import { Section } from '../kit/section.tsx'
import { useKeptText } from '../kit/use-kept-text.ts'
import { to, trademarkPath } from '../paths.ts'

/** A mark that somebody else filed, for a customer: what is typed stays in this browser until it is added. */
export function TrademarkCreate() {
  const t = useText()
  const names = useNames()
  const language = useLanguage()
  const navigate = useNavigate()
  const make = useSend(trademarkCreate, { done: t('ownMark.made'), ownRefusal: true })
  const kept = {
    customer: useKeptText('own-mark.customer'),
    name: useKeptText('own-mark.name'),
    type: useKeptText('own-mark.type', 'WORD'),
    jurisdiction: useKeptText('own-mark.jurisdiction'),
    number: useKeptText('own-mark.number'),
    filingDate: useKeptText('own-mark.filed'),
    registrationDate: useKeptText('own-mark.registered'),
    goods: useKeptText('own-mark.goods'),
  }
  const labels = {
    customer: t('ownMark.customer'),
    name: t('field.mark'),
    type: t('field.type'),
    jurisdiction: t('field.place'),
    number: t('field.number'),
    filingDate: t('field.filed'),
    registrationDate: t('field.registered'),
    goods: t('goods.title'),
  }
  const control = (name: keyof typeof kept) => ({
    name,
    label: labels[name],
    value: kept[name][0],
    error: fieldError(make.fields, name, labels[name]),
    onChange: (event: { target: { value: string } }) => kept[name][1](event.target.value),
  })
  const send = async (): Promise<void> => {
    const value = (name: keyof typeof kept) => kept[name][0]
    const place = value('jurisdiction')
    const answer = await make.send({
      body: {
        customer: value('customer'),
        name: value('name'),
        type: value('type') as MarkType,
        // The call says beside the field that none was chosen.
        jurisdiction: (isJurisdiction(place) ? place : '') as Jurisdiction,
        number: value('number'),
        filingDate: value('filingDate'),
        registrationDate: value('registrationDate'),
        goods: value('goods'),
      },
    })
    if (!answer.ok) return
    for (const [, , forget] of Object.values(kept)) forget()
    await navigate(to(trademarkPath(answer.value.id)))
  }
  return (
    <Page title={t('ownMark.title')} sub={t('ownMark.sub')}>
      <div className="wb-two">
        <div>
          <Section title={t('ownMark.record')}>
            <form
              className="mw-stack"
              onSubmit={(event) => {
                event.preventDefault()
                void send()
              }}
            >
              <TextField {...control('customer')} type="email" hint={t('ownMark.customerHint')} />
              <TextField {...control('name')} maxLength={200} />
              <Select
                {...control('type')}
                options={markTypes.map((type) => ({ value: type, label: names(`type.${type}`) }))}
              />
              <Select
                {...control('jurisdiction')}
                empty={t('choose')}
                options={jurisdictions
                  .map((code) => ({ value: code, label: jurisdictionName(code, language) }))
                  .toSorted((a, b) => a.label.localeCompare(b.label, language))}
              />
              <TextField {...control('number')} maxLength={60} />
              <TextField {...control('filingDate')} type="date" />
              <TextField {...control('registrationDate')} type="date" hint={t('ownMark.registeredHint')} />
              <TextArea {...control('goods')} hint={t('ownMark.goodsHint')} rows={4} />
              <Refusal error={make.error} />
              <Button small kind="primary" type="submit" busy={make.busy}>
                {t('ownMark.make')}
              </Button>
            </form>
          </Section>
        </div>
      </div>
    </Page>
  )
}

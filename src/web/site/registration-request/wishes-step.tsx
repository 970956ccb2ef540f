import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { grantSource } from '#domain/registration/grant.ts'
import { priced } from '#domain/registration/price.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { OrderFrame } from './order-frame.tsx'
import type { OrderData } from './order.server.ts'
import { useAutosave } from './use-autosave.ts'

/** What we should know before the filing and that changes no price. */
export function WishesStep({ data, answer }: { data: OrderData; answer: FormAnswer | undefined }) {
  const t = useText('order')
  const language = useLanguage()
  const draft = useDraft(`order-wishes-${data.id}`)
  const { saving, save } = useAutosave()
  const { wishes } = data
  const price = priced(
    { jurisdictions: data.chosenPlaces, classes: data.chosenClasses, currency: data.currency },
    data.facts,
    data.vat,
    data.coupon,
  )
  return (
    <OrderFrame
      data={data}
      step="wishes"
      price={price}
      saving={saving}
      formRef={draft}
      submit={t('wishes.submit')}
      back={{ href: path.goodsAndServices({ id: data.id }, { language }), label: t('wishes.back') }}
      onChange={(event) => save(event.currentTarget)}
    >
      <div className="mt-2 mb-4">
        <FormErrors refusal={answer?.refusal} errors={{}} />
        <h1 className="mw-h1 mt-2">{t('wishes.title')}</h1>
        <p className="mw-lede mw-muted mt-1">{t('wishes.text')}</p>
      </div>
      <div className="mw-stack mw-stack--l">
        {wishes.asksGrant && (
          <Fieldset id="euGrant" legend={t('wishes.grant')}>
            <p className="mw-small mb-2">
              {t('wishes.grantText')} <a href={grantSource}>{t('wishes.grantSource')}</a>
            </p>
            <Choices>
              <Choice
                kind="radio"
                name="euGrant"
                value="no"
                defaultChecked={!wishes.euGrant}
                title={t('wishes.grantNo')}
                text={t('wishes.grantNoText')}
              />
              <Choice
                kind="radio"
                name="euGrant"
                value="yes"
                defaultChecked={wishes.euGrant}
                title={t('wishes.grantYes')}
                text={t('wishes.grantYesText')}
              />
            </Choices>
          </Fieldset>
        )}
        <Fieldset id="lawyerHelp" legend={t('wishes.lawyer')}>
          <Checkbox
            name="lawyerHelp"
            value="yes"
            defaultChecked={wishes.lawyerHelp}
            label={t('wishes.lawyerLabel')}
            note={t('wishes.lawyerText')}
          />
        </Fieldset>
        {wishes.asksInUs && (
          <Fieldset id="invoiceInUs" legend={t('wishes.inUs')}>
            <Checkbox
              name="invoiceInUs"
              value="yes"
              defaultChecked={wishes.invoiceInUs}
              label={t('wishes.inUsLabel')}
              note={t('wishes.inUsText')}
            />
          </Fieldset>
        )}
      </div>
    </OrderFrame>
  )
}

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
export function PreferencesStep({ data, answer }: { data: OrderData; answer: FormAnswer | undefined }) {
  const t = useText('order')
  const language = useLanguage()
  const draft = useDraft(`order-preferences-${data.id}`)
  const { saving, save } = useAutosave()
  const { preferences } = data
  const price = priced(
    { jurisdictions: data.chosenPlaces, classes: data.chosenClasses, currency: data.currency },
    data.facts,
    data.vat,
    data.coupon,
  )
  return (
    <OrderFrame
      data={data}
      step="preferences"
      price={price}
      saving={saving}
      formRef={draft}
      submit={t('preferences.submit')}
      back={{ href: path.goodsAndServices({ id: data.id }, { language }), label: t('preferences.back') }}
      onChange={(event) => save(event.currentTarget)}
    >
      <div className="mt-2 mb-4">
        <FormErrors refusal={answer?.refusal} errors={{}} />
        <h1 className="mw-h1 mt-2">{t('preferences.title')}</h1>
        <p className="mw-lede mw-muted mt-1">{t('preferences.text')}</p>
      </div>
      <div className="mw-stack mw-stack--l">
        {preferences.asksGrant && (
          <Fieldset id="euGrant" legend={t('preferences.grant')}>
            <p className="mw-small mb-2">
              {t('preferences.grantText')} <a href={grantSource}>{t('preferences.grantSource')}</a>
            </p>
            <Choices>
              <Choice
                kind="radio"
                name="euGrant"
                value="no"
                defaultChecked={!preferences.euGrant}
                title={t('preferences.grantNo')}
                text={t('preferences.grantNoText')}
              />
              <Choice
                kind="radio"
                name="euGrant"
                value="yes"
                defaultChecked={preferences.euGrant}
                title={t('preferences.grantYes')}
                text={t('preferences.grantYesText')}
              />
            </Choices>
          </Fieldset>
        )}
        <Fieldset id="lawyerHelp" legend={t('preferences.lawyer')}>
          <Checkbox
            name="lawyerHelp"
            value="yes"
            defaultChecked={preferences.lawyerHelp}
            label={t('preferences.lawyerLabel')}
            note={t('preferences.lawyerText')}
          />
        </Fieldset>
        {preferences.asksInUs && (
          <Fieldset id="invoiceInUs" legend={t('preferences.inUs')}>
            <Checkbox
              name="invoiceInUs"
              value="yes"
              defaultChecked={preferences.invoiceInUs}
              label={t('preferences.inUsLabel')}
              note={t('preferences.inUsText')}
            />
          </Fieldset>
        )}
      </div>
    </OrderFrame>
  )
}

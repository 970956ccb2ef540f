import { useState } from 'react'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { isServiceClass } from '#domain/catalog/nice-classes.ts'
import type { FormAnswer } from '../../answers.server.ts'
import { FormErrors, useFieldErrors } from '../../form-errors.tsx'
import { useLanguage, useText } from '../../i18n/text.ts'
import { path } from '../../path.ts'
import { priced } from '#domain/registration/price.ts'
import { OrderFrame } from './order-frame.tsx'
import type { OfferedClass, OrderData } from './order.server.ts'
import { useAutosave } from './use-autosave.ts'

function ClassChoice({ item, checked }: { item: OfferedClass; checked: boolean }) {
  const names = useText('trademark')
  return (
    <Choice
      name="classes"
      value={String(item.number)}
      defaultChecked={checked}
      title={
        <>
          <span className="mw-classnumber">{item.number}</span> {item.name}
        </>
      }
      aside={<span className="mw-muted">{names(isServiceClass(item.number) ? 'services' : 'goods')}</span>}
    />
  )
}

export function ClassesStep({ data, answer }: { data: OrderData; answer: FormAnswer | undefined }) {
  const t = useText('order')
  const language = useLanguage()
  const draft = useDraft(`order-classes-${data.id}`)
  const { saving, save } = useAutosave()
  const ticked = answer?.typed.classes?.map(Number) ?? data.chosenClasses
  const [chosen, setChosen] = useState<number[]>(ticked)
  const errors = useFieldErrors(answer?.refusal, { classes: t('classes.legend') })
  const price = priced(
    { jurisdictions: data.chosenPlaces, classes: chosen, currency: data.currency },
    data.facts,
    data.vat,
    data.coupon,
  )
  const first = data.classes.filter((item) => item.recommended || data.chosenClasses.includes(item.number))
  const others = data.classes.filter((item) => !first.includes(item))
  const list = (items: OfferedClass[]) => (
    <Choices>
      {items.map((item) => (
        <ClassChoice key={item.number} item={item} checked={ticked.includes(item.number)} />
      ))}
    </Choices>
  )
  return (
    <OrderFrame
      data={data}
      step="classes"
      price={price}
      saving={saving}
      formRef={draft}
      submit={t('classes.submit')}
      back={{ href: path.registrationRequest({ id: data.id }, { language }), label: t('classes.back') }}
      onChange={(event) => {
        setChosen(new FormData(event.currentTarget).getAll('classes').map(Number))
        save(event.currentTarget)
      }}
    >
      <div className="mt-2 mb-4">
        <FormErrors refusal={answer?.refusal} errors={errors} />
        <h1 className="mw-h1 mt-2">{t('classes.title')}</h1>
        <p className="mw-lede mw-muted mt-1">{t('classes.text')}</p>
      </div>
      <Fieldset
        id="classes"
        legend={first.length > 0 ? t('classes.recommended') : t('classes.others')}
        error={errors.classes}
      >
        {list(first.length > 0 ? first : others)}
      </Fieldset>
      {first.length > 0 && (
        <details className="mw-more mt-3">
          <summary>{t('classes.others')}</summary>
          {list(others)}
        </details>
      )}
    </OrderFrame>
  )
}

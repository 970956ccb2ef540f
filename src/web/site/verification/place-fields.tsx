import { useState } from 'react'
import { Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import { ChosenMap } from '../chosen-map.tsx'
import { PlaceChoices } from '../place-choices.tsx'
import type { FormPart } from './form-part.ts'

export function PlaceFields({ data, ticked, errors }: FormPart) {
  const t = useText('verification')
  const chosen = ticked('jurisdictions') ?? data.jurisdictions
  const [lit, setLit] = useState<readonly string[]>(chosen)
  return (
    <Entry id="where" number={2} margin={t('where.margin')}>
      <h2 className="mw-h2 mb-3" id="where-title">
        {t('where.title')}
      </h2>
      <Fieldset
        id="jurisdictions"
        legend={t('where.suggested', { country: data.country.name })}
        hint={t('where.suggestedHint')}
        error={errors.jurisdictions}
        onChange={(event) => {
          const ticked = event.currentTarget.querySelectorAll<HTMLInputElement>('input:checked')
          setLit([...ticked].map(({ value }) => value))
        }}
      >
        <PlaceChoices
          name="jurisdictions"
          suggested={data.suggested}
          all={data.all}
          chosen={chosen}
          more={t('where.more')}
        />
      </Fieldset>
      {lit.length > 0 && (
        <div className="mt-4">
          <ChosenMap places={data.all} chosen={lit} />
        </div>
      )}
    </Entry>
  )
}

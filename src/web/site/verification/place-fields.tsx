import { useState } from 'react'
import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices, Fieldset } from '#ui/choice.tsx'
import { Entry } from '#ui/entry.tsx'
import { useText } from '../../i18n/text.ts'
import { ChosenMap } from '../chosen-map.tsx'
import type { Place } from '../../places.ts'
import type { FormPart } from './form-part.ts'

function Title({ place }: { place: Place }) {
  return (
    <>
      {place.name} <span className="mw-inid">{place.code}</span>
    </>
  )
}

export function PlaceFields({ data, ticked, errors }: FormPart) {
  const t = useText('verification')
  const chosen = ticked('jurisdictions') ?? data.jurisdictions
  const [lit, setLit] = useState<readonly string[]>(chosen)
  const suggested = new Set<string>(data.suggested.map((place) => place.code))
  // What the home page brought along stands among the first rows, so that nothing ticked is hidden.
  const brought = data.all.filter((place) => !suggested.has(place.code) && chosen.some((code) => code === place.code))
  const others = data.all.filter((place) => !suggested.has(place.code) && !brought.includes(place))
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
        <Choices two>
          {[...data.suggested, ...brought].map((place) => (
            <Choice
              key={place.code}
              name="jurisdictions"
              value={place.code}
              defaultChecked={chosen.some((code) => code === place.code)}
              title={<Title place={place} />}
            />
          ))}
        </Choices>
        <details className="mw-more">
          <summary>{t('where.more')}</summary>
          <div className="mw-columns">
            {others.map((place) => (
              <Checkbox key={place.code} name="jurisdictions" value={place.code} label={<Title place={place} />} />
            ))}
          </div>
        </details>
      </Fieldset>
      {lit.length > 0 && (
        <div className="mt-4">
          <ChosenMap places={data.all} chosen={lit} />
        </div>
      )}
    </Entry>
  )
}

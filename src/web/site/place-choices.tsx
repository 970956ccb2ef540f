import { useId, useState, type ReactNode } from 'react'
import { folded } from '#kernel/folded.ts'
import { Checkbox } from '#ui/check.tsx'
import { Choice, Choices } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { useAwake } from '#ui/use-awake.ts'
import { useText } from '../i18n/text.ts'
import type { CardPlace, Place } from '../places.ts'

/** A place's name with its code, as lists to choose from print it. */
export function PlaceTitle({ place }: { place: Place }) {
  return (
    <>
      {place.name} <span className="mw-inid">{place.code}</span>
    </>
  )
}

interface MorePlacesProps<P extends Place> {
  places: readonly P[]
  summary: string
  /** Beneath the summary, when it is open. */
  text?: string
  /** In columns, as they are short; else beneath each other. */
  inColumns?: true
  children: (place: P) => ReactNode
}

/** The long rest of a list of places, closed until somebody wants it; typing leaves those whose name or code begins so. */
export function MorePlaces<P extends Place>({ places, summary, text, inColumns, children }: MorePlacesProps<P>) {
  const t = useText('common')
  const id = useId()
  const awake = useAwake()
  const [typed, setTyped] = useState('')
  const wanted = folded(typed.trim())
  const fits = ({ name, code }: Place) =>
    wanted === '' ||
    folded(code) === wanted ||
    folded(name)
      .split(/[\s(,-]+/)
      .some((word) => word.startsWith(wanted)) ||
    folded(name).startsWith(wanted)
  const found = places.filter(fits).length
  return (
    <details className="mw-more">
      <summary>{summary}</summary>
      {text && <p className="mw-small mw-muted mb-2">{text}</p>}
      {awake && (
        <Field id={id} label={t('findPlace')}>
          <input
            // Without a name: it chooses nothing, so the form does not carry it.
            id={id}
            className="mw-input mw-input--short"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              // The form saves what is ticked; this is not.
              event.stopPropagation()
              setTyped(event.target.value)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </Field>
      )}
      <p className="mw-small mw-muted mt-1" role="status">
        {wanted !== '' && t('foundPlaces', { count: found })}
      </p>
      {/* What does not fit is out of sight and keeps its tick. */}
      <div className={inColumns ? 'mw-columns' : 'mw-choices'}>
        {places.map((place) => (
          <div key={place.code} hidden={!fits(place)}>
            {children(place)}
          </div>
        ))}
      </div>
    </details>
  )
}

/** What a place's card says below its name, and more of it to whoever stops there; nothing where nothing is known. */
function useCardText(): (place: CardPlace) => { text?: string; tip?: string } {
  const t = useText('common')
  return ({ covers, count, months }) => {
    if (covers !== null) return { text: t('place.coversShort', { count }), tip: t('place.covers', { places: covers }) }
    return months ? { text: t('place.months', { from: months[0], to: months[1], count: months[1] }) } : {}
  }
}

interface PlaceChoicesProps {
  /** Of the boxes. */
  name: string
  /** What stands first. */
  suggested: readonly CardPlace[]
  all: readonly Place[]
  /** Ticked at first; these stand among the first rows, so that nothing ticked is hidden. */
  chosen: readonly string[]
  /** What opens the others. */
  more: string
}

/** Places to tick: the suggested ones and the ticked ones as rows, all others found by typing or in columns. */
export function PlaceChoices({ name, suggested, all, chosen, more }: PlaceChoicesProps) {
  const told = useCardText()
  const isFirst = ({ code }: Place) => suggested.some((place) => place.code === code) || chosen.includes(code)
  const brought = all.filter((place) => isFirst(place) && !suggested.some(({ code }) => code === place.code))
  const plain = (place: Place): CardPlace => ({ ...place, covers: null, count: 1, months: null })
  return (
    <>
      <Choices two>
        {[...suggested, ...brought.map(plain)].map((place) => (
          <Choice
            key={place.code}
            name={name}
            value={place.code}
            defaultChecked={chosen.includes(place.code)}
            title={<PlaceTitle place={place} />}
            {...told(place)}
          />
        ))}
      </Choices>
      <MorePlaces places={all.filter((place) => !isFirst(place))} summary={more} inColumns>
        {(place) => <Checkbox name={name} value={place.code} label={<PlaceTitle place={place} />} />}
      </MorePlaces>
    </>
  )
}

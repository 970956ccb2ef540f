import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { placesNotAsked, type RegisterAsked } from '#domain/verification/registers.ts'
import { formatDate } from '#kernel/dates.ts'
import { useLanguage, useText } from '../../i18n/texts.ts'
import { Section } from '../../kit/section.tsx'

interface RegistersAskedProps {
  /** Null when the result is from before it was kept. */
  registers: readonly RegisterAsked[] | null
  wanted: readonly Jurisdiction[]
}

/** Which registers a sent result is of, each to the day of its newest record then, and which could not be asked. */
export function RegistersAsked({ registers, wanted }: RegistersAskedProps) {
  const t = useText()
  const language = useLanguage()
  const missing = registers ? placesNotAsked(wanted, registers) : []
  const days = new Map(registers?.map(({ office, asOf }) => [office, asOf]))
  return (
    <Section title={t('result.registers')}>
      {registers === null && <p className="mw-small">{t('result.registersUnknown')}</p>}
      {registers?.length === 0 && <p className="mw-small">{t('result.registersNone')}</p>}
      <ul className="wb-plain mw-small">
        {sortJurisdictions([...days.keys()], language).map((office) => {
          const day = days.get(office)
          return (
            <li key={office}>
              {jurisdictionName(office, language)}
              {', '}
              {day ? t('result.registerTo', { date: formatDate(day, language) }) : t('result.registerUndated')}
            </li>
          )
        })}
      </ul>
      {missing.length > 0 && (
        <p className="mw-small">
          {t('result.registersMissing', {
            list: missing.map((place) => jurisdictionName(place, language)).join(', '),
          })}
        </p>
      )}
    </Section>
  )
}

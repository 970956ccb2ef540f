import type { Jurisdiction } from '#domain/jurisdiction/codes.ts'
import { jurisdictionName, sortJurisdictions } from '#domain/jurisdiction/names.ts'
import { useLanguage } from '../i18n/texts.ts'

/** A jurisdiction's code with its name one hover, or one reading voice, away. */
export function Place({ code }: { code: Jurisdiction }) {
  const language = useLanguage()
  return <abbr title={jurisdictionName(code, language)}>{code}</abbr>
}

/** The codes of a matter, in the order of every list; after `most`, their number. */
export function Places({ codes, most = 6 }: { codes: readonly Jurisdiction[]; most?: number }) {
  const language = useLanguage()
  const sorted = sortJurisdictions(codes, language)
  const shown = sorted.slice(0, most)
  return (
    <span className="wb-places">
      {shown.map((code) => (
        <Place key={code} code={code} />
      ))}
      {sorted.length > most && (
        <abbr
          title={sorted
            .slice(most)
            .map((code) => jurisdictionName(code, language))
            .join(', ')}
        >
          +{sorted.length - most}
        </abbr>
      )}
    </span>
  )
}

import { industryFrom } from '#domain/catalog/industries.ts'
import { subjectMatters } from '#domain/decision/subject-matters.ts'
import { useText } from '../../i18n/text.ts'

/** How a reader knows a key: by its own name, or by what the page calls an industry or a subject matter. */
export function useKeyName(): (key: string, name: string | null) => string {
  const t = useText('disputes')
  const classes = useText('classes')
  return (key, name) => {
    const matter = subjectMatters.find((one) => one === key)
    const industry = industryFrom(key)
    return name ?? (matter ? t(`matter.${matter}`) : industry ? classes(`industry.${industry}`) : key)
  }
}

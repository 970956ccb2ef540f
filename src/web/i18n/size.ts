import { numberFormat } from '#kernel/formatters.ts'
import { localeOf } from '#kernel/languages.ts'
import { useLanguage } from './text.ts'

const units = [
  ['gigabyte', 1e9, 1],
  ['megabyte', 1e6, 1],
  ['kilobyte', 1e3, 0],
] as const

/** Sizes as people read them, in kilobytes, megabytes or gigabytes of 1000. */
export function useSize(): (bytes: number) => string {
  const language = useLanguage()
  return (bytes) => {
    const [unit, of, digits] = units.find(([, least]) => bytes >= least) ?? units[2]
    const format = numberFormat(localeOf[language], { style: 'unit', unit, maximumFractionDigits: digits })
    return format.format(bytes < 1e3 ? 1 : bytes / of)
  }
}

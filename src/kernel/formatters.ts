const mostKept = 300

// Making one of ICU's formatters takes about a hundred times as long as formatting with it.
function keeping<Options, Formatter>(make: (locale: string, options: Options | undefined) => Formatter) {
  const kept = new Map<string, Formatter>()
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const known = kept.get(key)
    if (known) return known
    // Time zones come from visitors: what is kept has an end.
    if (kept.size >= mostKept) kept.clear()
    const made = make(locale, options)
    kept.set(key, made)
    return made
  }
}

/** The formatter of a locale (BCP 47) for dates and times; made once for the same locale and options, as are the others here. */
export const dateTimeFormat = keeping(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

/** The formatter of numbers and units. */
export const numberFormat = keeping(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

/** The formatter of distances in time. */
export const relativeTimeFormat = keeping(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

/** The formatter of "a, b and c". */
export const listFormat = keeping((locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))

/** Sorts as the locale does. */
export const collatorOf = keeping((locale, options?: Intl.CollatorOptions) => new Intl.Collator(locale, options))

const names = keeping(
  (locale, options?: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options ?? { type: 'region' }),
)

/** Names of regions, languages and currencies. */
export const displayNames = (locale: string, options: Intl.DisplayNamesOptions): Intl.DisplayNames =>
  names(locale, options)

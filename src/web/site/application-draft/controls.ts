/** The names of the controls of one class of an application at the USPTO. */
export const controlsOfUse = (number: number) => ({
  firstUseAnywhere: `anywhere-${number}`,
  firstUseInCommerce: `commerce-${number}`,
})

/** The control that a refusal of the call is about: `classes.1.firstUseInCommerce` stands beside that of the second class. */
export function controlOfUse(field: string, numbers: readonly number[]): string {
  const [list, at, name] = field.split('.')
  const number = list === 'classes' ? numbers[Number(at)] : undefined
  if (number === undefined || name === undefined) return field
  const names: Record<string, string> = controlsOfUse(number)
  return names[name] ?? field
}

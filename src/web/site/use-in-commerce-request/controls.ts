/** The names of the controls of one class. */
export const classControls = (id: string) => ({
  decision: `decision-${id}`,
  items: `items-${id}`,
  firstUseAnywhere: `anywhere-${id}`,
  firstUseInUs: `us-${id}`,
  website: `website-${id}`,
})

/** The control that a refusal of the call is about: `classes.1.firstUseInUs` stands beside that of the second class shown. */
export function controlOf(field: string, classIds: readonly string[]): string {
  const [list, at, name] = field.split('.')
  const id = list === 'classes' ? classIds[Number(at)] : undefined
  if (id === undefined || name === undefined) return field
  const names: Record<string, string> = classControls(id)
  return names[name] ?? field
}

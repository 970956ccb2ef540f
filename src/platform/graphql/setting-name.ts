/**
 * The setting that carries a session variable: `x-user-id` → `app.user_id`.
 * @throws Error for a name that is not a session variable's.
 */
export function settingName(variable: string): string {
  if (!/^x-[a-z][a-z0-9-]*$/.test(variable)) throw new Error(`${variable} is not the name of a session variable`)
  return `app.${variable.slice(2).replaceAll('-', '_')}`
}

export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

const yearSeconds = 365 * 24 * 60 * 60

/** The choice in the cookie that the public pages keep, too; without it the system decides. */
function appearanceIn(cookies: string): Appearance {
  const value = /(?:^|; )theme=([^;]*)/.exec(cookies)?.[1]
  return value === 'light' || value === 'dark' ? value : 'system'
}

export const keptAppearance = (): Appearance => appearanceIn(document.cookie)

export function chooseAppearance(chosen: Appearance): void {
  document.cookie = `theme=${chosen === 'system' ? '' : chosen}; Path=/; Max-Age=${chosen === 'system' ? 0 : yearSeconds}; SameSite=Lax`
}

export function applyAppearance(chosen: Appearance): void {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

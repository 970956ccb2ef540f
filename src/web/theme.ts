export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The cookie that keeps the choice; absent, the system decides. */
export const themeCookie = 'theme'
const year = 365 * 24 * 60 * 60

export function isTheme(text: string | undefined | null): text is Theme {
  return themes.some((theme) => theme === text)
}

/** The choice in a Cookie header. */
export function themeIn(cookies: string | null): Theme | undefined {
  const value = new RegExp(`(?:^|; )${themeCookie}=([^;]*)`).exec(cookies ?? '')?.[1]
  return isTheme(value) ? value : undefined
}

/** The cookie text for a choice; anything else forgets it. */
export function themeCookieText(choice: string): string {
  const kept = isTheme(choice)
  return `${themeCookie}=${kept ? choice : ''}; Path=/; Max-Age=${kept ? year : 0}; SameSite=Lax`
}

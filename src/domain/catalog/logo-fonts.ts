/** The fonts that words of a mark are drawn in. */
export const logoFonts = ['serif', 'sans', 'bold'] as const
export type LogoFont = (typeof logoFonts)[number]

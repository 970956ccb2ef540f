import { createRequire } from 'node:module'
import path from 'node:path'

const find = createRequire(import.meta.url).resolve

/** Font files with the letters of all four languages; embedded into every document. */
export const fonts = {
  text: find('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: find('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: find('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
}

/** A file of a package that names none of its files to others. */
const beside = (name: string, file: string): string => path.join(path.dirname(find(name)), '..', 'fonts', file)

/** Font files for marks and names in other scripts, of which a document gets the letters that it writes; each is read when it is first needed. */
export const scriptFonts = {
  han: beside('@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'),
  hangul: beside('@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'),
  arabic: find('@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  hebrew: find('@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  thai: find('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  devanagari: find('@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'),
  georgian: find('@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'),
  armenian: find('@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'),
}

/** The file of each font. */
export const fontFiles = { ...fonts, ...scriptFonts }
export type FontName = keyof typeof fontFiles

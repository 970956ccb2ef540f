import { createRequire } from 'node:module'

const find = createRequire(import.meta.url).resolve

/** Font files with the letters of all four languages; embedded into every document. */
export const fonts = {
  text: find('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: find('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: find('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
}

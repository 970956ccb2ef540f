/** The beginning of a text that has at most `max` units of UTF-16, as fields are measured; no character is cut in two. */
export function upToLength(text: string, max: number): string {
  if (text.length <= max) return text
  const last = text.charCodeAt(max - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? max - 1 : max)
}

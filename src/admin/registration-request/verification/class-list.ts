/** Class numbers from what a person types ("18, 25 35"), sorted and once each; null when one is no class. */
export function parseClasses(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  const numbers = words.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : 0))
  if (numbers.some((number) => number < 1 || number > 45)) return null
  return [...new Set(numbers)].sort((a, b) => a - b)
}

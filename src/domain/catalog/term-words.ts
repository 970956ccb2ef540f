/**
 * The words of a term of goods or services as they are compared: small letters without diacritics, one space between.
 * What is stored beside a term and what is typed go through it alike. Empty when there is no letter and no digit.
 */
export function termWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

import { folded } from '#kernel/folded.ts'

/** Words that say what kind of company it is and not which one. */
const legalForms = new Set(
  `ab ag aps as bv co company corp corporation doo dd eood eurl gmbh inc incorporated kft kg kk kft limited limitada llc llp lp ltd
   ltda nv ohg oy oyj plc pte pty sa sapi sas sasu sarl sc scs se sl slu sp spa spol spolka sprl srl sro vos zoo zrt zrl`
    .split(/\s+/)
    .filter(Boolean),
)

/** The words of a person's or company's name in their order, without case, accents, points and legal forms. */
export function nameWords(name: string): string[] {
  // "s. r. o." is one word before its letters are words of their own.
  const joined = folded(name)
    .replaceAll(/\b(\p{L})\.\s*(?=\p{L}\b)/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return joined.split(' ').filter((word) => word !== '' && !legalForms.has(word))
}

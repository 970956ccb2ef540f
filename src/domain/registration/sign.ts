/** A colour that is claimed: its name, its number in a system of colours, and where in the mark it is. */
export interface ClaimedColour {
  name: string
  code: string | null
  where: string
}
export type ClaimedColours = readonly ClaimedColour[]

/** A claim of a colour as applications have it: red, Pantone 186 C: the letters. */
export const colourLine = ({ name, code, where }: ClaimedColour): string =>
  `${[name, code].filter(Boolean).join(', ')}: ${where}`

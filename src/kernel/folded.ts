/** A text without case and accents, so that what somebody types finds what is written: "Île" is "ile". */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

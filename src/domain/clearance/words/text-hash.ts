const start = 0x811c9dc5
const prime = 0x01000193

/** A number of 32 bits for a text, going on from that of what stands before it (FNV-1a): equal texts have the same. */
export function textHash(text: string, before: number = start): number {
  let hash = before
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime)
  return hash >>> 0
}

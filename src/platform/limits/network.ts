import { isIPv6 } from 'node:net'

/** What one subscriber has: an IPv4 address, or the first 64 bits of an IPv6 address, of which everybody has endless ones. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [left = '', right] = plain.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groups(left), groups(right ?? '')]
  // An IPv4 address at the end takes the place of two groups.
  const behind = after.length + (plain.includes('.') ? 1 : 0)
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - behind)
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const base = 36
const initialBias = 72

const digitOf = (code: number): number =>
  code >= 48 && code <= 57 ? code - 22 : code >= 97 && code <= 122 ? code - 97 : base

function adapted(delta: number, points: number, first: boolean): number {
  let rest = first ? Math.floor(delta / 700) : delta >> 1
  rest += Math.floor(rest / points)
  let k = 0
  for (; rest > 455; k += base) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}

/** A label of a domain name as people read it: `xn--…` decoded (RFC 3492); one that is no code stays as it is. */
export function domainToUnicode(label: string): string {
  const lower = label.toLowerCase()
  const code = lower.slice(4)
  if (!lower.startsWith('xn--') || code === '') return label
  const cut = code.lastIndexOf('-')
  const output = cut > 0 ? Array.from(code.slice(0, cut), (sign) => sign.charCodeAt(0)) : []
  let [n, i, bias] = [128, 0, initialBias]
  for (let at = cut > 0 ? cut + 1 : 0; at < code.length;) {
    const before = i
    for (let [weight, k] = [1, base]; ; k += base) {
      const digit = digitOf(code.charCodeAt(at))
      at += 1
      if (digit >= base || Number.isNaN(digit)) return label
      i += digit * weight
      const threshold = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias
      if (digit < threshold) break
      weight *= base - threshold
      if (at > code.length || i > 0x7fffffff) return label
    }
    bias = adapted(i - before, output.length + 1, before === 0)
    n += Math.floor(i / (output.length + 1))
    if (n > 0x10ffff) return label
    i %= output.length + 1
    output.splice(i, 0, n)
    i += 1
  }
  return String.fromCodePoint(...output)
}

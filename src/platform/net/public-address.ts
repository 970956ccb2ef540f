import { BlockList, isIP } from 'node:net'

/** Everything of IPv4 that is not the public internet (IANA special-purpose registry, RFC 6890 and its successors). */
const inside4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of IPv6 only global unicast is public, and of that not what carries an IPv4 address or is set aside. */
const inside6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [net, bits] of inside4) refused.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of inside6) refused.addSubnet(net, bits, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address, as text, belongs to the public internet. Anything that is no plain address does not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && global.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Whom somebody's address may lead to. */
export interface Judgement {
  /** Ports that may be spoken to; 80 and 443 when left out. */
  ports?: readonly number[]
  /** All addresses of a name. */
  resolve?: (name: string) => Promise<string[]>
  /** Which addresses may be spoken to; the public internet when left out. */
  allow?: (address: string) => boolean
}

/** Why an address that somebody gave is not spoken to. */
export class Refused extends Error {}

export const isAllowed = (address: string, { allow = isPublicAddress }: Judgement): boolean => allow(address)

const systemAddresses = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/** The address to connect to: of a name with several, all must be allowed. Throws Refused, and Error for what is no name. */
export async function judgedAddress(host: string, port: number, judgement: Judgement): Promise<string> {
  if (!(judgement.ports ?? [80, 443]).includes(port)) throw new Refused(`port ${port}`)
  const name = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const addresses = isIP(name) ? [name] : await (judgement.resolve ?? systemAddresses)(name)
  const [first] = addresses
  if (first === undefined) throw new Error('the name stands for nothing')
  const inside = addresses.find((address) => !isAllowed(address, judgement))
  if (inside !== undefined) throw new Refused(`${name} stands for ${inside}`)
  return first
}

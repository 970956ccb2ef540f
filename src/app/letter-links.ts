import { tokenMade, tokenToSend } from '#features/account/index.ts'
import type { Facilities } from '#features/facilities.ts'
import type { LinkOf } from '#platform/mail/letters.ts'

/** The addresses that letters lead to. A secret is made here and goes nowhere but into the letter. */
export function letterLinks(facilities: Pick<Facilities, 'pool' | 'pages' | 'secrets' | 'clock'>): LinkOf {
  const { pages, pool, secrets } = facilities
  return async (link, { to, language, send }) => {
    if (!('page' in link)) return null
    switch (link.page) {
      case 'portal':
      case 'forgotPassword':
      case 'privacy':
      case 'paymentMethods':
        return pages[link.page](language)
      case 'admin':
        return pages.admin()
      case 'activate':
      case 'setPassword': {
        const purpose = link.page === 'activate' ? 'activate' : 'reset-password'
        const token = send
          ? await tokenToSend(facilities, link.tokenId, purpose, to)
          : await tokenMade(pool, secrets, link.tokenId)
        return token === null ? null : pages[link.page](token, language)
      }
      default:
        return pages[link.page](link.id, language)
    }
  }
}

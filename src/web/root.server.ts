import type { LoaderFunctionArgs } from 'react-router'
import { isStaff } from '#domain/account/roles.ts'
import { errorList } from '#kernel/errors.ts'
import { loadContext } from './load-context.ts'
import type { RootData } from './root-data.ts'
import { contentInFooter } from './site/content/pages.server.ts'
import { themeIn } from './theme.ts'

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const { storefront, currency, session, busy, language, base } = context.get(loadContext)
  if (busy) throw new Response(null, { status: errorList['not-ready'].status })
  return {
    theme: themeIn(request.headers.get('cookie')),
    base,
    storefront,
    currency,
    user: session && { name: session.user.name, email: session.user.email, staff: isStaff(session.user.role) },
    reading: contentInFooter(language).map(({ address, title, isLegal, language: its }) => ({
      address,
      title,
      isLegal,
      language: its,
    })),
    support: session?.support ?? null,
  }
}

import type { i18n } from 'i18next'
import type { LoaderFunctionArgs } from 'react-router'
import { chatStart, chatVisitor, supportTicketThread } from '#contract/support.ts'
import { isStaff } from '#domain/account/roles.ts'
import { errorList } from '#kernel/errors.ts'
import type { Language } from '#kernel/languages.ts'
import { loadContext } from './load-context.ts'
import { splitLanguage } from './path.ts'
import type { RootData } from './root-data.ts'
import { contentInFooter } from './site/content/pages.server.ts'
import { publicPage } from './site/made-pages.server.ts'
import { themeIn } from './theme.ts'

export function loader({ request, context }: LoaderFunctionArgs): RootData {
  const {
    storefront,
    currency,
    session,
    busy,
    language,
    base,
    i18n,
    thirdParties,
    experimentsAsked,
    asksElsewhere,
    hasOwnChat,
  } = context.get(loadContext)
  if (busy) throw new Response(null, { status: errorList['not-ready'].status })
  return {
    theme: themeIn(request.headers.get('cookie')),
    base,
    share: shareOf(new URL(request.url).pathname, language, i18n),
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
    thirdParties,
    experiments: experimentsAsked,
    asksElsewhere,
    visitor: hasOwnChat ? null : chatVisitor.path,
    chat: hasOwnChat ? { start: chatStart.path, thread: supportTicketThread.path } : null,
  }
}

/** What those who are sent a public page's address are shown of it; null for every other page. */
function shareOf(pathname: string, language: Language, texts: i18n): RootData['share'] {
  const { rest } = splitLanguage(pathname.replace(/(\/_(root)?)?\.data$/, '') || '/')
  const page = publicPage(rest === '' ? '/' : rest, language, texts)
  return page && { title: page.title, description: page.description }
}

import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import { languages, type Language } from '#kernel/languages.ts'
import type { LoadContext } from './load-context.ts'
import { prefixOf, splitLanguage } from './path.ts'

const methods = ['GET', 'HEAD', 'POST']

export type WebHandler = (request: Request) => Promise<Response>

/**
 * Answers page requests in every language: the same build with another basename per language, so the routes themselves
 * are free of languages. `contextOf` builds what loaders and actions receive.
 */
export function createWebHandler(
  build: ServerBuild,
  contextOf: (request: Request, language: Language) => Promise<LoadContext>,
  mode: 'production' | 'development' = 'production',
): WebHandler {
  // The key lives in the build: a second copy of the module would be another key.
  const key = (build.entry.module as unknown as { loadContext: RouterContext<LoadContext> }).loadContext
  const handlers = new Map(
    languages.map((language) => [
      language,
      createRequestHandler({ ...build, basename: prefixOf(language) || '/' }, mode),
    ]),
  )
  return async (request) => {
    // Forms only post; the router would run an action under the other methods as well.
    if (!methods.includes(request.method))
      return new Response(null, { status: 405, headers: { allow: methods.join(', ') } })
    const { language } = splitLanguage(new URL(request.url).pathname.replace(/\.data$/, ''))
    const handler = handlers.get(language)
    if (!handler) throw new RangeError(`no handler for ${language}`)
    const context = new RouterContextProvider()
    context.set(key, await contextOf(request, language))
    return handler(request, context)
  }
}

import {
  createRequestHandler,
  RouterContextProvider,
  type RequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router'
import { languages, type Language } from '#kernel/languages.ts'
import { createBuildParts } from './build-part.ts'
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
  const partOf = createBuildParts(build)
  const handlers = new Map(languages.map((language) => [language, new Map<ServerBuild, RequestHandler>()]))
  const handlerOf = (language: Language, pathname: string): RequestHandler => {
    const part = partOf(pathname)
    const known = handlers.get(language)?.get(part)
    if (known) return known
    const made = createRequestHandler({ ...part, basename: prefixOf(language) || '/' }, mode)
    handlers.get(language)?.set(part, made)
    return made
  }
  return async (request) => {
    // Forms only post; the router would run an action under the other methods as well.
    if (!methods.includes(request.method))
      return new Response(null, { status: 405, headers: { allow: methods.join(', ') } })
    const { language, rest } = splitLanguage(new URL(request.url).pathname.replace(/(\/_)?\.data$/, ''))
    const context = new RouterContextProvider()
    context.set(key, await contextOf(request, language))
    return handlerOf(language, rest)(request, context)
  }
}

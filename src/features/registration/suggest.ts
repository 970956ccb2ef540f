import { eq, asc } from 'drizzle-orm'
import { applicationSuggest, applicationSuggestionOffered } from '#contract/application.ts'
import { texts } from '#domain/catalog/texts.ts'
import { upToLength } from '#kernel/text.ts'
import { AppError, found } from '#kernel/errors.ts'
import { defaultLanguage, isLanguage } from '#kernel/languages.ts'
import { application, threadComment } from '#schema/registration.ts'
import { handle } from '#features/facilities.ts'
import { talkedAbout } from './comments.ts'

/** Comments that a program is told: the last of them. */
const told = 20

export const suggestionOffered = handle(applicationSuggestionOffered, async ({ params }, _caller, facilities) => {
  const [row] = await facilities.db
    .select({ id: application.id })
    .from(application)
    .where(eq(application.id, params.id))
  found(row)
  return { offered: facilities.suggest !== null }
})

/** What a program would answer. The audit log has who asked; words go to nobody before a person sends them. */
export const suggest = handle(applicationSuggest, async ({ params, body }, caller, facilities) => {
  const asked = found(facilities.suggest)
  const question = await facilities.write(async (tx) => {
    const { draft, request } = await talkedAbout(tx, params.id, caller)
    const comments = await tx
      .select()
      .from(threadComment)
      .where(eq(threadComment.threadId, draft.threadId))
      .orderBy(asc(threadComment.createdAt), asc(threadComment.id))
    return {
      language: isLanguage(request.language) ? request.language : defaultLanguage,
      mark: request.value,
      places: request.jurisdictions,
      section: body.section,
      comments: comments.slice(-told).map(({ authorRole, section, content }) => ({
        from: authorRole === 'staff' || authorRole === 'admin' ? ('office' as const) : ('client' as const),
        section,
        content,
      })),
    }
  })
  const text = await asked(question).catch((cause: unknown) => {
    throw new AppError('provider-failed', { cause })
  })
  const kept = upToLength(text, texts.note.max)
  return { text: kept, isCut: kept !== text }
})

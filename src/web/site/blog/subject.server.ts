import { data, redirect } from 'react-router'
import type { Industry } from '#domain/catalog/industries.ts'
import type { LoadContext } from '../../load-context.ts'
import { blogArticles, contentLink, type ContentLink } from '../content/pages.server.ts'
import type { Topic } from '../content/topics.ts'

export interface SubjectData<S> {
  subject: S
  articles: ContentLink[]
}

/**
 * The articles about a subject. An article has one address: below its subjects it leads there. What has no article, and an
 * article that is not about the subject, is not there.
 */
export function subjectPage<S extends Topic | Industry>(
  subject: S | undefined,
  article: string | undefined,
  { language }: LoadContext,
) {
  const articles = subject === undefined ? [] : blogArticles(language, subject)
  if (subject === undefined || articles.length === 0) return data(null, { status: 404 })
  if (article === undefined) return data<SubjectData<S>>({ subject, articles })
  const own = articles.find(({ address }) => address === `/blog/${article}`)
  return own && contentLink(own.address, language) ? redirect(own.address, 301) : data(null, { status: 404 })
}

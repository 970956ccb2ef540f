import { z } from 'zod'
import { languages } from '#kernel/languages.ts'
import { isPlainDate } from '#kernel/dates.ts'
import { industries } from '#domain/catalog/industries.ts'
import { topics } from './topics.ts'

/** What a page is. The first four state law, so they name where they read it. */
export const contentKinds = ['article', 'term', 'question', 'country', 'page', 'legal', 'index', 'member'] as const
const statesLaw: readonly string[] = ['article', 'term', 'question', 'country']

const line = (longest: number) => z.string().trim().min(3).max(longest)
const address = z.string().regex(/^\/[a-z0-9/-]*$/, 'an address without its language, such as /about-us')

/** What stands above the text of a content page. Unknown keys fail. */
export const frontMatter = z
  .strictObject({
    kind: z.enum(contentKinds),
    title: line(80),
    /** The sentence below the title; searches show it as well. */
    description: line(240),
    /** The day of which its facts are. */
    date: z.string().refine(isPlainDate, 'a day such as 2026-11-22'),
    sources: z
      .array(
        z.strictObject({
          title: line(200),
          url: z.url({ protocol: /^https$/ }).optional(),
          note: line(120).optional(),
        }),
      )
      .default([]),
    related: z.array(address).max(6).default([]),
    /** Its place among the pages that the footer of every page leads to. */
    footer: z.number().int().positive().optional(),
    /** What an article of the blog is about, and whose trades it is for. */
    topics: z.array(z.enum(topics)).max(3).default([]),
    industries: z.array(z.enum(industries)).max(5).default([]),
    /** The only language there is of it; pages in the others say so and show this one. */
    only: z.enum(languages).optional(),
  })
  .refine(({ kind, sources }) => !statesLaw.includes(kind) || sources.length > 0, {
    path: ['sources'],
    message: 'what states law names its sources',
  })

export type FrontMatter = z.output<typeof frontMatter>

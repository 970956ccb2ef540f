import { verificationReport } from '#contract/verification.ts'
import { found } from '#kernel/errors.ts'
import { isLanguage } from '#kernel/languages.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { handle } from '#features/facilities.ts'
import { reportFacts } from './facts.ts'
import { reportPdf } from './pdf.ts'

/** The search report of a version, drawn from what is kept of it. */
export const report = handle(
  verificationReport,
  async ({ params, query }, _caller, facilities): Promise<FileAnswer> => {
    const facts = found(await reportFacts(facilities, params.id, query.version))
    const language = query.language ?? (isLanguage(facts.language) ? facts.language : 'en')
    return {
      name: `${facts.number}-${facts.version}-${language}.pdf`,
      mediaType: 'application/pdf',
      bytes: await reportPdf(facts, language),
    }
  },
)

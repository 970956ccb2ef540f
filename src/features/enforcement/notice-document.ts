import { caseNoticeDocument } from '#contract/notice.ts'
import { docxType, textDocument } from '#platform/docx/text-document.ts'
import type { FileAnswer } from '#platform/files/answers.ts'
import { textPages } from '#platform/pdf/text-pages.ts'
import { handle } from '#features/facilities.ts'
import { shownNotice } from './notice.ts'
import { caseFor } from './policy.ts'

/** A letter as PDF or Word document; until it was sent, every page says that it is a draft. */
export const openNotice = handle(
  caseNoticeDocument,
  async ({ params, query: { format } }, caller, { db, clock }): Promise<FileAnswer> => {
    const matter = await caseFor(db, params.id, caller)
    const notice = await shownNotice(db, matter, params.noticeId, caller)
    const isDraft = notice.sentOn === null
    const [title = ''] = notice.body.split('\n')
    const text = { title, text: notice.body, ...(isDraft && { foot: 'DRAFT, NOT SENT' }) }
    return {
      name: `${notice.kind}-${notice.sentOn ?? `draft-${notice.version}`}.${format}`,
      mediaType: format === 'pdf' ? 'application/pdf' : docxType,
      bytes: format === 'pdf' ? await textPages({ ...text, at: clock() }) : await textDocument(text),
    }
  },
)

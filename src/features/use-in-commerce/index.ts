import type { Feature } from '#features/feature.ts'
import { abandon } from './abandon.ts'
import { approve } from './approve.ts'
import { comment, deleteComment, editComment } from './comments.ts'
import { create } from './create.ts'
import { confirmDeadline } from './deadline.ts'
import { edit } from './edit.ts'
import { submit } from './filing.ts'
import { followers } from './follow.ts'
import * as mails from './mails.ts'
import { notify, visit } from './notify.ts'
import { order } from './order.ts'
import { reopen } from './reopen.ts'
import { openDocument, show } from './show.ts'
import { fromUse } from './from-use.ts'
import { copySpecimen, createSpecimen, deleteSpecimen, updateSpecimen } from './specimens.ts'

export { prepare as prepareUse } from './prepare.ts'

export const feature: Feature = {
  name: 'use-in-commerce',
  handlers: [
    create,
    show,
    openDocument,
    visit,
    edit,
    order,
    abandon,
    approve,
    notify,
    confirmDeadline,
    submit,
    reopen,
    comment,
    editComment,
    deleteComment,
    createSpecimen,
    fromUse,
    updateSpecimen,
    deleteSpecimen,
    copySpecimen,
  ],
  mails: Object.values(mails),
  follow: followers,
}

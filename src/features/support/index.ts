import type { Feature } from '#features/feature.ts'
import { answer, setStatus } from './answer.ts'
import { lookUpCaller } from './caller.ts'
import { visitor } from './chat.ts'
import { handIn, open } from './documents.ts'
import { supportMailboxReader } from './mailbox.ts'
import * as mails from './mails.ts'
import { create, startChat } from './open.ts'
import { receive } from './receive.ts'
import { silentResolver } from './silent.ts'
import { answersTeller } from './tell-answers.ts'
import { feedback, thread, write } from './thread.ts'

export const feature: Feature = {
  name: 'support',
  handlers: [
    create,
    startChat,
    visitor,
    thread,
    write,
    handIn,
    open,
    feedback,
    answer,
    setStatus,
    receive,
    lookUpCaller,
  ],
  jobs: [silentResolver, answersTeller, supportMailboxReader],
  mails: Object.values(mails),
}

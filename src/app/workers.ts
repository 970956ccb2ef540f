import { worker, workersOf, type Worker } from '#features/feature.ts'
import { deliverLetter, type LetterTools } from '#platform/mail/letters.ts'
import { sendLetter } from '#platform/mail/post.ts'
import { deliverWebhook, type Sandbox } from '#platform/payments/sandbox/sandbox.ts'
import { features } from './features.ts'

/** Who does every kind of job: the features' workers and those of the platform. */
export function allWorkers(letters: LetterTools, sandbox: Pick<Sandbox, 'deliver'>): Worker[] {
  return [
    worker(sendLetter, async ({ letter }) => await deliverLetter(letters, letter)),
    worker(deliverWebhook, async (message) => await sandbox.deliver(message)),
    ...workersOf(features),
  ]
}

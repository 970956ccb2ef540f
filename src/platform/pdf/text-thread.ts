import { parentPort, workerData } from 'node:worker_threads'
import { extractText, getDocumentProxy } from 'unpdf'

/** As many pages as a letter has, at most. */
const mostPages = 6

const { bytes } = workerData as { bytes: Uint8Array }
const pdf = await getDocumentProxy(bytes, { maxImageSize: 0, verbosity: 0 })
const pages = pdf.numPages > mostPages ? [] : (await extractText(pdf, { mergePages: false })).text
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(pages.join('\n'))

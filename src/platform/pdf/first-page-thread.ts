import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { drawnPage, type PagePicture } from './page-drawing.ts'

/** Pixels of the largest picture of a page that is looked at: a scan of a sheet at 300 dots to the inch. */
const mostPixels = 12_000_000

type Matrix = readonly number[]
type Steps = Awaited<ReturnType<typeof pagesOps>>

/** One step of a page after another: what `steps` has of it. */
async function pagesOps(page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>) {
  return await page.getOperatorList()
}

const times = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: Matrix,
) => [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]

/** Where the pictures of a page stand, by their names. */
function placedIn({ fnArray, argsArray }: Steps, ops: Record<string, number>, first: Matrix) {
  const found: { name: string; at: Matrix }[] = []
  const kept: Matrix[] = []
  let now = first
  for (const [at, step] of fnArray.entries()) {
    const args: unknown = argsArray[at]
    if (step === ops.save || step === ops.paintFormXObjectBegin) kept.push(now)
    if (step === ops.restore || step === ops.paintFormXObjectEnd) now = kept.pop() ?? now
    if (step === ops.transform) now = times(now, args as Matrix)
    if (step === ops.paintFormXObjectBegin && Array.isArray(args) && Array.isArray(args[0])) now = times(now, args[0])
    if (step === ops.paintImageXObject && Array.isArray(args)) found.push({ name: String(args[0]), at: now })
  }
  return found
}

const { bytes } = workerData as { bytes: Uint8Array }
const { OPS: ops } = await getResolvedPDFJS()
const pdf = await getDocumentProxy(bytes, { maxImageSize: mostPixels, verbosity: 0 })
const page = await pdf.getPage(1)
const { width, height, transform } = page.getViewport({ scale: 1 })
const steps = await page.getOperatorList()
const pictures: PagePicture[] = []
for (const { name, at } of placedIn(steps, ops, transform)) {
  const picture = await new Promise<Omit<PagePicture, 'at'> | null>((resolve) => void page.objs.get(name, resolve))
  if (picture?.data)
    pictures.push({ at, width: picture.width, height: picture.height, data: picture.data, kind: picture.kind })
}
const { items } = await page.getTextContent()
const lines = items.flatMap((item) =>
  'str' in item && item.str.trim() !== ''
    ? [{ at: times(transform, item.transform as Matrix), width: item.width, height: item.height }]
    : [],
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(lines.length + pictures.length === 0 ? null : drawnPage({ width, height, pictures, lines }))

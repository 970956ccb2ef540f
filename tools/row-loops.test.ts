import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { readCode, type SourceFile } from './source-tree.ts'

/**
 * Loops of features and app that wait for work and end at the first failure on purpose. Every other goes through `eachOf`,
 * where one bad row keeps no other back.
 */
const wholeOrNot: Record<string, string> = {
  'src/features/registration/application-review.ts': 'one transaction: a list is written for every country or for none',
  'src/features/docketed-message/read-mailbox.ts': 'the ways of reading one mail, until one of them does',
  'src/features/trademark/create-for-filing.ts': 'one transaction: every mark of an order or none',
  'src/features/trademark/end-unfiled.ts': 'one transaction: every mark of an order that ended, or the order stays',
  'src/features/trademark/part.ts': 'one transaction: every part of a division or none',
  'src/features/trademark/export-confirmations.ts':
    'an export that leaves something out would be wrong; a file that is gone is named in it',
  'src/features/trademark/own-mark.ts': 'one transaction: every mark of a list or none',
  'src/features/billing/close-order.ts': 'one transaction: the credit note and what it gives back belong together',
  'src/features/billing/cards/forget.ts': 'one transaction: the cards of an account are let go with it, or none is',
  'src/features/enforcement/from-sighting.ts':
    'one transaction: the cases of a search are shown with its release, or none is',
  'src/features/billing/bank-entries.ts': 'one transaction: every part of a payment is placed or none',
  'src/features/billing/bank-match.ts': 'one transaction: the orders of one payment are locked together',
  'src/features/billing/payable.ts': 'one noun after the other is asked until one knows the product',
  'src/features/account/erase.ts': 'one transaction: an account is erased whole or not at all',
  'src/features/account/export-entries.ts': 'an export that leaves something out would be wrong',
  'src/features/account/own-rows.ts': 'one table after the other; what is left out would be kept back from its owner',
  'src/features/brand/index.ts': 'one transaction: all rows go under the brand, or none',
  'src/features/watch/rank.ts': 'waits only to let others run between two computations',
  'src/features/docket/feed.ts': 'waits only to let others run between two pieces',
  'src/features/enforcement/notice.ts': 'the few orders of one case, until one of them is not held',
  'src/features/enforcement/order.ts': 'one transaction: the order before ends with the new one, or neither happens',
  'src/features/enforcement/page-picture.ts':
    'one transaction: a picture is kept with its text and record, or nothing of it is',
  'src/features/enforcement/steps.ts': 'one transaction: the offers of a case end with it, or none does',
  'src/features/enforcement/update.ts': 'one transaction: what one form says of a case is kept, or nothing is',
  'src/features/office-action/abandon.ts': 'one transaction: the few orders of one matter end with it, or none does',
  'src/features/office-action/additional-info.ts': 'one transaction: all answers of one form are kept, or none is',
  'src/features/office-action/examination.ts': 'one transaction: an examination is kept as a whole, or not at all',
  'src/features/office-action/filing.ts':
    'one transaction: the few orders of one matter come along with it, or none does',
  'src/features/service-order/offered.ts':
    'one transaction: the order before ends with the new one, or neither happens',
  'src/features/opposition/notify.ts':
    'one transaction: a client is told with all documents of the matter, or not at all',
  'src/features/opposition/update.ts': 'one transaction: all ways of an opposition are kept, or none is',
  'src/features/opposition/withdraw.ts': 'one transaction: the few orders of one matter end with it, or none does',
  'src/features/opposition/event.ts': 'one transaction: the few orders of one matter end with it, or none does',
  'src/features/opposition/docketing.ts': 'one transaction: the few dates of one matter are confirmed, or none is',
  'src/features/support/documents.ts':
    'the files of one mail: refused ones are named, and those that are taken are kept with its message',
  'src/features/support/answer.ts': 'one transaction: the steps that one answer takes a ticket',
  'src/features/monitoring/certificates.ts':
    'a stream: the next round goes on from the entry that failed, of one log alone',
  'src/features/exhibit/pack.ts': 'a pack that leaves something out would be wrong',
  'src/features/use-proof/pack.ts': 'a pack that leaves something out would be wrong',
  'src/features/use-proof/take.ts': 'one transaction: a file is kept for every mark that it shows, or for none',
  'src/features/use-in-commerce/edit.ts': 'one transaction: all classes of one form are kept, or none is',
  'src/features/use-in-commerce/follow.ts': 'one transaction: the one request of a mark comes along with its step',
  'src/features/docket/report.ts': 'waits only to let others run between two pieces',
  'src/features/verification/report/pdf.ts': 'waits only to let others run between two pieces',
  'src/features/register/import.ts': 'a stream; a bad record is counted and left out by itself',
  'src/features/register/pictures.ts': 'a bad file is counted and left out by itself',
  'src/features/register/picture-folder.ts': 'one office after the other; a bad file is left out by itself',
  'src/features/register/terms.ts': 'a stream; a bad line is counted and left out by itself',
  'src/features/clearance/register-index.ts': 'a stream of rows into the index’s thread',
  'src/features/clearance/picture-index.ts':
    'rows of the database into memory: all of them or an error to who searches',
  'src/features/clearance/picture-search.ts': 'the candidates of one search, whose error is its own',
  'src/app/database.ts': 'start: all statements or no process',
  'src/app/load-backup.ts': 'a restore is whole, or it is refused',
  'src/app/make-backup.ts': 'a backup that leaves something out would be none',
  'src/app/context.ts': 'start: all statements or no process',
  'src/app/services.ts': 'start: every worker and every schedule or no process',
  'src/app/start.ts': 'start and stop of the parts',
  'src/app/import-run.ts': 'each file has its own catch',
  'src/app/import-arguments.ts': 'the words of a command line',
}

interface Node {
  type: string
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function within(node: Node, found: (node: Node) => boolean, deep = true): boolean {
  return Object.values(node).some((part) =>
    (Array.isArray(part) ? part : [part]).some(
      (inner) =>
        isNode(inner) && (found(inner) || ((deep || !/Function/.test(inner.type)) && within(inner, found, deep))),
    ),
  )
}

/** Whether a file has a loop over something whose body waits. */
function waitsInLoop(file: SourceFile): boolean {
  const { program } = parseSync(file.path, file.text)
  const awaits = (node: Node) =>
    isNode(node.body) &&
    (node.body.type === 'AwaitExpression' || within(node.body, (inner) => inner.type === 'AwaitExpression', false))
  return within(program as unknown as Node, (node) => node.type === 'ForOfStatement' && awaits(node))
}

test('a loop that waits for work treats each row on its own, or says why it does not', async () => {
  const files = (await readCode(['src/features', 'src/app'])).filter(
    ({ path }) => !path.includes('.test.') && !path.includes('/fixture/'),
  )
  const found = files.filter((file) => waitsInLoop(file)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(Object.keys(wholeOrNot).toSorted())
})

test('the check sees a loop that waits', () => {
  const waits = 'async function f(rows) { for (const row of rows) { if (row) await work(row) } }'
  const passesOn = 'async function f(rows) { for (const row of rows) all.push(async () => await work(row)) }'
  expect(waitsInLoop({ path: 'a.ts', text: waits })).toBe(true)
  expect(waitsInLoop({ path: 'a.ts', text: passesOn })).toBe(false)
})

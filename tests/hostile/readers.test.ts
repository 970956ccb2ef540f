import { expect, test } from 'vitest'
import { maskedPath } from '#app/http/trace.ts'
import { bearerOf } from '#app/http/bearer.ts'
import { lineSafe } from '#app/http/client-log.ts'
import { mediaType } from '#app/http/sign-in-form.ts'
import { cookieOf } from '#app/http/session-cookie.ts'
import { storefrontOf } from '#domain/account/storefront.ts'
import { termWords } from '#domain/catalog/term-words.ts'
import { normalise } from '#domain/clearance/words/letters.ts'
import { stateOf } from '#domain/clearance/office-states.ts'
import { goodsOf, markTypeOf, spellingsOf, termsOf } from '#domain/clearance/office-words.ts'
import { safeName } from '#features/document/accept.ts'
import { isEmailAddress, isOneLine, isPlainText, isWebAddress } from '#kernel/bounded.ts'
import { safeCallback } from '#kernel/callback-url.ts'
import { isUuid } from '#kernel/ids.ts'
import { keyOf } from '#platform/limits/limits.ts'
import { networkOf } from '#platform/limits/network.ts'
import { errorNote } from '#platform/log/log.ts'
import { webhookIsGenuine } from '#platform/webhook/signature.ts'
import { splitLanguage } from '#web/path.ts'
import { deviceOf } from '#web/portal/profile/load.server.ts'
import { questionIn, searchQuery } from '#web/mark-checker/question.ts'
import { hostileTexts, onePassMs, processorMs } from './texts.ts'

const base = new URL('https://office.test')

/** What a header can hold: the head of a request has 16 KiB, and no control characters. */
const asHeader = (name: string, text: string): Request =>
  new Request(base, { headers: { [name]: text.replaceAll(/[^\u0020-\u007e]/g, '') } })

/** What reads outside text beside the fields of the calls: addresses, headers, forms, offices' records, errors. */
const readers: Record<string, (text: string) => unknown> = {
  'a way back': (text) => safeCallback(text, base, '/'),
  'a host': storefrontOf,
  'a path': (text) => splitLanguage(`/${text}`),
  'a path for the log': maskedPath,
  'a line of a browser': lineSafe,
  'a cookie': (text) => cookieOf(asHeader('cookie', text), 'markwright.session'),
  'a type': (text) => mediaType(asHeader('content-type', text)),
  'a token': (text) => bearerOf(asHeader('authorization', text)),
  'a program': deviceOf,
  'an address of the network': networkOf,
  'somebody who is counted': keyOf,
  'an id': isUuid,
  'an address of the web': isWebAddress,
  'an e-mail address': isEmailAddress,
  'one line': isOneLine,
  'a plain text': isPlainText,
  'a question to the register': (text) =>
    searchQuery(questionIn(new URLSearchParams({ value: text, classes: text, places: text }))),
  'a mark': normalise,
  'words of a term': termWords,
  'terms of an office': termsOf,
  'goods of an office': (text) => goodsOf([{ niceClass: 1, text }]),
  'spellings of an office': (text) => spellingsOf('Velmora', [text, `"${text}"`]),
  'a kind of an office': markTypeOf,
  'a state of an office': (text) => stateOf('EU', text),
  'the name of a file': (text) => safeName(text, 'pdf'),
  'an error': (text) => errorNote(new Error(text)),
  'a signature': (text) => webhookIsGenuine('secret', text, '{}', 0),
}

test.each(Object.entries(readers))('a megabyte for what reads %s is gone over once', (_name, reader) => {
  const slow = Object.entries(hostileTexts).flatMap(([kind, text]) => {
    const ms = processorMs(() => reader(text), onePassMs)
    return ms > onePassMs ? [`${kind}: ${ms.toFixed(0)} ms`] : []
  })
  expect(slow).toEqual([])
})

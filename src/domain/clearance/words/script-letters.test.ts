import { expect, test } from 'vitest'
import { markOfRow } from '#tests/decided.ts'
import { unreadIn } from '../unread-sign.ts'
import { normalise } from './letters.ts'

test.each([
  ['שלומית', 'shlomit'],
  ['גלידון', 'glidon'],
  ['זהבית', 'zhbit'],
  ['וִילָה', 'vila'],
  ['ياسمينا', 'yasmina'],
  ['جَوْهَر', 'johr'],
  ['پارسیان', 'parsian'],
  ['ალაზნარი', 'alaznari'],
  ['ᲗᲑᲘᲚᲘᲡᲘ', 'tbilisi'],
  ['Լուսաբեր', 'lusaber'],
  ['Երևան', 'yerevan'],
  ['कमलेश्वरी', 'kamaleshvari'],
  ['फ़िल्म', 'film'],
  ['आनंदिता', 'anandita'],
  ['தமிழ்', 'tamil'],
  ['ആര്യൻ', 'aryan'],
  ['ਸਿੰਘ', 'singh'],
  ['অসমৰ', 'asamar'],
  ['१२३', '123'],
  ['ॐ', 'om'],
  ['أحمد', 'ahmd'],
  ['آمنة', 'amna'],
  ['ทองคำ', 'thongkham'],
  ['ใหม่', 'mai'],
  ['ວຽງຈັນ', 'wiangchan'],
  ['๗๗', '77'],
  ['సాయి', 'sayi'],
  ['ช้างทอง', 'changthong'],
  ['เสือ', 'suea'],
  ['แก้ว', 'kaeo'],
  ['มาวิน', 'mawin'],
  ['มาลีนา', 'malina'],
  ['ລາວ', 'lao'],
])('%s is read as %s, and it is told that its sense was not', (written, read) => {
  expect(normalise(written).compact).toBe(read)
  expect(normalise(read).compact).toBe(read)
  expect(unreadIn(written).map(({ reason, as }) => [reason, as])).toEqual([['meaning', read.toUpperCase()]])
})

test.each([
  ['כרמלינה', 'CARMELINA'],
  ['זהבית', 'ZEHAVIT'],
  ['نسيمة', 'NASSIMA'],
  ['بركاتو', 'BARAKATO'],
  ['Նռանուշ', 'NRANUSH'],
  ['ჩიტუნა', 'CHITUNA'],
  ['स्वादिनी', 'SWADINI'],
  ['สบายดี', 'SABAIDEE'],
])('%s is listed beside %s', (one, other) => {
  expect(markOfRow([one, other, '30', '30'])).toBeGreaterThanOrEqual(0.55)
})

test('what says no letters is told as not read', () => {
  expect(unreadIn('ᠮᠣᠩᠭᠣᠯ').map(({ reason }) => reason)).toEqual(['script'])
  expect(normalise('ՙ').words.length).toBeLessThanOrEqual(1)
})

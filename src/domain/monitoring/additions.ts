import { groundLists } from '#domain/clearance/words/ground-lists.ts'
import { isTermWord } from '#domain/clearance/grounds/described.ts'
import { isClassWord, isWeak } from '#domain/clearance/words/weak-words.ts'

/** What shops, sign-ins and frauds write beside a brand, and the companies of a group beside its name. */
const added: ReadonlySet<string> = new Set(
  `access account accounts activate ads affiliate airdrop alert amp api apk app apps auth authentic bank banking bargain betting bill
   billing bitcoin black blackfriday blog bonus booking bot brasil business buy cabinet card cards care career careers cash casino chat
   cheap check checkout china claim clearance client clients cloud club coin coins community confirm connect contact corp corporation coupon
   coupons credit crypto customer customers cyber data day deal dealer dealers deals delivery demo desk digital direct discount
   discounts distributor distribution dns docs download downloads earn education email energy eshop events exchange express factory
   fake fans finance financial fix foundation forum free friday friends fund funds get game games gaming gift gifts giveaway global group help
   helpdesk holding home hosting hotel hotels hotline house hub id info insurance international invest investing investment investments
   invoice it jobs join jeans kids ledger legal lifestyle limited link links live loan loans log login logistics logon lottery loyalty mail main market
   marketing marketplace master media medical member members men mining mobile money movie music my mytrade network networks new news nft no1
   now office official offer offers one online only order orders original outlet outlets owner page pages parcel parts password pay payment
   payments pharma pharmacy phone photo play plus police portal post poker prepaid price prices prize pro profile project promo
   promotion promotions property real realestate recovery recruit recruitment refund refunds register rent repair report resort reward rewards
   safe safety sale sales school secure secured security server service services ship shipping shoes shop shopping shops sign signin
   signup site smart social software solar solution solutions spa sport sports staff stake staking star start status stock store stores
   stream student supply support survey sweepstakes swap system systems talk team tech ticket tickets token tools tour tours track tracking trade
   trader trading training transfer travel trust try tube tv unlock update updates upgrade use validate verification verify verified video
   villa vip wallet warehouse watch web webmail website welcome wholesale wiki win winner women work world www zone`.split(
    /\s+/,
  ),
)
/** Two letters are a word only where they say a place or what one does. */
const short: ReadonlySet<string> = new Set(
  'ae ai at au be bg br by ca ch ci cl cn co cr cs cz de dk ee en eu es fi fr go gr hk hr hu id ie il in ir is it ja jp js kr kz lt lu lv ma me mx my nl no nz pe ph pl pt ro rs ru sa se sg si sk th tr tw ua uk us uz vn za'.split(
    ' ',
  ),
)

/** Whether a word says little of whose the brand beside it is: what is sold, where, to whom, or what frauds ask for. */
export function isAddition(word: string): boolean {
  if (word.length < 3) return short.has(word)
  return added.has(word) || isWeak(word) || isClassWord(word) || groundLists().places.has(word) || isTermWord(word)
}

const longestWord = 16
const number = /^\d{1,4}$/

/** How many letters of a text beside a brand such words and numbers cover, at most. */
export function coveredBy(text: string): number {
  const best = new Int32Array(text.length + 1)
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = best[end - 1] ?? 0
    for (let from = Math.max(0, end - longestWord); from < end; from += 1) {
      const all = (best[from] ?? 0) + end - from
      if (all <= (best[end] ?? 0)) continue
      const piece = text.slice(from, end)
      if (isAddition(piece) || (from === 0 && number.test(piece)) || (end === text.length && number.test(piece)))
        best[end] = all
    }
  }
  return best[text.length] ?? 0
}

import { searchLengthMax } from '@motif/contract/search-report-rules'
import { searchTokens } from '../catalogue/index.ts'

const wordsMax = 6
const wordLengthMax = 30
const digitsMax = 4

/** Words with the hyphens and apostrophes inside them. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

/** An e-mail address, or a part of one, or of a link. */
const addressPattern = /@|www|\p{L}\.\p{L}{2}|:\/\//iu

/** `M-2611-K4TR`, with any separators. */
const orderNumberPattern = /(?<![\p{L}\p{N}])m[\s\p{Pd}]*\d{4}[\s\p{Pd}]*[2-9a-z]{4}(?![\p{L}\p{N}])/iu

/** Four groups of four characters, or twelve characters in a row, with a digit: codes of gift cards, coupons, parcels. */
const codePattern =
  /(?<![\p{L}\p{N}])(?=[\p{L}\s\p{Pd}]*\p{N})(?:(?:[a-z\d]{4}[\s\p{Pd}]+){3}[a-z\d]{4}|[a-z\d]{12,})(?![\p{L}\p{N}])/iu

/** Whether a text may be an address, a phone number, an order number or a code. */
const isPersonal = (text: string): boolean =>
  (text.match(/\p{N}/gu) ?? []).length > digitsMax ||
  addressPattern.test(text) ||
  orderNumberPattern.test(text) ||
  codePattern.test(text)

/** A query as it is counted: lower case, without signs. Undefined for one that is too long, or that may be personal. */
export function countedText(text: string): string | undefined {
  const plain = text.normalize('NFKC').toLowerCase()
  if (isPersonal(plain)) return undefined
  const words = plain.match(wordPattern) ?? []
  const query = words.join(' ')
  const isCounted =
    query.length > 1 &&
    query.length <= searchLengthMax &&
    words.every((word) => word.length <= wordLengthMax) &&
    searchTokens(query).length <= wordsMax
  return isCounted ? query : undefined
}

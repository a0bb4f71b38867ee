/**
 * Search for blocked words in texts. Words match as a whole, without case and accents, and in these disguises: digits and signs for letters
 * (`sh1t`, `a$$`), letters set apart (`f u c k`, `f.u.c.k`, `fu-ck`), invisible characters, and letters of other styles (fullwidth, bold).
 */

/** Combining marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and variation selectors; marks of other scripts are parts of their letters. */
const marks =
  /(?!\u3099|\u309A)(?=[\p{Mn}\p{Me}])[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/gu

/** Characters without a shape of their own: zero-width ones, the Arabic tatweel, skin tones, apostrophes within words. */
const ignored = /[\p{Cf}\p{Emoji_Modifier}\u034F\u0640'’ʼ`´]/gu

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه'
}

/** Signs and digits that stand for letters. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i'
}

/** A text without case, accents, ligatures and invisible characters. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ignored, '')
    .replaceAll(marks, '')
    .replaceAll(/[ßæœøłđıىة]/gu, (letter) => letters[letter] ?? letter)
    .normalize('NFKC')

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** The German spelling without umlauts. */
const spelledOut = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => umlauts[letter] ?? letter)

/** Scripts that put no spaces between words. */
const isUnspaced = (word: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word
  )

const plain = /[\p{L}\p{M}\p{N}]+/gu
const disguised = /[\p{L}\p{M}\p{N}@$€!|]+/gu

const tokensOf = (folded: string): string[] => folded.match(plain) ?? []

/** A token with letters for its digits and signs, if it has a letter at all: a number is no disguise. */
const revealed = (token: string): string =>
  /\p{L}/u.test(token) ? token.replaceAll(/[013457@$€!|]/gu, (sign) => disguises[sign] ?? sign) : token

/** A token without the exclamation marks and bars at its edges, which are no letters there. */
function trimmed(token: string): string {
  let [from, to] = [0, token.length]
  while (from < to && '!|'.includes(token[from] ?? '')) from += 1
  while (to > from && '!|'.includes(token[to - 1] ?? '')) to -= 1
  return token.slice(from, to)
}

/** Tokens with their disguises taken off. */
const revealedTokens = (folded: string): string[] =>
  (folded.match(disguised) ?? []).map((token) => revealed(trimmed(token))).filter((token) => token !== '')

/** Words in one piece of text whose parts dots, hyphens or emoji set apart: `fu.ck`. */
function* joinedWithin(folded: string): Generator<string> {
  for (const chunk of folded.split(/\s+/u)) {
    const joined = chunk.replaceAll(/[.·•*_~\p{Pd}\p{Extended_Pictographic}]+/gu, '')
    if (joined !== chunk) for (const token of revealedTokens(joined)) yield token
  }
}

/** Words of single letters in a row: `f u c k`. Two spaces end a row, as well as no space does. */
function* joinedLetters(folded: string): Generator<string> {
  for (const part of [folded, ...folded.split(/\s{2,}/u)])
    for (const [row] of part.matchAll(
      /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}@$€!|](?:[\s\p{P}\p{S}]{1,3}[\p{L}\p{N}@$€!|](?![\p{L}\p{M}\p{N}]))+/gu
    ))
      yield revealed(row.replaceAll(/[^\p{L}\p{N}@$€!|]/gu, ''))
}

interface Phrase {
  word: string
  /** Its tokens after the first. */
  rest: readonly string[]
}

/** Finds the given words in texts. Building it costs more than a search. */
export function wordMatcher(words: readonly string[]): (text: string) => Set<string> {
  const phrases = new Map<string, Phrase[]>()
  const pieces: { word: string; piece: string }[] = []
  for (const word of words)
    for (const folded of new Set([fold(word), fold(spelledOut(word))])) {
      // `$hit` stands for a word, `C++` for itself.
      const [first, ...rest] = /[@$€!|]/u.test(folded) ? revealedTokens(folded) : tokensOf(folded)
      const isSign = rest.length === 0 && first?.length === 1 && folded.trim() !== first
      if (first === undefined || isSign || isUnspaced(folded))
        pieces.push({ word, piece: folded.replaceAll(/\s+/gu, '') })
      else phrases.set(first, [...(phrases.get(first) ?? []), { word, rest }])
    }
  return (text) => {
    const folded = fold(text)
    const found = new Set<string>()
    const look = (tokens: readonly string[]) => {
      for (const [at, token] of tokens.entries())
        for (const { word, rest } of phrases.get(token) ?? [])
          if (rest.every((next, further) => tokens[at + 1 + further] === next)) found.add(word)
    }
    look(tokensOf(folded))
    look(revealedTokens(folded))
    for (const token of joinedWithin(folded)) look([token])
    for (const token of joinedLetters(folded)) look([token])
    if (pieces.length > 0) {
      const compact = folded.replaceAll(/\s+/gu, '')
      for (const { word, piece } of pieces) if (piece !== '' && compact.includes(piece)) found.add(word)
    }
    return found
  }
}

import type { FontFace } from './catalogue.ts'
import { faceOf } from './catalogue.ts'

/** A fallback face. */
export interface Fallback {
  face: FontFace
  /** Restricts it to matching characters. */
  letters?: RegExp
}

const fallback = (id: string, letters?: RegExp): Fallback => {
  const face = faceOf(id)
  if (!face) throw new RangeError(`There is no font ${id} in the catalogue.`)
  return letters ? { face, letters } : { face }
}

/** Characters that script-specific fonts need not be searched for; most texts contain no others. */
const general =
  /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}\p{Emoji_Presentation}]/u

/** The order is permanent: documents since version 1 depend on it. */
const first = [
  fallback('instrument-sans', general),
  fallback('noto-sans-arabic', general),
  fallback('noto-sans', general)
]

const ofOneScript = [
  fallback('noto-sans-hebrew', /\p{Script_Extensions=Hebrew}/u),
  fallback('noto-sans-thai', /[\p{Script_Extensions=Thai}฿]/u),
  fallback('noto-sans-bengali', /\p{Script_Extensions=Bengali}/u),
  fallback('noto-sans-tamil', /\p{Script_Extensions=Tamil}/u),
  fallback('noto-sans-georgian', /\p{Script_Extensions=Georgian}/u),
  fallback('noto-sans-armenian', /\p{Script_Extensions=Armenian}/u),
  fallback('noto-sans-lao', /\p{Script_Extensions=Lao}/u),
  fallback('noto-sans-khmer', /\p{Script_Extensions=Khmer}/u)
]

/** Characters, punctuation and full-width forms of Chinese, Japanese and Korean. */
const eastAsian =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}\u3000-\u303f\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u

const chinese = fallback('chocolate-classical-sans', eastAsian)
const simplified = fallback('zcool-xiaowei', eastAsian)
const japanese = fallback('kosugi', eastAsian)
const korean = fallback('gowun-dodum', eastAsian)

/** Spaces keep the width of the text's own face; in an East Asian face they would be full width. */
const unusual =
  /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\p{Script=Thai}\p{Emoji_Presentation}\s]/u

/** East Asian sets also contain mathematical symbols, fractions and footnote marks. */
const mathematical = /[\u2020-\u203f\u2070-\u209f\u2150-\u218f\u2200-\u22ff]/u

const signs = [
  fallback('noto-sans-symbols-2', unusual),
  fallback('noto-sans-symbols', unusual),
  fallback('noto-emoji', /\S/u),
  fallback('gowun-dodum', mathematical),
  fallback('kosugi', mathematical)
]

const around = (...middle: readonly Fallback[]): readonly Fallback[] => [...first, ...ofOneScript, ...middle, ...signs]

const orders = {
  chinese: around(chinese, simplified, japanese, korean),
  japanese: around(japanese, chinese, simplified, korean),
  korean: around(korean, chinese, simplified, japanese)
}

/**
 * Fallback faces of a text, in search order. Chinese, Japanese and Korean share code points but draw them differently;
 * characters unique to one of them decide the order.
 */
export function fallbacksFor(text: string): readonly Fallback[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return orders.japanese
  return /\p{Script=Hangul}/u.test(text) ? orders.korean : orders.chinese
}

/** Replaces a face that is not available. */
export const fallbackFace: FontFace = fallback('instrument-sans').face

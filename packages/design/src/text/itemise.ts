import { graphemesOf } from './graphemes.ts'

/** The part of a font file that segmentation needs. */
interface Lettered {
  has(codePoint: number): boolean
}

/** A range of text that is shaped with one font file. */
export interface Item<Part extends Lettered> {
  start: number
  length: number
  part: Part
}

const silentLetter = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u

/** Default ignorable and control characters need no glyph of their own. */
const isSilent = (codePoint: number) =>
  (codePoint < 0x20 || codePoint > 0x7e) && silentLetter.test(String.fromCodePoint(codePoint))

const shows = (part: Lettered, letters: string): boolean => {
  for (const letter of letters) {
    const codePoint = letter.codePointAt(0) ?? 0
    if (!isSilent(codePoint) && !part.has(codePoint)) return false
  }
  return true
}

/** Whether a font file has glyphs for a grapheme, also in composed form. */
export function canShow(part: Lettered, grapheme: string): boolean {
  if (shows(part, grapheme)) return true
  const composed = grapheme.length > 1 ? grapheme.normalize('NFC') : grapheme
  return composed !== grapheme && shows(part, composed)
}

/** Whether a grapheme is invisible and may join the preceding range. */
const isBlank = (grapheme: string) =>
  grapheme.trim() === '' || Array.from(grapheme).every((letter) => isSilent(letter.codePointAt(0) ?? 0))

/**
 * Splits text by font: each grapheme uses the first file that covers it entirely. If none does, its code points are
 * assigned separately, such as the parts of an unsupported emoji sequence.
 */
export function itemise<Part extends Lettered>(
  text: string,
  start: number,
  end: number,
  parts: readonly Part[]
): Item<Part>[] {
  const items: Item<Part>[] = []
  const put = (index: number, length: number, part: Part | undefined) => {
    const previous = items.at(-1)
    if (part === undefined) return
    if (previous?.part === part) previous.length += length
    else items.push({ start: index, length, part })
  }
  for (const { segment, index } of graphemesOf(text.slice(start, end))) {
    const previous = items.at(-1)
    // A space stays with the preceding text, so that words of one file are shaped together.
    const found =
      isBlank(segment) && previous && canShow(previous.part, segment)
        ? previous.part
        : parts.find((part) => canShow(part, segment))
    if (found) {
      put(start + index, segment.length, found)
      continue
    }
    let at = start + index
    for (const letter of segment) {
      put(at, letter.length, parts.find((part) => canShow(part, letter)) ?? parts[0])
      at += letter.length
    }
  }
  return items
}

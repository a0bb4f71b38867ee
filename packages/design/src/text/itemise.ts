import { graphemesOf } from './graphemes.ts'

/** What is asked of a file of a font here. */
interface Lettered {
  has(codePoint: number): boolean
}

/** A stretch of text set with one file of a font. */
export interface Item<Part extends Lettered> {
  start: number
  length: number
  part: Part
}

const silentLetter = /^[\p{Default_Ignorable_Code_Point}\p{Cc}]$/u

/** Joiners, selectors, marks of direction and control characters shape without a glyph of their own, so a font need not have them. */
const isSilent = (codePoint: number) =>
  (codePoint < 0x20 || codePoint > 0x7e) && silentLetter.test(String.fromCodePoint(codePoint))

const shows = (part: Lettered, letters: string): boolean => {
  for (const letter of letters) {
    const codePoint = letter.codePointAt(0) ?? 0
    if (!isSilent(codePoint) && !part.has(codePoint)) return false
  }
  return true
}

/** Whether a font's file has a glyph for all of a grapheme, or for its letter and marks in one. */
export function canShow(part: Lettered, grapheme: string): boolean {
  if (shows(part, grapheme)) return true
  const composed = grapheme.length > 1 ? grapheme.normalize('NFC') : grapheme
  return composed !== grapheme && shows(part, composed)
}

/** Whether nothing of a grapheme is seen: it may be set with whatever is before it. */
const isBlank = (grapheme: string) =>
  grapheme.trim() === '' || Array.from(grapheme).every((letter) => isSilent(letter.codePointAt(0) ?? 0))

/**
 * Cuts text where the font has to change: every grapheme goes to the first file that has all of it. Where none has,
 * its letters go each their own way, as the parts of an emoji do that no font joins.
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
    // A space stays with what it follows, so that words set with one file are shaped together.
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

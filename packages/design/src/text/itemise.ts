import type { FontPart } from '../fonts/font-set.ts'

/** A stretch of text set with one file of a font. */
export interface Item {
  start: number
  length: number
  part: FontPart
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Joiners and selectors shape without a glyph of their own, so a font need not have them. */
const isSilent = (codePoint: number) => codePoint === 0x200c || codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f)

/** Cuts text where the font has to change: every grapheme goes to the first file that has all of it. */
export function itemise(text: string, start: number, end: number, parts: readonly FontPart[]): Item[] {
  const items: Item[] = []
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    const codePoints = Array.from(segment, (letter) => letter.codePointAt(0) ?? 0)
    const previous = items.at(-1)
    const isSpace = segment.trim() === ''
    const found = isSpace && previous ? previous.part : parts.find((part) => codePoints.every((codePoint) => isSilent(codePoint) || part.has(codePoint)))
    const part = found ?? parts[0]
    if (!part) continue
    if (previous?.part === part) previous.length += segment.length
    else items.push({ start: start + index, length: segment.length, part })
  }
  return items
}

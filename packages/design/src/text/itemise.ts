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

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Joiners and selectors shape without a glyph of their own, so a font need not have them. */
const isSilent = (codePoint: number) => codePoint === 0x200c || codePoint === 0x200d || (codePoint >= 0xfe00 && codePoint <= 0xfe0f)

/** Whether a font's file has a glyph for all of a grapheme. */
export const canShow = (part: Lettered, grapheme: string): boolean =>
  Array.from(grapheme).every((letter) => {
    const codePoint = letter.codePointAt(0) ?? 0
    return isSilent(codePoint) || part.has(codePoint)
  })

/** Cuts text where the font has to change: every grapheme goes to the first file that has all of it. */
export function itemise<Part extends Lettered>(text: string, start: number, end: number, parts: readonly Part[]): Item<Part>[] {
  const items: Item<Part>[] = []
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    const previous = items.at(-1)
    // A space stays with what it follows, so that words set with one file are shaped together.
    const found = segment.trim() === '' && previous && canShow(previous.part, segment) ? previous.part : parts.find((part) => canShow(part, segment))
    const part = found ?? parts[0]
    if (!part) continue
    if (previous?.part === part) previous.length += segment.length
    else items.push({ start: start + index, length: segment.length, part })
  }
  return items
}

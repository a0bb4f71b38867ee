import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { layoutText, measureText } from './layout.ts'

const lineHeight = 1.02
/** Fraction of the area's width used: a margin for trimming and seams. */
const widthUsed = 0.84
/** Fraction of the height used, or of the top square of a tall area: 4 mm on a mug and 10 on a shirt must stay free. */
const heightUsed = 0.9
/** Maximum font size as a fraction of the area's width, for short words. */
const largest = 0.26

/** Wraps words greedily into lines of `width`. */
function wrapped(
  words: readonly { text: string; width: number }[],
  space: number,
  width: number
): { text: string; width: number }[] {
  const lines: { text: string; width: number }[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last && last.width + space + word.width
    if (last && joined !== undefined && joined <= width)
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, width: joined }
    else lines.push(word)
  }
  return lines
}

/**
 * Lays out words as a design: breaks them into the lines with the largest font size, centred in the area, or in the top
 * square of a tall one.
 */
export function fitText(
  text: string,
  area: { widthMm: number; heightMm: number },
  { id, font, fill }: Pick<TextNode, 'id' | 'font' | 'fill'>,
  fonts: FontSet
): TextNode {
  const height = Math.min(area.heightMm, area.widthMm)
  const node = (lines: string, size: number): TextNode => ({
    type: 'text',
    id,
    text: lines,
    font,
    fill,
    size,
    x: area.widthMm / 2,
    y: height / 2,
    rotation: 0,
    opacity: 1,
    align: 'centre',
    letterSpacing: 0,
    lineHeight
  })
  const widthOf = (words: string) => measureText(node(words, 100), fonts).width / 100
  const words = text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({ text: word, width: widthOf(word) }))
  const space = widthOf('a a') - 2 * widthOf('a')
  const sizeOf = (lines: readonly { width: number }[]) =>
    Math.min(
      largest * area.widthMm,
      (widthUsed * area.widthMm) / Math.max(0.1, ...lines.map(({ width }) => width)),
      (heightUsed * height) / (lines.length * lineHeight)
    )
  // The widest line is a run of words; the rest wraps to it.
  const runs = words.flatMap((_, from) => {
    let run = -space
    return words.slice(from).map(({ width }) => (run += space + width))
  })
  const widest = Math.max(0, ...words.map(({ width }) => width))
  const tried = [...new Set(runs.filter((width) => width >= widest))].map((width) => wrapped(words, space, width))
  const best = tried.reduce<{ text: string; width: number }[]>(
    (kept, lines) => (kept.length === 0 || sizeOf(lines) > sizeOf(kept) ? lines : kept),
    []
  )
  const lines = best.map((line) => line.text).join('\n')
  const size = sizeOf(best)
  // Glyphs of a fallback font may need higher lines.
  const { top, bottom } = layoutText(node(lines, size), fonts).box
  const room = (heightUsed * height) / (2 * Math.max(-top, bottom, 1))
  return node(lines, Math.max(1, Math.floor(size * Math.min(1, room) * 10) / 10))
}

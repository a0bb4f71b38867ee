export interface FittedLines {
  lines: readonly string[]
  /** Font size in hundredths of the area's width (`cqw`). */
  size: number
}

/**
 * Mean advance of the bold display face in em, measured on Bricolage Grotesque; full-width scripts take about twice
 * that.
 */
const letterWidth = 0.56
const lineHeight = 1.02
/** Per cent of the area's width: a margin for trimming and seams. */
const widthUsed = 84
/** Maximum font size, for short words. */
const largest = 26

const widthOf = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= 0x2e80 ? 1.05 : letterWidth), 0)

function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Breaks text into the lines with the largest font size in an area; `ratio` is height by width. */
export function fitLines(text: string, ratio: number): FittedLines {
  const words = text.trim().split(/\s+/).filter(Boolean)
  let best: FittedLines = { lines: [], size: 0 }
  for (let width = Math.max(0, ...words.map(widthOf)); ; width += 1) {
    const lines = wrapped(words, width)
    const widest = Math.max(0.1, ...lines.map(widthOf))
    const size = Math.min(largest, widthUsed / widest, (100 * ratio) / (lines.length * lineHeight))
    if (size > best.size) best = { lines, size }
    if (lines.length <= 1) return best
  }
}

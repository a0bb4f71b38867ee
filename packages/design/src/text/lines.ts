import LineBreaker from 'linebreak'

const hardBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu

/** A line of a text: its UTF-16 units, without the spaces at its end. */
export interface TextRange {
  start: number
  end: number
}

/** Scripts that put no spaces between words: where a line may break is known only to who knows the words. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

let words: Intl.Segmenter | undefined

/** Where lines of a paragraph may be broken (UAX #14), its end included. */
export function breaksOf(paragraph: string): number[] {
  const breaks = new Set<number>()
  const breaker = new LineBreaker(paragraph)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) breaks.add(next.position)
  if (unspaced.test(paragraph)) {
    words ??= new Intl.Segmenter('th', { granularity: 'word' })
    for (const { index } of words.segment(paragraph))
      if (unspaced.test(paragraph[index - 1] ?? '') && unspaced.test(paragraph[index] ?? '')) breaks.add(index)
  }
  return [...breaks].toSorted((a, b) => a - b)
}

function wrap(paragraph: string, width: number, measure: (line: string, start: number) => number): TextRange[] {
  const lines: TextRange[] = []
  const trimmed = (start: number, end: number) => ({ start, end: start + paragraph.slice(start, end).trimEnd().length })
  let start = 0
  let fitting = 0
  for (const position of breaksOf(paragraph)) {
    if (fitting > start && measure(paragraph.slice(start, position).trimEnd(), start) > width) {
      lines.push(trimmed(start, fitting))
      start = fitting
    }
    fitting = position
  }
  lines.push(trimmed(start, paragraph.length))
  return lines
}

/** What lies between the breaks of the text itself. */
export function paragraphsOf(text: string): TextRange[] {
  const ends = [...text.matchAll(hardBreak)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length
  }))
  return [...ends, { start: text.length, end: text.length }].map(({ start: end }, index) => ({
    start: ends[index - 1]?.end ?? 0,
    end
  }))
}

/**
 * Cuts text into lines: always where the text itself breaks, and where a width is given also where a line would be
 * longer. A single word longer than the width stays whole.
 */
export function lineRangesOf(
  text: string,
  width: number | undefined,
  measure: (line: string, start: number) => number
): TextRange[] {
  const paragraphs = paragraphsOf(text)
  if (width === undefined) return paragraphs
  return paragraphs.flatMap(({ start, end }) =>
    wrap(text.slice(start, end), width, (line, at) => measure(line, start + at)).map((line) => ({
      start: start + line.start,
      end: start + line.end
    }))
  )
}

/** The same as strings. */
export const linesOf = (text: string, width: number | undefined, measure: (line: string) => number): string[] =>
  lineRangesOf(text, width, measure).map(({ start, end }) => text.slice(start, end))

import LineBreaker from 'linebreak'

const hardBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/gu

/** A line's range of the text in UTF-16 units, without trailing spaces. */
export interface TextRange {
  start: number
  end: number
}

/** Scripts without spaces between words, which need a dictionary to break. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

let words: Intl.Segmenter | undefined

/** Break opportunities of a paragraph (UAX #14), including its end. */
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

/** Ranges between the text's own line breaks. */
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

/** Breaks text into lines: at its line breaks, and at `width` if given. A single longer word overflows. */
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

/** The lines as strings. */
export const linesOf = (text: string, width: number | undefined, measure: (line: string) => number): string[] =>
  lineRangesOf(text, width, measure).map(({ start, end }) => text.slice(start, end))

import LineBreaker from 'linebreak'

const hardBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u

/**
 * Cuts text into lines: always where the text itself breaks, and where a width is given also where a line would be
 * longer (UAX #14). A single word longer than the width stays whole.
 */
export function linesOf(text: string, width: number | undefined, measure: (line: string) => number): string[] {
  const paragraphs = text.split(hardBreak)
  return width === undefined ? paragraphs : paragraphs.flatMap((paragraph) => wrap(paragraph, width, measure))
}

function wrap(paragraph: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  const breaker = new LineBreaker(paragraph)
  let start = 0
  let fitting = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    if (fitting > start && measure(paragraph.slice(start, next.position).trimEnd()) > width) {
      lines.push(paragraph.slice(start, fitting).trimEnd())
      start = fitting
    }
    fitting = next.position
  }
  lines.push(paragraph.slice(start).trimEnd())
  return lines
}

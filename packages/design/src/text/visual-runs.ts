import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** Substitutes with the same bidirectional class. */
const standIns: Readonly<Record<string, string>> = {
  ON: '\u2600',
  R: '\u05d0',
  AL: '\u0627',
  AN: '\u0660',
  EN: '0',
  NSM: '\u0300',
  BN: '\u200b'
}

/** The library handles single UTF-16 units, so each surrogate pair is substituted by two. */
const inUnits = (line: string) =>
  line.replaceAll(
    /[\u{10000}-\u{10ffff}]/gu,
    (letter) => standIns[bidi.getBidiCharTypeName(letter)]?.repeat(2) ?? letter
  )

interface Run {
  start: number
  end: number
  level: number
}

/** Directional runs in visual order, left to right (UAX #9, rule L2). */
export function visualRuns(line: string, asked?: 'ltr' | 'rtl'): { runs: Run[]; direction: 'ltr' | 'rtl' } {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(inUnits(line), asked)
  const runs: Run[] = []
  for (let index = 0; index < line.length; index++) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    if (last?.level === level) last.end = index + 1
    else runs.push({ start: index, end: index + 1, level })
  }
  const highest = runs.reduce((most, { level }) => Math.max(most, level), 0)
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      let to = from
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to++
      if (to > from + 1) runs.splice(from, to - from, ...runs.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  }
  const level = paragraphs[0]?.level ?? (asked === 'rtl' ? 1 : 0)
  return { runs, direction: level % 2 === 1 ? 'rtl' : 'ltr' }
}

import type { TextNode } from '../document/nodes.ts'
import { styledSpans } from '../document/runs.ts'
import type { FontMetrics } from '../fonts/open-font.ts'

/** A range of text in one face and size. */
export interface FaceRun {
  start: number
  end: number
  font: string
  /** Scale relative to the text's font size. */
  scale: number
}

/** Splits a text into ranges of one face and size; undefined if it has only one. Colours do not split. */
export function facesOf({ text, font, runs }: Pick<TextNode, 'text' | 'font' | 'runs'>): FaceRun[] | undefined {
  if (!runs?.some((run) => run.font !== undefined || run.scale !== undefined)) return undefined
  const faces: FaceRun[] = []
  for (const { start, end, style } of styledSpans(runs, text.length)) {
    const next = { start, end, font: style.font ?? font, scale: style.scale ?? 1 }
    const last = faces.at(-1)
    if (last?.font === next.font && last.scale === next.scale) last.end = end
    else faces.push(next)
  }
  return faces
}

/** Face runs within a range, relative to its start. */
export const facesWithin = (faces: readonly FaceRun[] | undefined, from: number, to: number) =>
  faces?.flatMap((face) => {
    const [start, end] = [Math.max(face.start, from), Math.min(face.end, to)]
    return start < end ? { ...face, start: start - from, end: end - from } : []
  })

/** The largest scale on a line; for an empty line, that of text typed there. */
export function tallest(faces: readonly FaceRun[] | undefined, start: number, end: number): number {
  if (faces === undefined) return 1
  const from = start < end ? start : Math.max(0, start - 1)
  const there = faces.filter((face) => face.start < Math.max(end, from + 1) && face.end > from)
  return there.length === 0 ? 1 : Math.max(...there.map(({ scale }) => scale))
}

interface LineSpace {
  metrics: FontMetrics
  /** Distance of baselines, in em. */
  lineHeight: number
}

/**
 * Baseline offsets of lines, in em below the first, and the total height. Each line's leading is proportional to its
 * own size, so that large lines do not overlap others.
 */
export function stack(heights: readonly number[], { metrics: { ascent, descent }, lineHeight }: LineSpace) {
  const isEven = heights.every((height) => height === 1)
  const between = (lineHeight - ascent - descent) / 2
  const baselines: number[] = []
  for (const [index, height] of heights.entries()) {
    const above = heights[index - 1]
    baselines.push(
      isEven
        ? index * lineHeight
        : above === undefined
          ? 0
          : (baselines[index - 1] ?? 0) + above * (descent + between) + height * (ascent + between)
    )
  }
  const [first = 1, last = 1] = [heights[0], heights.at(-1)]
  return { baselines, above: ascent * first, height: ascent * first + descent * last + (baselines.at(-1) ?? 0) }
}

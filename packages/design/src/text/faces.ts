import type { TextNode } from '../document/nodes.ts'
import { stretchesOf } from '../document/runs.ts'
import type { FontMetrics } from '../fonts/open-font.ts'

/** Letters in one face and size, from one place to another. */
export interface FaceStretch {
  start: number
  end: number
  font: string
  /** How many times as large as the text. */
  scale: number
}

/** All of a text in stretches of one face and size; undefined where it has one alone. Colours part nothing. */
export function facesOf({ text, font, runs }: Pick<TextNode, 'text' | 'font' | 'runs'>): FaceStretch[] | undefined {
  if (!runs?.some((run) => run.font !== undefined || run.scale !== undefined)) return undefined
  const faces: FaceStretch[] = []
  for (const { start, end, style } of stretchesOf(runs, text.length)) {
    const next = { start, end, font: style.font ?? font, scale: style.scale ?? 1 }
    const last = faces.at(-1)
    if (last?.font === next.font && last.scale === next.scale) last.end = end
    else faces.push(next)
  }
  return faces
}

/** Those of a part of the text, counted from where it begins. */
export const facesWithin = (faces: readonly FaceStretch[] | undefined, from: number, to: number) =>
  faces?.flatMap((face) => {
    const [start, end] = [Math.max(face.start, from), Math.min(face.end, to)]
    return start < end ? { ...face, start: start - from, end: end - from } : []
  })

/** The size of the largest letters of a line, as so many times the text's; of an empty one that of letters typed there. */
export function tallest(faces: readonly FaceStretch[] | undefined, start: number, end: number): number {
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
 * Baselines of lines as high as these, in em below the first, and the height of all of them. Each line has its own letters'
 * share of the space above and below it, so that a line of large letters keeps off its neighbours.
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

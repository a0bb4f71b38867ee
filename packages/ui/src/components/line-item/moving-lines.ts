import type { Line } from './line-content.tsx'
import type { Phase } from '../motion/index.ts'

/** A line on screen, including while it collapses. */
export interface MovingLine {
  /** React key. A restored line has a new id, but keeps its key. */
  key: string
  line: Line
  phase: Phase
}

const isSameThing = (one: Line, other: Line) =>
  one.variantId === other.variantId && (one.design === null) === (other.design === null)

export const atRest = (lines: readonly Line[]): MovingLine[] =>
  lines.map((line) => ({ key: line.id, line, phase: 'rest' }))

/** Merges current lines with collapsing ones, which stay behind their predecessors. */
export function movedTo(shown: readonly MovingLine[], lines: readonly Line[], folds: boolean): MovingLine[] {
  const known = new Map(shown.map((entry) => [entry.line.id, entry]))
  const present = shown.filter(({ phase }) => phase !== 'leaving')
  const ids = new Set(lines.map(({ id }) => id))
  const next = lines.map((line, index): MovingLine => {
    const before = known.get(line.id)
    if (before) return { ...before, line, phase: before.phase === 'leaving' ? 'coming' : before.phase }
    const inItsPlace = present[index]
    if (inItsPlace && !ids.has(inItsPlace.line.id) && isSameThing(inItsPlace.line, line)) return { ...inItsPlace, line }
    return { key: line.id, line, phase: folds ? 'coming' : 'rest' }
  })
  // An emptied list is removed as a whole.
  if (!folds || lines.length === 0) return next
  const staying = new Set(next.map(({ key }) => key))
  shown.forEach((entry, index) => {
    if (staying.has(entry.key)) return
    const previous = shown[index - 1]?.key
    next.splice(next.findIndex(({ key }) => key === previous) + 1, 0, { ...entry, phase: 'leaving' })
  })
  return next
}

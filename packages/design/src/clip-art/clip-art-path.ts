import type { ClipArtNode } from '../document/nodes.ts'
import { parsePath, type PathSegment, stretchPath, writePath } from '../geometry/path.ts'
import { clipArtOutline } from './catalogue.ts'

/** Side of the square the library draws in. */
const square = 256

/** Read once: a drawing is stretched anew at every change of its size. */
const known = new Map<string, readonly PathSegment[]>()

function segmentsOf(id: string): readonly PathSegment[] | undefined {
  const cached = known.get(id)
  const outline = cached === undefined ? clipArtOutline(id) : undefined
  if (outline === undefined) return cached
  const segments = (parsePath(outline) ?? []).map(({ command, values }) => ({
    command,
    values: command.toUpperCase() === 'A' ? values.map((value, index) => (index >= 2 && index <= 4 ? value : value / square)) : values.map((value) => value / square)
  }))
  known.set(id, segments)
  return segments
}

/** The outline of a clip-art node as path data in millimetres around its centre; undefined for a drawing there is not. */
export function clipArtPath({ art, width, height }: Pick<ClipArtNode, 'art' | 'width' | 'height'>): string | undefined {
  const segments = segmentsOf(art)
  return segments && writePath(stretchPath(segments, width, height))
}

import type { ClipArtNode } from '../document/nodes.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { parsePath, type PathSegment, stretchPath } from '../geometry/path.ts'
import { clipArtData } from './catalogue.ts'

/** Side of the square of the library's drawings. */
const square = 256

/** Parsed outlines, cached: a drawing is scaled again at each change of its size. */
const known = new Map<string, readonly PathSegment[]>()

function segmentsOf(id: string): readonly PathSegment[] | undefined {
  const cached = known.get(id)
  const data = cached === undefined ? clipArtData(id) : undefined
  if (data === undefined) return cached
  const segments = (parsePath(data) ?? []).map(({ command, values }) => ({
    command,
    values:
      command.toUpperCase() === 'A'
        ? values.map((value, index) => (index >= 2 && index <= 4 ? value : value / square))
        : values.map((value) => value / square)
  }))
  known.set(id, segments)
  return segments
}

type Stretched = Pick<ClipArtNode, 'art' | 'width' | 'height'>

/** Outline of a clip-art node in millimetres around its centre; undefined for an unknown drawing. */
export function clipArtOutline({ art, width, height }: Stretched): Outline | undefined {
  const segments = segmentsOf(art)
  return segments && outlineOf(() => stretchPath(segments, width, height))
}

/** The outline as path data. */
export const clipArtPath = (node: Stretched): string | undefined => clipArtOutline(node)?.data()

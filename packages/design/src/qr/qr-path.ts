import { encode } from 'uqr'
import type { QrNode } from '../document/nodes.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { type PathSegment, writePath } from '../geometry/path.ts'
import { memoizeWeak } from '../memoize-weak.ts'

/** Minimum module size in millimetres that phones read at arm's length. */
export const finestModule = 0.4

type Content = Pick<QrNode, 'data' | 'level' | 'quiet'>

/** Module matrix of a code, dark ones true; undefined if the data is too long for the level. */
function modulesOf({ data, level, quiet }: Content): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(data, { ecc: level, border: quiet }).data
  } catch {
    return undefined
  }
}

/** Whether the data fits a code of this level. */
export const fitsQr = (content: Content): boolean => modulesOf(content) !== undefined

/** Modules per side, quiet zone included; 0 if the data does not fit. It determines the required print resolution. */
export const qrModules = (content: Content): number => modulesOf(content)?.length ?? 0

type Drawn = Content & Pick<QrNode, 'width'>

/**
 * Dark modules as path data in millimetres around the node's centre, adjacent ones merged to bars; empty if the data
 * does not fit.
 */
export const qrPath: (node: Drawn) => string = memoizeWeak((node) => writePath(barsOf(node)))

/** The path as an outline; undefined if the data does not fit. */
export const qrOutline = (node: Drawn): Outline | undefined =>
  qrPath(node) === ''
    ? undefined
    : outlineOf(
        () => barsOf(node),
        () => qrPath(node)
      )

function barsOf(node: Drawn): PathSegment[] {
  const rows = modulesOf(node) ?? []
  const side = node.width / rows.length
  const bars: PathSegment[] = []
  for (const [y, row] of rows.entries()) {
    for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, x)) {
      const light = row.indexOf(false, x)
      const end = light === -1 ? row.length : light
      const at = (count: number) => count * side - node.width / 2
      bars.push(
        { command: 'M', values: [at(x), at(y)] },
        { command: 'H', values: [at(end)] },
        { command: 'V', values: [at(y + 1)] },
        { command: 'H', values: [at(x)] },
        { command: 'Z', values: [] }
      )
      x = end
    }
  }
  return bars
}

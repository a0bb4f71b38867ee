import { encode } from 'uqr'
import type { QrNode } from '../document/nodes.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { type PathSegment, writePath } from '../geometry/path.ts'
import { onceFor } from '../once-for.ts'

/** A module smaller than this, in millimetres, is not read by telephones at arm's length. */
export const finestModule = 0.4

type Content = Pick<QrNode, 'data' | 'level' | 'quiet'>

/** The modules of a code, dark ones true; undefined where the text is too long for the level. */
function modulesOf({ data, level, quiet }: Content): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(data, { ecc: level, border: quiet }).data
  } catch {
    return undefined
  }
}

/** Whether a code of this level has room for the text. */
export const fitsQr = (content: Content): boolean => modulesOf(content) !== undefined

/** Modules along one side, quiet zone included, 0 where the text does not fit: how fine a printer must be. */
export const qrModules = (content: Content): number => modulesOf(content)?.length ?? 0

type Drawn = Content & Pick<QrNode, 'width'>

/** The dark modules as path data in millimetres around the node's centre, neighbours in a row joined into one bar; empty where the text does not fit. */
export const qrPath: (node: Drawn) => string = onceFor((node) => writePath(barsOf(node)))

/** The same as an outline; undefined where the text does not fit. */
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

import type { TextNode } from '../document/nodes.ts'
import type { TextExtrusion } from '../document/paint.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Point } from '../geometry/matrix.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { writePath } from '../geometry/path.ts'
import { sweep } from '../geometry/sweep.ts'
import { rounded } from '../svg/element.ts'
import { type TextLayout, layoutText } from './layout.ts'
import { glyphsOf } from './text-path.ts'

const keptPaths = new WeakMap<TextLayout, { look: string; path: string }>()

/** How far the back of a text's letters lies from their front, in the node's millimetres; zero without an extrusion. */
export function extrusionShift({ extrusion }: Pick<TextNode, 'extrusion'>): Point {
  if (extrusion === undefined) return { x: 0, y: 0 }
  const angle = (extrusion.angle * Math.PI) / 180
  return { x: rounded(Math.cos(angle) * extrusion.depth), y: rounded(Math.sin(angle) * extrusion.depth) }
}

/** Front and side faces of a node's letters as one outline. */
export function extrudedOutline(node: TextNode, extrusion: TextExtrusion, fonts: FontSet): Outline {
  const layout = layoutText(node, fonts)
  const segments = () => sweep(glyphsOf(node, fonts), extrusionShift({ extrusion }))
  return outlineOf(segments, () => {
    const look = JSON.stringify([extrusion.depth, extrusion.angle, node.warp])
    const known = keptPaths.get(layout)
    if (known?.look === look) return known.path
    const path = writePath(segments())
    keptPaths.set(layout, { look, path })
    return path
  })
}

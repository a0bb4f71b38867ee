import type { TextNode } from '../document/nodes.ts'
import type { TextExtrusion } from '../document/paint.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Point } from '../geometry/matrix.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { writePath } from '../geometry/path.ts'
import { sweep } from '../geometry/sweep.ts'
import { type LruCache, createLruCache } from '../lru-cache.ts'
import { rounded } from '../svg/element.ts'
import { type TextLayout, layoutText } from './layout.ts'
import { glyphsOf } from './text-path.ts'

/** Cached paths per text: several nodes may share a text. */
const manyLooks = 8
const keptPaths = new WeakMap<TextLayout, LruCache<string, string>>()

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
    const ofLayout = keptPaths.get(layout) ?? createLruCache<string, string>(manyLooks)
    keptPaths.set(layout, ofLayout)
    return ofLayout.get(look, () => writePath(segments()))
  })
}

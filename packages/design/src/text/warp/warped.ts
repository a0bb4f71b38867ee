import type { TextNode } from '../../document/nodes.ts'
import type { Warp } from '../../document/warp.ts'
import type { FontSet } from '../../fonts/font-set.ts'
import { boxOf } from '../../geometry/box.ts'
import { parsePath, writePath } from '../../geometry/path.ts'
import type { BendGrip } from '../bend-grip-type.ts'
import { straightInk } from '../text-path.ts'
import { bendOutline } from './bend-outline.ts'
import { createEnvelope, gripOf } from './envelope.ts'

/** The handle of a text's warp; undefined without one. */
export function warpGrip(node: TextNode, fonts: FontSet): BendGrip | undefined {
  if (node.warp === undefined) return undefined
  const { at, amountAt } = gripOf(node.warp, straightInk(node, fonts))
  return { at: at(node.warp.amount), amountAt }
}

/** Tolerance of a warp's icon as a fraction of its shorter side. */
const pictureTolerance = 0.005

/** Warps path data around the origin, with absolute lines and curves, as text of that size is warped. */
export function warpedPath(data: string, warp: Warp, { width, height }: { width: number; height: number }): string {
  const envelope = createEnvelope(warp, boxOf(width, height))
  return envelope
    ? writePath(bendOutline(parsePath(data) ?? [], envelope, pictureTolerance * Math.min(width, height)))
    : data
}

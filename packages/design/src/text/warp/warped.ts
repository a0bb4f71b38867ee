import type { TextNode } from '../../document/nodes.ts'
import type { Warp } from '../../document/warp.ts'
import type { FontSet } from '../../fonts/font-set.ts'
import { boxOf } from '../../geometry/box.ts'
import type { Point } from '../../geometry/matrix.ts'
import { parsePath, writePath } from '../../geometry/path.ts'
import { straightInk } from '../text-path.ts'
import { bendOutline } from './bend-outline.ts'
import { createEnvelope, gripOf } from './envelope.ts'

/** Where a text's warp is taken hold of, in the node's own millimetres. */
export interface WarpGrip {
  at: Point
  /** The amount, in whole per cent, that brings the grip as near to a point as it goes. */
  amountAt: (point: Point) => number
}

/** The grip of a text's warp; undefined without one. */
export function warpGrip(node: TextNode, fonts: FontSet): WarpGrip | undefined {
  if (node.warp === undefined) return undefined
  const { at, amountAt } = gripOf(node.warp, straightInk(node, fonts))
  return { at: at(node.warp.amount), amountAt }
}

/** A part of the shorter side that a picture of a warp may be off. */
const pictureTolerance = 0.005

/** Path data around the origin, with absolute lines and curves alone, as letters that fill a box of a width and height are warped. */
export function warpedPath(data: string, warp: Warp, { width, height }: { width: number; height: number }): string {
  const envelope = createEnvelope(warp, boxOf(width, height))
  return envelope
    ? writePath(bendOutline(parsePath(data) ?? [], envelope, pictureTolerance * Math.min(width, height)))
    : data
}

import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Point } from '../geometry/matrix.ts'
import { memoizeWeak } from '../memoize-weak.ts'
import type { BendGrip } from './bend-grip-type.ts'
import { type TextLayout, bent, layoutText, pointOn } from './layout.ts'
import { warpGrip } from './warp/warped.ts'

/** Degrees between two heights that are computed; between them the handle moves evenly. */
const step = 10
const most = 360
/** Least way per degree, as a share of the text's length: where a circle of text grows no higher, the handle goes on. */
const leastShare = 0.0004
/** Stands for a straight line, which has no radius. */
const nearlyStraight = 0.01

/** The middle above the first line of a straight layout once it is bent. */
function topAt(straight: TextLayout, degrees: number): Point {
  const { metrics, size } = straight
  const [line] = bent(straight, degrees === 0 ? nearlyStraight : degrees).lines
  return line === undefined ? { x: 0, y: 0 } : pointOn(line, 0, metrics.ascent * line.tall * size)
}

/** Heights of the handle from -360 to 360 degrees, each above the one before. */
const heightsOf = memoizeWeak((straight: TextLayout): readonly number[] => {
  const longest = straight.lines.reduce((widest, { width }) => Math.max(widest, width * straight.size), 0)
  const least = step * leastShare * longest
  const side = (sign: 1 | -1) => {
    let last = topAt(straight, 0).y
    return Array.from({ length: most / step }, (_, index) => {
      const { y } = topAt(straight, sign * (index + 1) * step)
      last = sign > 0 ? Math.min(y, last - least) : Math.max(y, last + least)
      return last
    })
  }
  return [...side(-1).toReversed(), topAt(straight, 0).y, ...side(1)]
})

/** The handle above the middle of the first line; undefined without letters. */
function arcGrip({ arc = 0, ...straight }: TextNode, fonts: FontSet): BendGrip | undefined {
  const layout = layoutText(straight, fonts)
  if (layout.lines.every(({ width }) => width === 0)) return undefined
  const heights = heightsOf(layout)
  const heightAt = (degrees: number) => {
    const place = (degrees + most) / step
    const [low, high] = [Math.floor(place), Math.ceil(place)].map((at) => heights[at] ?? 0)
    return (low ?? 0) + ((high ?? 0) - (low ?? 0)) * (place - Math.floor(place))
  }
  return {
    at: { x: topAt(layout, arc).x, y: heightAt(arc) },
    amountAt({ y }) {
      const above = heights.findIndex((height) => height < y)
      if (above === 0) return -most
      if (above < 0) return most
      const [from = 0, to = 0] = heights.slice(above - 1, above + 1)
      return Math.round((above - 1 + (from - y) / (from - to)) * step - most)
    }
  }
}

/** The handle of a text's warp, or else of its arc; undefined without either. */
export function bendGrip(node: TextNode, fonts: FontSet): BendGrip | undefined {
  if (node.warp !== undefined) return warpGrip(node, fonts)
  return node.arc === undefined ? undefined : arcGrip(node, fonts)
}

import type { Warp, WarpShape } from '../../document/warp.ts'
import type { Box } from '../../geometry/box.ts'
import type { Point } from '../../geometry/matrix.ts'
import type { Bend } from './bend-outline.ts'

/**
 * An envelope's effect at a horizontal position: glyphs are scaled vertically by `scale` around the text's centre, and
 * shifted down by `shift` in half heights. `scaleSlope` and `shiftSlope` are the derivatives.
 */
interface Section {
  scale: number
  shift: number
  scaleSlope: number
  shiftSlope: number
}

/** `across` runs from -1 at the text's left end to 1 at the right; `amount` from -1 to 1. */
type Shape = (across: number, amount: number) => Section

const quarter = Math.PI / 2

/** The vertical scale in the middle ranges from a quarter to twofold. */
const swelling = (amount: number) => (amount > 0 ? amount : amount * 0.75)

const swollen: Shape = (across, amount) => ({
  scale: 1 + swelling(amount) * Math.cos(quarter * across),
  shift: 0,
  scaleSlope: -swelling(amount) * quarter * Math.sin(quarter * across),
  shiftSlope: 0
})

const lifted = (shift: number, shiftSlope: number): Section => ({ scale: 1, shift, scaleSlope: 0, shiftSlope })

/** Half the vertical distance between the ends of a rising text, in half heights. */
const rise = 1.5
/** Change of the vertical scale at the growing and shrinking end. */
const growth = 0.8

const shapes: Record<WarpShape, Shape> = {
  wave: (across, amount) => lifted(amount * Math.sin(Math.PI * across), amount * Math.PI * Math.cos(Math.PI * across)),
  // Fixed at the left, at the flagpole.
  flag: (across, amount) => {
    const [along, turn] = [(across + 1) / 2, 1.5 * Math.PI]
    const phase = turn * (across + 1)
    return lifted(-amount * along * Math.sin(phase), -amount * (Math.sin(phase) / 2 + along * turn * Math.cos(phase)))
  },
  bulge: swollen,
  arch: (across, amount) => {
    const { scale, scaleSlope } = swollen(across, amount)
    return { scale, shift: 1 - scale, scaleSlope, shiftSlope: -scaleSlope }
  },
  'arch-lower': (across, amount) => {
    const { scale, scaleSlope } = swollen(across, amount)
    return { scale, shift: scale - 1, scaleSlope, shiftSlope: scaleSlope }
  },
  rise: (across, amount) =>
    lifted(-amount * rise * Math.sin(quarter * across), -amount * rise * quarter * Math.cos(quarter * across)),
  grow: (across, amount) => ({
    scale: 1 + amount * growth * across,
    shift: 0,
    scaleSlope: amount * growth,
    shiftSlope: 0
  })
}

/**
 * The warp of a text: maps points of straight glyphs. Horizontal positions do not change, so that stems stay upright.
 */
export interface Envelope extends Bend {
  /** The inverse mapping. */
  unplace: (point: Point) => Point
  /** Vertical scale at a horizontal position. */
  scaleAt: (x: number) => number
  /** Bounds of the straight glyphs. */
  straight: Box
}

/** Minimum size, in millimetres, for a warp to have an effect. */
const flat = 1e-6

/** The envelope for straight glyph bounds; undefined if it has no effect. */
export function createEnvelope({ shape, amount }: Warp, straight: Box): Envelope | undefined {
  const [middleX, middleY] = [(straight.left + straight.right) / 2, (straight.top + straight.bottom) / 2]
  const [halfWidth, halfHeight] = [(straight.right - straight.left) / 2, (straight.bottom - straight.top) / 2]
  if (amount === 0 || halfWidth < flat || halfHeight < flat) return undefined
  // Constant beyond the text's ends, where carets may be.
  const sectionAt = (x: number) => shapes[shape](Math.min(1, Math.max(-1, (x - middleX) / halfWidth)), amount / 100)
  return {
    straight,
    longest: halfWidth / 3,
    place: ({ x, y }) => {
      const { scale, shift } = sectionAt(x)
      return { x, y: middleY + scale * (y - middleY) + shift * halfHeight }
    },
    unplace: ({ x, y }) => {
      const { scale, shift } = sectionAt(x)
      return { x, y: middleY + (y - middleY - shift * halfHeight) / scale }
    },
    direct: ({ x, y }, way) => {
      const { scale, scaleSlope, shiftSlope } = sectionAt(x)
      const slope = (scaleSlope * (y - middleY) + shiftSlope * halfHeight) / halfWidth
      return { x: way.x, y: slope * way.x + scale * way.y }
    },
    scaleAt: (x) => sectionAt(x).scale
  }
}

const looked = [-1, -0.5, 0, 0.5, 1] as const

/** The smallest vertical scale of a warp. */
export const minScale = ({ shape, amount }: Warp): number =>
  Math.min(...looked.map((across) => shapes[shape](across, amount / 100).scale))

/** Position of each shape's handle, across and down from -1 to 1, where the amount is most visible. */
const grips: Record<WarpShape, readonly [across: number, down: number]> = {
  wave: [-0.5, -1],
  flag: [2 / 3, -1],
  bulge: [0, -1],
  arch: [0, -1],
  'arch-lower': [0, 1],
  rise: [1, 0],
  grow: [0.5, -1]
}

/** The position of an envelope's handle, and the amount for a handle position. */
export function gripOf({ shape }: Warp, straight: Box) {
  const [across, down] = grips[shape]
  const [middleX, middleY] = [(straight.left + straight.right) / 2, (straight.top + straight.bottom) / 2]
  const halfHeight = (straight.bottom - straight.top) / 2
  const heightAt = (amount: number) => {
    const { scale, shift } = shapes[shape](across, amount)
    return middleY + halfHeight * (scale * down + shift)
  }
  const [least, none, most] = [heightAt(-1), heightAt(0), heightAt(1)]
  return {
    at: (amount: number): Point => ({
      x: middleX + (across * (straight.right - straight.left)) / 2,
      y: heightAt(amount / 100)
    }),
    /** Linear on both sides of zero. */
    amountAt: ({ y }: Point): number => {
      const isMore = (y - none) * (most - none) > 0
      const share = isMore ? (y - none) / (most - none) : least === none ? 0 : -(y - none) / (least - none)
      return Math.round(Math.min(1, Math.max(-1, share)) * 100)
    }
  }
}

import { type Warp, type WarpShape, warpedPath } from '@motif/design'
import { m } from '@motif/messages'

/** A shape as it is chosen: with the side it bends to, where both have names of their own. */
interface ShapeChoice {
  id: string
  label: () => string
  shape: WarpShape
  side?: 1 | -1
}

export const shapeChoices: readonly ShapeChoice[] = [
  { id: 'wave', label: () => m.editor_warp_wave(), shape: 'wave' },
  { id: 'flag', label: () => m.editor_warp_flag(), shape: 'flag' },
  { id: 'bulge', label: () => m.editor_warp_bulge(), shape: 'bulge', side: 1 },
  { id: 'pinch', label: () => m.editor_warp_pinch(), shape: 'bulge', side: -1 },
  { id: 'arch', label: () => m.editor_warp_arch(), shape: 'arch' },
  { id: 'arch-lower', label: () => m.editor_warp_arch_lower(), shape: 'arch-lower' },
  { id: 'rise', label: () => m.editor_warp_rise(), shape: 'rise' },
  { id: 'grow', label: () => m.editor_warp_grow(), shape: 'grow' }
]

/** Which choice a warp is; what stands straight is the one that bends upwards. */
export const choiceOf = ({ shape, amount }: Warp): ShapeChoice | undefined =>
  shapeChoices.find((choice) => choice.shape === shape && (choice.side ?? 1) * amount >= 0) ??
  shapeChoices.find((choice) => choice.shape === shape)

/** Per cent of a shape that is chosen anew: it is seen, and words are still read. */
const beginning = 50

/** The warp a choice leads to: as far as letters were bent before. */
export function warpFor({ shape, side }: ShapeChoice, before: Warp | undefined): Warp {
  const amount = before === undefined || before.amount === 0 ? beginning : before.amount
  return { shape, amount: side === undefined ? amount : Math.abs(amount) * side }
}

const size = { width: 44, height: 16 }
/** Left and right edges of upright strokes, as a word has them. */
const strokes = [
  [-22, -15],
  [-13, -6],
  [-4, 4],
  [6, 13],
  [15, 22]
] as const

/** A word of plain strokes in a shape, as path data around the origin. */
export const pictureOf = ({ shape, side = 1 }: ShapeChoice): string =>
  warpedPath(
    strokes
      .map(
        ([left, right]) =>
          `M${left} ${-size.height / 2}L${right} ${-size.height / 2}L${right} ${size.height / 2}L${left} ${size.height / 2}Z`
      )
      .join(''),
    { shape, amount: 70 * side },
    size
  )

const turn = 16
const radius = 40

/** The same strokes on a circle, and how each is turned around its foot. */
export const arcStrokes = strokes.map((_, index) => ({
  d: `M-4 ${-size.height / 2}L4 ${-size.height / 2}L4 ${size.height / 2}L-4 ${size.height / 2}Z`,
  transform: `translate(0 ${radius - 4}) rotate(${(index - (strokes.length - 1) / 2) * turn}) translate(0 ${-radius})`
}))

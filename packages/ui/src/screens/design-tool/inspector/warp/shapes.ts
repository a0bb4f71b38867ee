import { type Warp, type WarpShape, warpedPath } from '@motif/design'
import { m } from '@motif/messages'

/** A warp choice, with a direction if both have names. */
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

/** The choice of a warp; amount 0 counts as upwards. */
export const choiceOf = ({ shape, amount }: Warp): ShapeChoice | undefined =>
  shapeChoices.find((choice) => choice.shape === shape && (choice.side ?? 1) * amount >= 0) ??
  shapeChoices.find((choice) => choice.shape === shape)

/** Initial amount in per cent: visible, but legible. */
const beginning = 50

/** The warp of a choice, keeping the previous amount. */
export function warpFor({ shape, side }: ShapeChoice, before: Warp | undefined): Warp {
  const amount = before === undefined || before.amount === 0 ? beginning : before.amount
  return { shape, amount: side === undefined ? amount : Math.abs(amount) * side }
}

const size = { width: 44, height: 16 }
/** Edges of vertical strokes that stand for a word. */
const strokes = [
  [-22, -15],
  [-13, -6],
  [-4, 4],
  [6, 13],
  [15, 22]
] as const

/** Icon of a warp: path data around the origin. */
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

/** Icon of an arc: the strokes with their rotations. */
export const arcStrokes = strokes.map((_, index) => ({
  d: `M-4 ${-size.height / 2}L4 ${-size.height / 2}L4 ${size.height / 2}L-4 ${size.height / 2}Z`,
  transform: `translate(0 ${radius - 4}) rotate(${(index - (strokes.length - 1) / 2) * turn}) translate(0 ${-radius})`
}))

import { type Baseline, type FontSet, type TextNode, layoutText } from '@motif/design'
import { m } from '@motif/messages'

/** Points as fractions of the baseline's width: across from its centre, and down. */
interface LineShape {
  id: string
  label: () => string
  points: readonly (readonly [across: number, down: number])[]
}

export const lineShapes = [
  {
    id: 'curve',
    label: () => m.editor_line_curve(),
    points: [
      [-0.5, 0.05],
      [-0.22, -0.11],
      [0.22, 0.11],
      [0.5, -0.05]
    ]
  },
  {
    id: 'hill',
    label: () => m.editor_line_hill(),
    points: [
      [-0.5, 0.12],
      [0, -0.12],
      [0.5, 0.12]
    ]
  },
  {
    id: 'valley',
    label: () => m.editor_line_valley(),
    points: [
      [-0.5, -0.12],
      [0, 0.12],
      [0.5, -0.12]
    ]
  }
] as const satisfies readonly LineShape[]

const thousandths = (value: number) => Math.round(value * 1000) / 1000

/** Points of a baseline of a width, in millimetres. */
export const pointsOf = ({ points }: LineShape, width: number): Baseline['points'] =>
  points.map(([x, y]) => ({ x: thousandths(x * width), y: thousandths(y * width) }))

/** A baseline slightly longer than the text. */
export function lineFor(shape: LineShape, node: TextNode, fonts: FontSet): Baseline {
  const { arc: _arc, warp: _warp, baseline: before, ...straight } = node
  const { lines, size } = layoutText(straight, fonts)
  const width = Math.max(size, ...lines.map((line) => line.width * size))
  return { offset: 0, ...(before?.flip && { flip: true }), points: pointsOf(shape, width) }
}

import { memoizeWeak } from '../memoize-weak.ts'
import type { Box } from './box.ts'

/** Origin of a snap line. */
export type SnapSource = 'area-edge' | 'area-centre' | 'safe-edge' | 'guide' | 'node-edge' | 'node-centre' | 'grid'

/** A line across the area: `x` is vertical at that many millimetres from the left, `y` horizontal from the top. */
export interface SnapLine {
  axis: 'x' | 'y'
  at: number
  source: SnapSource
  /** The node it belongs to, if any. */
  node?: string
}

/** A user-defined guide. */
export type OwnGuide = Pick<SnapLine, 'axis' | 'at'>

/** Minimum grid spacing in millimetres. */
const finestGridMm = 0.5

/** View aids to snap to, besides the nodes of the area. */
export interface SnapAids {
  guides?: readonly OwnGuide[]
  /** Grid spacing in millimetres from the area's top left corner; no grid if omitted. */
  gridMm?: number | undefined
}

const gridLines = (axis: 'x' | 'y', length: number, gridMm: number | undefined): SnapLine[] =>
  gridMm === undefined || gridMm < finestGridMm
    ? []
    : Array.from({ length: Math.floor(length / gridMm + 1e-6) + 1 }, (_, index) => ({
        axis,
        at: index * gridMm,
        source: 'grid'
      }))

/** Bounds of a node and, if it matters, its id. */
export interface SnapBox extends Box {
  node?: string
}

/** A guide to draw during a drag: a line it snapped to, or two equal gaps. */
export type Guide =
  | { kind: 'line'; line: SnapLine }
  | { kind: 'gap'; axis: 'x' | 'y'; gap: number; between: readonly [number, number][] }

export interface Snapped {
  dx: number
  dy: number
  guides: Guide[]
}

const span = { x: ['left', 'right'], y: ['top', 'bottom'] } as const

const extentOf = (box: Box, axis: 'x' | 'y') => {
  const [low, high] = [box[span[axis][0]], box[span[axis][1]]]
  return { low, high, middle: (low + high) / 2 }
}

/** All snap lines of an area: edges, centre, safe margin, user guides, edges and centres of nodes, and the grid. */
export function snapLines(
  others: readonly SnapBox[],
  area: { widthMm: number; heightMm: number; safeMm?: number },
  { guides = [], gridMm }: SnapAids = {}
): SnapLine[] {
  const lines = (['x', 'y'] as const).flatMap((axis): SnapLine[] => {
    const length = axis === 'x' ? area.widthMm : area.heightMm
    const safe = area.safeMm ?? 0
    return [
      { axis, at: length / 2, source: 'area-centre' },
      { axis, at: 0, source: 'area-edge' },
      { axis, at: length, source: 'area-edge' },
      ...(safe > 0
        ? [{ axis, at: safe, source: 'safe-edge' } as const, { axis, at: length - safe, source: 'safe-edge' } as const]
        : []),
      ...guides.flatMap((guide): SnapLine[] => (guide.axis === axis ? [{ ...guide, source: 'guide' }] : [])),
      ...others.flatMap((box): SnapLine[] => {
        const { low, high, middle } = extentOf(box, axis)
        const of = box.node === undefined ? undefined : { node: box.node }
        return [
          { axis, at: middle, source: 'node-centre', ...of },
          { axis, at: low, source: 'node-edge', ...of },
          { axis, at: high, source: 'node-edge', ...of }
        ]
      }),
      ...gridLines(axis, length, gridMm)
    ]
  })
  // Removes duplicate lines; the first one wins, that is, the area's own.
  const known = new Set<string>()
  return lines.filter(({ axis, at }) => {
    const key = `${axis}${at.toFixed(3)}`
    return known.has(key) ? false : known.add(key)
  })
}

interface Pull {
  by: number
  guide: Guide
}

const nearer = (a: Pull | undefined, b: Pull | undefined): Pull | undefined =>
  a === undefined || (b !== undefined && Math.abs(b.by) < Math.abs(a.by) - 1e-9) ? b : a

/**
 * Tie-breaking of near lines: the area's own lines and user guides win, so that centred nodes are exactly centred. Grid
 * lines, which are near everywhere, come last.
 */
const yielding: Readonly<Record<SnapSource, number>> = {
  'area-edge': 0,
  'area-centre': 0,
  'safe-edge': 0,
  guide: 0,
  'node-edge': 0.1,
  'node-centre': 0.1,
  grid: 0.5
}

function toLines(moving: Box, axis: 'x' | 'y', lines: readonly SnapLine[], reach: number): Pull | undefined {
  const { low, middle, high } = extentOf(moving, axis)
  let best: Pull | undefined
  let least = Infinity
  for (const line of lines) {
    // Most of a thousand are far away.
    if (line.axis !== axis || line.at < low - reach || line.at > high + reach) continue
    const behind = reach * yielding[line.source]
    for (const place of [middle, low, high]) {
      const by = line.at - place
      const far = Math.abs(by) + behind
      if (Math.abs(by) > reach || far >= least - 1e-9) continue
      least = far
      best = { by, guide: { kind: 'line', line } }
    }
  }
  return best
}

interface Span {
  low: number
  high: number
  /** Extent on the other axis. */
  across: { low: number; high: number }
}

const spansOf = memoizeWeak((boxes: readonly Box[]): Record<'x' | 'y', readonly Span[]> => {
  const along = (one: 'x' | 'y', other: 'x' | 'y') =>
    boxes.map((box) => ({ ...extentOf(box, one), across: extentOf(box, other) })).toSorted((a, b) => a.low - b.low)
  return { x: along('x', 'y'), y: along('y', 'x') }
})

/** Positions with equal gaps: between two neighbours, or beyond one of a pair. */
function toGaps(moving: Box, axis: 'x' | 'y', others: readonly Box[], reach: number): Pull | undefined {
  const { low, high } = extentOf(moving, axis)
  const { low: from, high: to } = extentOf(moving, axis === 'x' ? 'y' : 'x')
  // Boxes form a row if they overlap on the other axis.
  const row = spansOf(others)[axis].filter(({ across }) => from < across.high && across.low < to)
  let best: Pull | undefined
  const offer = (by: number, gap: number, between: [number, number][]) => {
    if (gap > 0 && Math.abs(by) <= reach) best = nearer(best, { by, guide: { kind: 'gap', axis, gap, between } })
  }
  const length = high - low
  for (const [index, first] of row.entries()) {
    const second = row[index + 1]
    if (second === undefined) break
    const gap = second.low - first.high
    // Centred between the two, and beyond either at their distance.
    const middle = (gap - length) / 2
    offer(first.high + middle - low, middle, [
      [first.high, first.high + middle],
      [second.low - middle, second.low]
    ])
    offer(second.high + gap - low, gap, [
      [first.high, second.low],
      [second.high, second.high + gap]
    ])
    offer(first.low - gap - high, gap, [
      [first.low - gap, first.low],
      [first.high, second.low]
    ])
  }
  return best
}

/**
 * Offset that snaps a moving box to the nearest line, or to equal gaps. Axes are independent; `reach` is the maximum
 * distance in millimetres.
 */
export function snap(
  moving: Box,
  { lines, others, reach }: { lines: readonly SnapLine[]; others: readonly Box[]; reach: number }
): Snapped {
  const [x, y] = (['x', 'y'] as const).map((axis) =>
    nearer(toLines(moving, axis, lines, reach), toGaps(moving, axis, others, reach))
  )
  return { dx: x?.by ?? 0, dy: y?.by ?? 0, guides: [x, y].flatMap((pull) => (pull === undefined ? [] : [pull.guide])) }
}

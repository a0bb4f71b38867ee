import type { DesignNode, ShapeNode } from '../document/nodes.ts'
import type { Paint, Stroke } from '../document/paint.ts'
import { type Matrix, multiply } from '../geometry/matrix.ts'
import { type Bounds, type Subpath, boundsOfCurves, mapped } from './curves.ts'
import { gradientIn } from './gradients.ts'
import type { Line, Painted } from './painted-elements.ts'
import { SvgError } from './refusal.ts'
import { groupOverlapping, unitPath } from './unit-path.ts'

interface Making {
  /** Maps the file's units to millimetres around the drawing's centre. */
  matrix: Matrix
  newId: () => string
}

/** Minimum width and height, for horizontal and vertical lines. */
const leastSide = 0.1
const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0
const share = (value: number) => Math.round(value * 1000) / 1000

const strokeOf = ({ colour, width, dash, cap }: Line, scale: number): Stroke => {
  const lengths = dash.map((one) => Math.min(500, Math.max(0.1, rounded(one * scale))))
  // An odd number of dash lengths repeats twice; documents do the same.
  return {
    colour,
    width: Math.min(100, Math.max(0.01, rounded(width * scale))),
    ...(lengths.length > 0 && { dash: lengths }),
    ...(cap && { cap })
  }
}

interface Looks {
  fill?: Paint
  stroke?: Stroke
  opacity: number
}

function shapeOf(curves: readonly Subpath[], looks: Looks, { newId }: Making): ShapeNode[] {
  const whole = boundsOfCurves(curves)
  const data = unitPath(curves, whole)
  if (data === undefined) {
    const parts = groupOverlapping(curves)
    if (parts.length < 2 || typeof looks.fill === 'object') throw new SvgError('too-detailed')
    return parts.flatMap((part) => shapeOf(part, looks, { newId, matrix: { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 } }))
  }
  const side = (from: number, to: number) => Math.max(leastSide, rounded(to - from))
  return [
    {
      type: 'shape',
      shape: 'path',
      id: newId(),
      x: rounded((whole.left + whole.right) / 2),
      y: rounded((whole.top + whole.bottom) / 2),
      rotation: 0,
      width: side(whole.left, whole.right),
      height: side(whole.top, whole.bottom),
      path: data,
      ...looks,
      opacity: share(looks.opacity)
    }
  ]
}

/** Converts painted elements to nodes of a design. @throws {SvgError} */
export function nodesOf(all: readonly Painted[], making: Making): { nodes: DesignNode[]; isSimplified: boolean } {
  let isSimplified = false
  const scale = making.matrix.a
  const groupOf = (children: DesignNode[], opacity: number): DesignNode => ({
    type: 'group',
    id: making.newId(),
    x: 0,
    y: 0,
    rotation: 0,
    opacity: share(opacity),
    scale: 1,
    children
  })

  function fillIn(fill: Exclude<Extract<Painted, { kind: 'curves' }>['fill'], undefined>, placed: Bounds) {
    if ('colour' in fill) return { paint: fill.colour, opacity: fill.opacity }
    const read = gradientIn(fill.id, { ...fill, matrix: multiply(making.matrix, fill.matrix), placed })
    isSimplified ||= read.isSimplified
    return read
  }

  function nodes(one: Painted): DesignNode[] {
    if (one.kind === 'group') {
      const children = one.children.flatMap(nodes)
      return children.length > 0 ? [groupOf(children, one.opacity)] : []
    }
    const curves = mapped(one.curves, making.matrix)
    const fill = one.fill && fillIn(one.fill, boundsOfCurves(curves))
    const stroke = one.line && strokeOf(one.line, scale)
    const lineOpacity = one.line?.opacity ?? 1
    const fillOpacity = fill?.opacity ?? 1
    const make = (looks: Looks) => shapeOf(curves, looks, making)
    if (!fill && stroke) return make({ stroke, opacity: one.opacity * lineOpacity })
    if (fill && !stroke) return make({ fill: fill.paint, opacity: one.opacity * fillOpacity })
    if (!fill || !stroke) return []
    if (fillOpacity === 1 && lineOpacity === 1) return make({ fill: fill.paint, stroke, opacity: one.opacity })
    // A stroke overlaps half of its fill, so with an opacity both become separate nodes.
    const both = [...make({ fill: fill.paint, opacity: fillOpacity }), ...make({ stroke, opacity: lineOpacity })]
    return one.opacity < 1 ? [groupOf(both, one.opacity)] : both
  }

  return { nodes: all.flatMap(nodes), isSimplified }
}

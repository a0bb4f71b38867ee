import type { Matrix, Outline, PathSegment } from '@motif/design'
import { arcSteps } from './arc.ts'
import { type Step, mapStep } from './step.ts'

const known = new WeakMap<Outline, readonly Step[]>()

/** An outline as absolute moves, lines and cubic curves: all that PDF supports, and the input of bounding boxes. */
export function stepsOf(outline: Outline): readonly Step[] {
  const steps = known.get(outline) ?? simplified(outline.segments())
  known.set(outline, steps)
  return steps
}

function simplified(segments: readonly PathSegment[]): Step[] {
  const steps: Step[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  // Reflected control point for a smooth curve.
  let [handleX, handleY] = [0, 0]
  let last = ''
  for (const { command, values } of segments) {
    const kind = command.toUpperCase()
    const [baseX, baseY] = command === kind ? [0, 0] : [x, y]
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
    const isSmooth = (kinds: string) => kinds.includes(last)
    const curve = (x1: number, y1: number, x2: number, y2: number, endX: number, endY: number) => {
      steps.push(['C', x1, y1, x2, y2, endX, endY])
      ;[x, y] = [endX, endY]
    }
    const quadratic = (controlX: number, controlY: number, endX: number, endY: number) => {
      ;[handleX, handleY] = [controlX, controlY]
      curve(
        x + (2 / 3) * (controlX - x),
        y + (2 / 3) * (controlY - y),
        endX + (2 / 3) * (controlX - endX),
        endY + (2 / 3) * (controlY - endY),
        endX,
        endY
      )
    }
    if (kind === 'M') {
      ;[x, y] = [baseX + a, baseY + b]
      ;[startX, startY] = [x, y]
      steps.push(['M', x, y])
    } else if (kind === 'Z') {
      ;[x, y] = [startX, startY]
      steps.push(['Z'])
    } else if (kind === 'L' || kind === 'H' || kind === 'V') {
      ;[x, y] = kind === 'L' ? [baseX + a, baseY + b] : kind === 'H' ? [baseX + a, y] : [x, baseY + a]
      steps.push(['L', x, y])
    } else if (kind === 'C') {
      ;[handleX, handleY] = [baseX + c, baseY + d]
      curve(baseX + a, baseY + b, handleX, handleY, baseX + e, baseY + f)
    } else if (kind === 'S') {
      const first = isSmooth('CS') ? ([2 * x - handleX, 2 * y - handleY] as const) : ([x, y] as const)
      ;[handleX, handleY] = [baseX + a, baseY + b]
      curve(...first, handleX, handleY, baseX + c, baseY + d)
    } else if (kind === 'Q') {
      quadratic(baseX + a, baseY + b, baseX + c, baseY + d)
    } else if (kind === 'T') {
      const control = isSmooth('QT') ? ([2 * x - handleX, 2 * y - handleY] as const) : ([x, y] as const)
      quadratic(...control, baseX + a, baseY + b)
    } else {
      const [endX, endY] = [baseX + f, baseY + g]
      steps.push(
        ...arcSteps({ x, y }, { rx: a, ry: b, turn: c, isLarge: d === 1, isClockwise: e === 1 }, { x: endX, y: endY })
      )
      ;[x, y] = [endX, endY]
    }
    last = kind
  }
  return steps
}

/** A transformed outline. */
export const mapOutline = (outline: Outline, matrix: Matrix): Step[] =>
  stepsOf(outline).map((step) => mapStep(step, matrix))

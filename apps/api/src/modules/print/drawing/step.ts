import { type Matrix, apply } from '@motif/design'

/** A segment of an outline in absolute points: move, line, cubic curve, close. */
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

function mapped(matrix: Matrix, x: number, y: number): [number, number] {
  const point = apply(matrix, { x, y })
  return [point.x, point.y]
}

/** A transformed segment. */
export function mapStep(step: Step, matrix: Matrix): Step {
  if (step[0] === 'Z') return step
  if (step[0] === 'C')
    return [
      'C',
      ...mapped(matrix, step[1], step[2]),
      ...mapped(matrix, step[3], step[4]),
      ...mapped(matrix, step[5], step[6])
    ]
  return [step[0], ...mapped(matrix, step[1], step[2])]
}

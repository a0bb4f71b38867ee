import { rounded } from '../svg/element.ts'
import { type PathSegment, writePath } from './path.ts'

/**
 * An outline in millimetres, as segments or as path data. Both are computed lazily: text has thousands of points, and
 * the screen needs only the path data.
 */
export interface Outline {
  readonly segments: () => readonly PathSegment[]
  readonly data: () => string
}

/** Pass `data` if the path data is cached elsewhere. */
export const outlineOf = (
  make: () => readonly PathSegment[],
  data: () => string = () => writePath(make())
): Outline => ({
  segments: () => make().map(({ command, values }) => ({ command, values: values.map((value) => rounded(value)) })),
  data
})

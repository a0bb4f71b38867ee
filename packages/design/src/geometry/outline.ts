import { rounded } from '../svg/element.ts'
import { type PathSegment, writePath } from './path.ts'

/**
 * What a path runs along, in millimetres, as segments or as path data. Either is made when it is asked for: letters have
 * thousands of points, and a screen needs nothing but their path data.
 */
export interface Outline {
  readonly segments: () => readonly PathSegment[]
  readonly data: () => string
}

/** `data` is given where the path data is kept somewhere. */
export const outlineOf = (
  make: () => readonly PathSegment[],
  data: () => string = () => writePath(make())
): Outline => ({
  segments: () => make().map(({ command, values }) => ({ command, values: values.map((value) => rounded(value)) })),
  data
})

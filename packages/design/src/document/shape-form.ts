import { z } from 'zod'
import { parsePath } from '../geometry/path.ts'

/** SVG path data with a maximum length. */
export const pathData = (letters: number) =>
  z
    .string()
    .max(letters)
    .regex(/^[MLHVCSQTAZmlhvcsqtaz0-9eE .,+-]*$/)
    .refine((data) => parsePath(data) !== undefined, 'SVG path data')

export const starForm = {
  /** Number of a polygon's corners or a star's points. */
  points: z.int().min(3).max(60).optional(),
  /** Inner radius of a star as a fraction of its outer radius. */
  waist: z.number().min(0.05).max(0.95).optional()
}

import { z } from 'zod'
import { parsePath } from '../geometry/path.ts'

/** SVG path data of so many letters at most, and nothing else. */
export const pathData = (letters: number) =>
  z
    .string()
    .max(letters)
    .regex(/^[MLHVCSQTAZmlhvcsqtaz0-9eE .,+-]*$/)
    .refine((data) => parsePath(data) !== undefined, 'SVG path data')

export const starForm = {
  /** Corners of a polygon, points of a star. */
  points: z.int().min(3).max(60).optional(),
  /** How far a star's inner corners are out, as a share of its outer ones. */
  waist: z.number().min(0.05).max(0.95).optional()
}

import { z } from 'zod'
import { number } from './number.ts'
import { pathData, starForm } from './shape-form.ts'

/** A shape that a picture is cut to. It fills the picture's box, as a shape fills its own. */
export const pictureMask = z
  .strictObject({
    shape: z.enum(['rectangle', 'ellipse', 'polygon', 'star', 'path']),
    /** SVG path data in the unit square (0 to 1 both ways), for `path` and nothing else. */
    path: pathData(2000).optional(),
    ...starForm,
    /** Radius of a rectangle's corners, as a share of its shorter side: it grows with the picture. */
    corner: number(0, 0.5).optional()
  })
  .refine(({ shape, path }) => (shape === 'path') === (path !== undefined), {
    error: 'a path where the shape is one, and nowhere else',
    path: ['path']
  })
export type PictureMask = z.infer<typeof pictureMask>

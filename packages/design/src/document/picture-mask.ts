import { z } from 'zod'
import { number } from './number.ts'
import { pathData, starForm } from './shape-form.ts'
import { wellFormed, writtenText } from './well-formed.ts'

/** A shape that a picture is cut to. It fills the picture's box, as a shape fills its own. */
const shapeMask = z
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
export type ShapeMask = z.infer<typeof shapeMask>

/** Letters a picture is cut to at most: of more, none shows anything. */
export const maskTextLimit = 40

/** Words that a picture is cut to: as large as they fit into its box in their own proportions, lines in the middle. */
const textMask = z.strictObject({
  shape: z.literal('text'),
  /** Where there is no letter to see, all of the picture is shown. */
  text: z
    .string()
    .max(maskTextLimit)
    .refine(wellFormed, 'text without half characters')
    .overwrite((text) => writtenText(text)),
  font: z.string().max(60)
})
export type TextMask = z.infer<typeof textMask>

export const pictureMask = z.discriminatedUnion('shape', [shapeMask, textMask])
export type PictureMask = ShapeMask | TextMask

import { z } from 'zod'
import { number } from './number.ts'
import { pathData, starForm } from './shape-form.ts'
import { wellFormed, writtenText } from './well-formed.ts'

/** A shape that masks a picture. It is stretched to the picture's box. */
const shapeMask = z
  .strictObject({
    shape: z.enum(['rectangle', 'ellipse', 'polygon', 'star', 'path']),
    /** SVG path data in the unit square (0 to 1 on both axes), only for `path`. */
    path: pathData(2000).optional(),
    ...starForm,
    /** Corner radius of a rectangle as a fraction of its shorter side, so that it scales with the picture. */
    corner: number(0, 0.5).optional()
  })
  .refine(({ shape, path }) => (shape === 'path') === (path !== undefined), {
    error: 'a path where the shape is one, and nowhere else',
    path: ['path']
  })
export type ShapeMask = z.infer<typeof shapeMask>

/** Maximum number of characters of a text mask; with more, each would show too little of the picture. */
export const maskTextLimit = 40

/** A text that masks a picture: centred lines, scaled to fit the picture's box in proportion. */
const textMask = z.strictObject({
  shape: z.literal('text'),
  /** If the text has no visible glyph, the whole picture is shown. */
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

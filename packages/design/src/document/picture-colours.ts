import { z } from 'zod'
import { number } from './number.ts'
import { colour } from './paint.ts'

const adjustment = number(-100, 100).optional()

/**
 * Light and colour adjustments of a photo, in per cent. 0 or omitted means no change; -100 removes all light, contrast
 * or colour, positive values increase it up to twofold. `warmth` ranges from blue to amber.
 */
export const adjustments = z.strictObject({
  brightness: adjustment,
  contrast: adjustment,
  saturation: adjustment,
  warmth: adjustment,
  /** Edge sharpening, 0 for none. */
  sharpness: number(0, 100).optional()
})
export type Adjustments = z.infer<typeof adjustments>
export type Adjustment = keyof Adjustments

/** Colour effect, applied after the adjustments. */
export const pictureEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('greyscale') }),
  z.strictObject({ type: z.literal('sepia') }),
  /** Maps shadows to one colour and highlights to another. */
  z.strictObject({ type: z.literal('duotone'), dark: colour, light: colour }),
  /** White above this percentage of the lightest grey, black below. */
  z.strictObject({ type: z.literal('threshold'), level: number(0, 100) })
])
export type PictureEffect = z.infer<typeof pictureEffect>

import { z } from 'zod'
import { number } from './number.ts'
import { colour } from './paint.ts'

const adjustment = number(-100, 100).optional()

/**
 * How the light and the colours of a photo are changed, in per cent of as far as each goes. At 0, or left out, they stay; at -100 there is no
 * light, no contrast or no colour left, and above 0 up to twice of it. `warmth` goes from blue to amber.
 */
export const adjustments = z.strictObject({
  brightness: adjustment,
  contrast: adjustment,
  saturation: adjustment,
  warmth: adjustment,
  /** How much stronger edges are, from 0 on. */
  sharpness: number(0, 100).optional()
})
export type Adjustments = z.infer<typeof adjustments>
export type Adjustment = keyof Adjustments

/** What is made of the colours once they are adjusted. */
export const pictureEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('greyscale') }),
  z.strictObject({ type: z.literal('sepia') }),
  /** From one colour in the shadows to another in the lights. */
  z.strictObject({ type: z.literal('duotone'), dark: colour, light: colour }),
  /** White above so many per cent of the lightest grey, and black below. */
  z.strictObject({ type: z.literal('threshold'), level: number(0, 100) })
])
export type PictureEffect = z.infer<typeof pictureEffect>

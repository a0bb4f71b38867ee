import { luminanceOf } from '../colour/luminance.ts'
import type { QrNode } from '../document/nodes.ts'
import { type Paint, coloursOf } from '../document/paint.ts'

/** ISO/IEC 15415 symbol contrast: below 40 % a code has grade D, which phones reject. */
const leastContrast = 0.4

/** Reflectance is the sRGB luminance. */
const reflectances = (paint: Paint) => coloursOf(paint).map(luminanceOf)

/**
 * Whether a code has enough contrast everywhere, dark on light. Without its own background, the product's colour
 * counts.
 */
export function isScannable(
  { fill, background, opacity = 1 }: Pick<QrNode, 'fill' | 'background'> & { opacity?: number },
  productColour?: string
): boolean {
  const ground = background ?? productColour
  if (ground === undefined) return true
  return (Math.min(...reflectances(ground)) - Math.max(...reflectances(fill))) * opacity >= leastContrast
}

import { linearLight } from '../colour/linear-light.ts'
import type { QrNode } from '../document/nodes.ts'
import { type Paint, coloursOf } from '../document/paint.ts'

/** ISO/IEC 15415 symbol contrast: below 40 % a code has grade D, which phones reject. */
const leastContrast = 0.4

/** Reflectance of a colour, 0 to 1: its sRGB luminance. */
function reflectanceOf(colour: string): number {
  const channel = (from: number) => linearLight(Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const reflectances = (paint: Paint) => coloursOf(paint).map(reflectanceOf)

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

import { linearLight } from '../colour/linear-light.ts'
import type { QrNode } from '../document/nodes.ts'
import { type Paint, coloursOf } from '../document/paint.ts'

/** ISO/IEC 15415 counts the difference of what the two throw back; under 40 % a code is of grade D, which telephones give up on. */
const leastContrast = 0.4

/** How much of the light it throws back, 0 to 1: the luminance of sRGB. */
function reflectanceOf(colour: string): number {
  const channel = (from: number) => linearLight(Number.parseInt(colour.slice(from, from + 2), 16) / 255)
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const reflectances = (paint: Paint) => coloursOf(paint).map(reflectanceOf)

/** Whether scanners tell the code from what lies behind it, on a product of a colour where the code brings none: dark on light, everywhere. */
export function isScannable(
  { fill, background, opacity = 1 }: Pick<QrNode, 'fill' | 'background'> & { opacity?: number },
  productColour?: string
): boolean {
  const ground = background ?? productColour
  if (ground === undefined) return true
  return (Math.min(...reflectances(ground)) - Math.max(...reflectances(fill))) * opacity >= leastContrast
}

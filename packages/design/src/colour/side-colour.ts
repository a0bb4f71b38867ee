import { type Paint, coloursOf } from '../document/paint.ts'
import { luminanceOf } from './luminance.ts'

/** Below this luminance, a darker colour could not be told from the ink. */
const darkest = 0.02
const share = 0.45

const mixed = (colour: string, other: number) =>
  `#${[1, 3, 5]
    .map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
    .map((channel) =>
      Math.round(channel + (other - channel) * share)
        .toString(16)
        .padStart(2, '0')
    )
    .join('')}`

/** Default colour of side faces: darker than the darkest colour of an ink, or lighter if that is nearly black. */
export function sideColour(ink: Paint): string {
  const [colour = '#000000'] = coloursOf(ink).toSorted((a, b) => luminanceOf(a) - luminanceOf(b))
  return mixed(colour, luminanceOf(colour) < darkest ? 255 : 0)
}

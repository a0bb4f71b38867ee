import type { ProductLanguage } from '@motif/contract/product-language-rules'
import { toLab } from '@motif/design'

/** General names of colours with synonyms, whatever the shop calls its own. */
export const colourNames: Readonly<Record<ColourName, readonly string[]>> = {
  black: ['jet'],
  white: ['ivory'],
  grey: ['gray', 'silver'],
  red: ['scarlet', 'crimson', 'maroon', 'burgundy'],
  orange: ['coral'],
  yellow: ['gold', 'golden'],
  green: ['olive', 'khaki', 'emerald'],
  blue: ['cyan', 'azure', 'indigo'],
  purple: ['violet', 'lavender', 'mauve'],
  pink: ['blush', 'salmon'],
  brown: ['chocolate', 'tan'],
  beige: ['cream', 'sand', 'ecru']
}

/** What these colours are called in other languages of products, in forms of different stems. */
export const colourNamesElsewhere: Readonly<
  Partial<Record<ProductLanguage, Readonly<Record<ColourName, readonly string[]>>>>
> = {
  de: {
    black: ['schwarz'],
    white: ['weiß'],
    grey: ['grau', 'silber'],
    red: ['rot', 'weinrot'],
    orange: ['orange'],
    yellow: ['gelb', 'gold', 'golden'],
    green: ['grün', 'oliv'],
    blue: ['blau', 'türkis'],
    purple: ['lila', 'violett'],
    pink: ['rosa', 'pink'],
    brown: ['braun'],
    beige: ['beige', 'creme', 'sand']
  },
  fr: {
    black: ['noir'],
    white: ['blanc', 'blanche'],
    grey: ['gris', 'grise', 'argent'],
    red: ['rouge', 'bordeaux'],
    orange: ['orange'],
    yellow: ['jaune', 'or', 'doré'],
    green: ['vert', 'olive'],
    blue: ['bleu', 'turquoise'],
    purple: ['violet', 'mauve', 'lilas'],
    pink: ['rose'],
    brown: ['marron', 'brun'],
    beige: ['beige', 'crème', 'sable']
  }
}

type ColourName =
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'beige'

const byte = (swatch: string, at: number) => Number.parseInt(swatch.slice(at, at + 2), 16)

/** Upper hue limits of each name in OKLCH, in degrees; chosen by eye over the CSS named colours. */
const hues: readonly (readonly [end: number, word: ColourName])[] = [
  [45, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [195, 'green'],
  [285, 'blue'],
  [345, 'purple'],
  [360, 'red']
]

/** OKLab coordinates of a colour `#rrggbb`: lightness (0 to 1), green-red, blue-yellow. */
function labOf(swatch: string): [lightness: number, a: number, b: number] {
  const lab = new Float32Array(3)
  toLab(byte(swatch, 1), byte(swatch, 3), byte(swatch, 5), lab)
  return [lab[0] ?? 0, lab[1] ?? 0, lab[2] ?? 0]
}

/** Adjectives for a colour `#rrggbb`, such as light or dark. */
export function shadesOfColour(swatch: string): readonly string[] {
  const [lightness] = labOf(swatch)
  return lightness < 0.45 ? ['dark', 'deep'] : lightness > 0.7 ? ['light', 'pale'] : []
}

/** The general name of a colour `#rrggbb`. */
export function nameOfColour(swatch: string): ColourName {
  const [lightness, a, b] = labOf(swatch)
  const chroma = Math.hypot(a, b)
  if (chroma < 0.025) return lightness < 0.35 ? 'black' : lightness > 0.92 ? 'white' : 'grey'
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const word = hues.find(([end]) => hue < end)?.[1] ?? 'red'
  if (word === 'red') return lightness > 0.7 ? 'pink' : lightness < 0.6 && chroma < 0.09 ? 'brown' : 'red'
  // Warm and dull: light ones are beige, others brown or green.
  if (word === 'orange' || word === 'yellow') {
    if (lightness > 0.75 && chroma < 0.07) return 'beige'
    if (lightness < 0.7 && hue > 100) return 'green'
    if (lightness < 0.6 && chroma < 0.14) return 'brown'
  }
  return word
}

import { type ColourMatrix, grey } from '../colour/colour-matrix.ts'
import type {
  Drawing,
  Drawn,
  DrawnGroup,
  DrawnImage,
  DrawnPath,
  DrawnSharpening,
  DrawnStroke
} from '../drawing/drawing.ts'
import type { Transform } from '../geometry/matrix.ts'
import type { Outline } from '../geometry/outline.ts'
import { Definitions } from './definitions.ts'
import { type Attributes, decimal, element, rounded } from './element.ts'

export interface WriteOptions {
  /** URL of an image for the reader of the SVG. */
  addressOf: (image: DrawnImage) => string
  /** Markup inserted before a group's children. */
  before?: (group: DrawnGroup) => string
}

export function writeTransform({ x, y, rotation, scaleX, scaleY }: Transform): string {
  const turn = rotation === 0 ? '' : ` rotate(${decimal(rotation)})`
  const growth = scaleX === 1 && scaleY === 1 ? '' : ` scale(${scaleX} ${scaleY})`
  return `translate(${decimal(x)} ${decimal(y)})${turn}${growth}`
}

const strokeAttributes = ({ colour, width, cap, dash }: DrawnStroke): Attributes => ({
  stroke: colour,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'stroke-linecap': cap === 'butt' ? undefined : cap,
  'stroke-dasharray': dash.length === 0 ? undefined : dash.join(' ')
})

/** Filters run in sRGB, in which colours are stored; otherwise renderers would differ. */
const inSrgb = { 'color-interpolation-filters': 'sRGB' } as const

const colourStep = (matrix: ColourMatrix, more: Attributes = {}) =>
  element('feColorMatrix', {
    ...more,
    type: 'matrix',
    // SVG matrices have a column and a row for alpha, which stays unchanged.
    values:
      [0, 4, 8].flatMap((row) => [...matrix.slice(row, row + 3), 0, matrix[row + 3] ?? 0]).join(' ') + ' 0 0 0 1 0',
    ...inSrgb
  })

const toGrey: ColourMatrix = [0, 1, 2].flatMap(() => [...grey, 0])

/**
 * Adds to each pixel its difference from its surroundings, premultiplied by alpha, so that edges to transparency do not
 * change. No intermediate result leaves the range 0 to 1.
 */
function sharpeningSteps({ amount, deviation }: DrawnSharpening): string[] {
  const composed = (one: string, other: string, more: Attributes) =>
    element('feComposite', { in: one, in2: other, ...more, ...inSrgb })
  const whole = rounded(1 + amount, 5)
  return [
    colourStep(toGrey, { in: 'SourceGraphic', result: 'light' }),
    element('feGaussianBlur', { in: 'light', stdDeviation: deviation, result: 'soft', ...inSrgb }),
    composed('light', 'soft', { operator: 'in', result: 'own' }),
    composed('soft', 'light', { operator: 'in', result: 'around' }),
    composed('SourceGraphic', 'own', {
      operator: 'arithmetic',
      k2: rounded(1 / whole, 5),
      k3: rounded(amount / whole, 5),
      result: 'more'
    }),
    composed('more', 'around', { operator: 'arithmetic', k2: whole, k3: -amount })
  ]
}

/** Writes parts of drawings in sequence, and collects their definitions. */
export class SvgWriter {
  readonly definitions = new Definitions()
  readonly #options: WriteOptions

  constructor(options: WriteOptions) {
    this.#options = options
  }

  write(drawn: readonly Drawn[]): string {
    return drawn.map((one) => this.#one(one)).join('')
  }

  #one(drawn: Drawn): string {
    if (drawn.type === 'group') return this.#group(drawn)
    if (drawn.type === 'path') return this.#path(drawn)
    const { x, y, width, height } = drawn
    const href = this.#options.addressOf(drawn)
    const filter = this.#filter(drawn)
    return element('image', { x, y, width, height, preserveAspectRatio: 'none', filter, href })
  }

  #group(group: DrawnGroup): string {
    const { transform, opacity, clip, children } = group
    const attributes = {
      transform: transform && writeTransform(transform),
      opacity: opacity === 1 ? undefined : opacity,
      'clip-path': clip && this.#clip(clip)
    }
    return element('g', attributes, (this.#options.before?.(group) ?? '') + this.write(children))
  }

  #path({ outline, fill, stroke }: DrawnPath): string {
    return element('path', { d: outline.data(), fill: this.#fill(fill), ...(stroke && strokeAttributes(stroke)) })
  }

  #clip(outline: Outline): string {
    return this.definitions.add('clipPath', {}, element('path', { d: outline.data() }))
  }

  #filter({ sharpening, colours = [] }: DrawnImage): string | undefined {
    if (sharpening === undefined && colours.length === 0) return undefined
    const steps = [...(sharpening ? sharpeningSteps(sharpening) : []), ...colours.map((matrix) => colourStep(matrix))]
    return this.definitions.add('filter', {}, steps.join(''))
  }

  #fill(fill: DrawnPath['fill']): string {
    if (fill === undefined) return 'none'
    if (typeof fill === 'string') return fill
    const stops = fill.stops.map(({ at, colour, opacity }) =>
      element('stop', { offset: at, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity })
    )
    const [name, place] =
      fill.type === 'radial'
        ? (['radialGradient', { cx: fill.centre.x, cy: fill.centre.y, r: fill.radius }] as const)
        : (['linearGradient', { x1: fill.from.x, y1: fill.from.y, x2: fill.to.x, y2: fill.to.y }] as const)
    return this.definitions.add(name, { gradientUnits: 'userSpaceOnUse', ...place }, stops.join(''))
  }
}

/** Writes a drawing as a complete SVG. `sheet` overrides its view box and size. */
export function writeSvg({ widthMm, heightMm, children }: Drawing, options: WriteOptions, sheet?: Attributes): string {
  const [width, height] = [decimal(widthMm), decimal(heightMm)]
  const size = { viewBox: `0 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm` }
  const writer = new SvgWriter(options)
  const content = writer.write(children)
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, ...sheet },
    writer.definitions.toString() + content
  )
}

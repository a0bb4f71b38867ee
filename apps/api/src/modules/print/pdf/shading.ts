import type { DrawnGradient } from '@motif/design'
import { pdfColour } from './content.ts'
import { type PdfFile, type PdfObject, pdfNumber } from './pdf-file.ts'

type Stop = DrawnGradient['stops'][number]

/** The value of a stop in a colour space: three colour components, or one for its alpha. */
type Read = (stop: Stop) => string

const colourOf: Read = ({ colour }) => pdfColour(colour)
const coverOf: Read = ({ opacity }) => pdfNumber(opacity)

/** Two stops at one offset mean a jump; a function of zero length between them is omitted. */
const epsilon = 1e-6

/** A function from the offset, 0 to 1, to the values of the stops. */
function functionOf(stops: readonly Stop[], read: Read): string {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new RangeError('A gradient has no stops.')
  const all = [{ ...first, at: 0 }, ...stops, { ...last, at: 1 }]
  const parts = all.flatMap((stop, index) => {
    const next = all[index + 1]
    return next && next.at - stop.at > epsilon ? [{ from: stop, to: next }] : []
  })
  const written = parts.map(
    ({ from, to }) => `<< /FunctionType 2 /Domain [0 1] /C0 [${read(from)}] /C1 [${read(to)}] /N 1 >>`
  )
  if (written.length === 1) return written.join('')
  const bounds = parts.slice(1).map(({ from }) => pdfNumber(from.at, 6))
  return `<< /FunctionType 3 /Domain [0 1] /Functions [${written.join(' ')}] /Bounds [${bounds.join(' ')}] /Encode [${parts.map(() => '0 1').join(' ')}] >>`
}

/** A gradient of zero length shows its last colour everywhere, which PDF needs expressed differently. */
export function withLength(gradient: DrawnGradient): DrawnGradient {
  const { type, stops } = gradient
  const isFlat =
    type === 'radial' ? gradient.radius <= 0 : gradient.from.x === gradient.to.x && gradient.from.y === gradient.to.y
  if (!isFlat) return gradient
  const colours = stops.slice(-1).flatMap((last) => [
    { ...last, at: 0 },
    { ...last, at: 1 }
  ])
  return { type: 'linear', from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, stops: colours }
}

function coordsOf(gradient: DrawnGradient): number[] {
  if (gradient.type === 'linear') return [gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y]
  const { centre, radius } = gradient
  return [centre.x, centre.y, 0, centre.x, centre.y, radius]
}

function shadingOf(gradient: DrawnGradient, space: string, read: Read): string {
  const coords = coordsOf(gradient).map((value) => pdfNumber(value))
  const type = gradient.type === 'linear' ? 2 : 3
  return `<< /ShadingType ${type} /ColorSpace ${space} /Coords [${coords.join(' ')}] /Function ${functionOf(gradient.stops, read)} /Extend [true true] >>`
}

export const isOpaque = ({ stops }: DrawnGradient): boolean => stops.every(({ opacity }) => opacity === 1)

/** A gradient as a fill pattern. `matrix` converts its millimetres to points. */
export const colourPattern = (file: PdfFile, gradient: DrawnGradient, matrix: string): PdfObject =>
  file.add(
    `<< /Type /Pattern /PatternType 2 /Matrix [${matrix}] /Shading ${shadingOf(gradient, '/DeviceRGB', colourOf)} >>`
  )

/** A graphics state with the gradient's alpha as a soft mask. */
export function coverState(file: PdfFile, gradient: DrawnGradient, matrix: string, box: string): PdfObject {
  const group = file.addStream(
    `/Type /XObject /Subtype /Form /BBox [${box}] /Group << /S /Transparency /CS /DeviceGray /I true >> /Resources << /Shading << /S1 ${shadingOf(gradient, '/DeviceGray', coverOf)} >> >>`,
    `${matrix} cm /S1 sh`
  )
  return file.add(`<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G ${String(group)} >> >>`)
}

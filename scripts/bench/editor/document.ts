import { type DesignDocument, type DesignNode, documentVersion } from '@motif/design'

export interface BenchArea {
  id: string
  widthMm: number
  heightMm: number
}

const faces = ['bricolage-grotesque-700', 'playfair-display', 'pacifico', 'caveat-700', 'space-mono']
const words = [
  'Summer of the long road',
  'Best dad in the world',
  'Made for the two of us',
  'Rain later, tea now',
  'Good morning club'
]
const inks = ['#1c1b18', '#c8371b', '#2f5d50', '#24365c', '#f2b134']
/** Counted from the front, so that a shape lies on top of all: half texts, a third shapes, the rest pictures. */
const kinds = ['shape', 'text', 'text', 'image', 'text', 'shape'] as const

const pick = <Value>(values: readonly Value[], index: number) => values[index % values.length] as Value

/** A grid of nodes over an area, each rotated, slightly overlapping. */
export function benchDocument(
  count: number,
  area: BenchArea,
  { product, images }: { product: string; images: readonly string[] }
): DesignDocument {
  const columns = Math.ceil(Math.sqrt((count * area.widthMm) / area.heightMm))
  const rows = Math.ceil(count / columns)
  const [width, height] = [area.widthMm / columns, area.heightMm / rows]
  const side = Math.min(width, height)
  const nodes = Array.from({ length: count }, (_, index): DesignNode => {
    const placed = {
      id: `n${index}`,
      x: ((index % columns) + 0.5) * width,
      y: (Math.floor(index / columns) + 0.5) * height,
      rotation: (index * 7) % 40,
      opacity: 1
    }
    const kind = pick(kinds, count - 1 - index)
    if (kind === 'text')
      return {
        type: 'text',
        ...placed,
        text: pick(words, index),
        font: pick(faces, index),
        size: Math.max(1, width / 9),
        align: 'centre',
        letterSpacing: 0,
        lineHeight: 1.2,
        fill: pick(inks, index)
      }
    if (kind === 'shape')
      return { type: 'shape', ...placed, shape: 'star', width: side, height: side, fill: pick(inks, index) }
    return { type: 'image', ...placed, image: pick(images, index), width: side, height: side }
  })
  return { version: documentVersion, product, areas: { [area.id]: nodes } }
}

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

export type Mix = 'plain' | 'rich'

interface Options {
  product: string
  images: readonly string[]
  /** `rich`: text boxes, styled, warped, outlined and curved texts, masked pictures and paths. */
  mix?: Mix
}

type Placed = Pick<DesignNode, 'id' | 'x' | 'y' | 'rotation' | 'opacity'>

const textOf = (placed: Placed, index: number, size: number) =>
  ({
    type: 'text',
    ...placed,
    text: pick(words, index),
    font: pick(faces, index),
    size,
    align: 'centre',
    letterSpacing: 0,
    lineHeight: 1.2,
    fill: pick(inks, index)
  }) satisfies DesignNode

function plainNode(placed: Placed, index: number, cell: Cell, images: readonly string[]): DesignNode {
  const kind = pick(kinds, cell.count - 1 - index)
  if (kind === 'text') return textOf(placed, index, Math.max(1, cell.width / 9))
  const sides = { width: cell.side, height: cell.side }
  return kind === 'shape'
    ? { type: 'shape', ...placed, shape: 'star', ...sides, fill: pick(inks, index) }
    : { type: 'image', ...placed, image: pick(images, index), ...sides }
}

const leaf = 'M0 .5C.2 .1 .8 .1 1 .5C.8 .9 .2 .9 0 .5Z'

/** One of each new kind in turn, a path on top of all. */
function richNode(placed: Placed, index: number, cell: Cell, images: readonly string[]): DesignNode {
  const text = textOf(placed, index, Math.max(1, cell.width / 9))
  const sides = { width: cell.side, height: cell.side }
  const turn: (() => DesignNode)[] = [
    () => ({ type: 'shape', ...placed, shape: 'path', path: leaf, ...sides, fill: pick(inks, index) }),
    () => ({ ...text, width: cell.width * 0.9, fit: 'wrap' }),
    () => ({
      ...text,
      runs: [
        { start: 0, end: 4, fill: pick(inks, index + 1) },
        { start: 5, end: 7, scale: 1.4 }
      ]
    }),
    () => ({ type: 'image', ...placed, image: pick(images, index), ...sides, mask: { shape: 'ellipse' } }),
    () => ({ ...text, warp: { shape: 'wave', amount: 60 } }),
    () => ({
      ...text,
      stroke: { colour: '#ffffff', width: 0.4 },
      outlines: [{ colour: pick(inks, index + 2), width: 0.4 }],
      shadow: { colour: '#000000', x: 0.6, y: 0.6, opacity: 0.4 }
    }),
    () => ({ ...text, extrusion: { colour: pick(inks, index + 2), depth: 1, angle: 45 } }),
    () => ({
      ...text,
      baseline: {
        points: [
          { x: -cell.width / 2, y: 0 },
          { x: 0, y: -cell.side / 4 },
          { x: cell.width / 2, y: 0 }
        ],
        offset: 0
      }
    })
  ]
  return pick(turn, cell.count - 1 - index)()
}

/** Millimetres of a node's place in the grid, and the number of nodes. */
interface Cell {
  width: number
  side: number
  count: number
}

/** A grid of nodes over an area, each rotated, slightly overlapping. */
export function benchDocument(
  count: number,
  area: BenchArea,
  { product, images, mix = 'plain' }: Options
): DesignDocument {
  const columns = Math.ceil(Math.sqrt((count * area.widthMm) / area.heightMm))
  const rows = Math.ceil(count / columns)
  const [width, height] = [area.widthMm / columns, area.heightMm / rows]
  const nodeOf = mix === 'plain' ? plainNode : richNode
  const nodes = Array.from({ length: count }, (_, index): DesignNode => {
    const placed = {
      id: `n${index}`,
      x: ((index % columns) + 0.5) * width,
      y: (Math.floor(index / columns) + 0.5) * height,
      rotation: (index * 7) % 40,
      opacity: 1
    }
    return nodeOf(placed, index, { width, side: Math.min(width, height), count }, images)
  })
  return { version: documentVersion, product, areas: { [area.id]: nodes } }
}

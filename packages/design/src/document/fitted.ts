import type { AreaSize } from '../svg/to-svg.ts'
import type { DesignDocument } from './document.ts'
import type { DesignNode } from './nodes.ts'

/** As far as fitting cares: whose nodes, and how large it is. */
type FittedArea = AreaSize & { id: string }

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A node `scale` times as large, its place scaled with it. What would be smaller than a document can say stays as small as it can be. */
function scaled(node: DesignNode, scale: number): DesignNode {
  const by = (value: number) => rounded(value * scale)
  const long = (value: number) => Math.max(by(value), 0.001)
  const place = { x: by(node.x), y: by(node.y) }
  const stroke = 'stroke' in node && node.stroke ? { stroke: { ...node.stroke, width: Math.max(by(node.stroke.width), 0.01), ...(node.stroke.dash && { dash: node.stroke.dash.map((part) => Math.max(by(part), 0.1)) }) } } : {}
  switch (node.type) {
    case 'group':
      return { ...node, ...place, scale: Math.max(node.scale * scale, 0.001) }
    case 'text':
      return { ...node, ...place, ...stroke, size: Math.max(by(node.size), 1), ...(node.width === undefined ? {} : { width: long(node.width) }) }
    case 'qr':
      return { ...node, ...place, width: long(node.width) }
    case 'image':
      return { ...node, ...place, width: long(node.width), height: long(node.height) }
    case 'shape':
      return { ...node, ...place, ...stroke, width: long(node.width), height: long(node.height), ...(node.corner === undefined ? {} : { corner: by(node.corner) }) }
    default:
      return { ...node, ...place, ...stroke, width: long(node.width), height: long(node.height) }
  }
}

/** Nodes of one area as large as that area fits into another, in its middle. */
function fitNodes(nodes: readonly DesignNode[], from: FittedArea, to: FittedArea): DesignNode[] {
  const scale = Math.min(to.widthMm / from.widthMm, to.heightMm / from.heightMm)
  const [dx, dy] = [(to.widthMm - from.widthMm * scale) / 2, (to.heightMm - from.heightMm * scale) / 2]
  if (scale === 1 && dx === 0 && dy === 0) return [...nodes]
  return nodes.map((node) => {
    const grown = scaled(node, scale)
    return { ...grown, x: rounded(grown.x + dx), y: rounded(grown.y + dy) }
  })
}

/**
 * A document on other goods: what stands on an area goes to the area of the same name; where there is none, the area with
 * the most on it goes to the goods' first.
 */
export function fittedTo(document: DesignDocument, from: readonly FittedArea[], to: readonly FittedArea[], goods: { product: string; colour?: string | undefined }): DesignDocument {
  const used = from.filter(({ id }) => (document.areas[id]?.length ?? 0) > 0)
  const pairs = used.flatMap((source) => {
    const target = to.find(({ id }) => id === source.id)
    return target ? [{ source, target }] : []
  })
  const [fullest] = used.toSorted((a, b) => (document.areas[b.id]?.length ?? 0) - (document.areas[a.id]?.length ?? 0))
  const [first] = to
  const placed = pairs.length === 0 && fullest && first ? [{ source: fullest, target: first }] : pairs
  return {
    version: document.version,
    product: goods.product,
    ...(goods.colour === undefined ? {} : { colour: goods.colour }),
    ...(document.team && { team: document.team }),
    areas: Object.fromEntries(placed.map(({ source, target }) => [target.id, fitNodes(document.areas[source.id] ?? [], source, target)]))
  }
}

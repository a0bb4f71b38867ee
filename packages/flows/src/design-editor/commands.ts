import type { AreaSize, DesignDocument, DesignNode, ImageNode, NodeChange, TextNode } from './types.ts'

/** Limits of the document's schema. */
const farthest = 10_000
const inRange = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
/** A thousandth of a millimetre is finer than any printer. */
const rounded = (millimetres: number) => Math.round(inRange(millimetres, -farthest, farthest) * 1000) / 1000

export const nodesIn = (document: DesignDocument, areaId: string): readonly DesignNode[] => document.areas[areaId] ?? []

/** Documents that did not change stay the same object, so that nothing becomes a step of the history. */
function changeNodes(document: DesignDocument, areaId: string, ids: readonly string[], change: (node: DesignNode) => DesignNode): DesignDocument {
  const nodes = nodesIn(document, areaId)
  const changed = nodes.map((node) => (ids.includes(node.id) ? change(node) : node))
  return changed.every((node, index) => node === nodes[index]) ? document : { ...document, areas: { ...document.areas, [areaId]: changed } }
}

/** In front of the others. */
export const addNode = (document: DesignDocument, areaId: string, node: DesignNode): DesignDocument => ({
  ...document,
  areas: { ...document.areas, [areaId]: [...nodesIn(document, areaId), node] }
})

export function deleteNodes(document: DesignDocument, areaId: string, ids: readonly string[]): DesignDocument {
  const nodes = nodesIn(document, areaId)
  const kept = nodes.filter((node) => !ids.includes(node.id))
  return kept.length === nodes.length ? document : { ...document, areas: { ...document.areas, [areaId]: kept } }
}

export const moveNodesBy = (document: DesignDocument, areaId: string, ids: readonly string[], dxMm: number, dyMm: number): DesignDocument =>
  dxMm === 0 && dyMm === 0 ? document : changeNodes(document, areaId, ids, (node) => ({ ...node, x: rounded(node.x + dxMm), y: rounded(node.y + dyMm) }))

export const centreNode = (document: DesignDocument, areaId: string, id: string, { widthMm, heightMm }: AreaSize): DesignDocument =>
  changeNodes(document, areaId, [id], (node) => (node.x === widthMm / 2 && node.y === heightMm / 2 ? node : { ...node, x: widthMm / 2, y: heightMm / 2 }))

export const setText = (document: DesignDocument, areaId: string, id: string, text: string): DesignDocument =>
  changeNodes(document, areaId, [id], (node) => (node.type !== 'text' || node.text === text ? node : { ...node, text: text.slice(0, 2000) }))

/** Takes of a change what the kind of node knows. */
function changed(node: DesignNode, { font, size, fill }: NodeChange): DesignNode {
  if (node.type === 'image' || node.type === 'group') return node
  const inked = fill === undefined ? node : { ...node, fill: fill.toLowerCase() }
  if (inked.type !== 'text') return inked
  return { ...inked, ...(font === undefined ? {} : { font }), ...(size === undefined ? {} : { size: inRange(size, 1, 1000) }) }
}

export const changeNode = (document: DesignDocument, areaId: string, id: string, change: NodeChange): DesignDocument =>
  changeNodes(document, areaId, [id], (node) => {
    const after = changed(node, change)
    return JSON.stringify(after) === JSON.stringify(node) ? node : after
  })

export const setColour = (document: DesignDocument, colour: string): DesignDocument => (document.colour === colour ? document : { ...document, colour })

/** Words in the middle of an area, big enough to be seen at once. */
export const newText = (area: AreaSize, { id, text, font, fill }: Pick<TextNode, 'id' | 'text' | 'font' | 'fill'>): TextNode => ({
  type: 'text',
  id,
  text,
  font,
  fill,
  x: area.widthMm / 2,
  y: area.heightMm / 2,
  rotation: 0,
  opacity: 1,
  size: inRange(Math.round(Math.min(area.widthMm, area.heightMm) / 8), 4, 60),
  align: 'centre',
  letterSpacing: 0,
  lineHeight: 1.2
})

const dotsPerInch = 300
const millimetresPerInch = 25.4

/** A picture in the middle of an area, as large as it prints well, and within four fifths of the area. */
export function newImage(area: AreaSize, { id, image, widthPx, heightPx, name }: { id: string; image: string; widthPx: number; heightPx: number; name?: string }): ImageNode {
  const sharp = millimetresPerInch / dotsPerInch
  const fit = 0.8 * Math.min(area.widthMm / widthPx, area.heightMm / heightPx)
  // A small picture is enlarged to a third of the area: a speck in the middle looks like a fault.
  const scale = Math.min(fit, Math.max(sharp, fit / 2.4))
  const size = { width: rounded(widthPx * scale), height: rounded(heightPx * scale) }
  return { type: 'image', id, image, ...(name === undefined ? {} : { name: name.slice(0, 80) }), x: area.widthMm / 2, y: area.heightMm / 2, rotation: 0, opacity: 1, ...size }
}

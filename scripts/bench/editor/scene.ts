import { type DesignNode, type EditorArea, type FontSet, nodeToSvg } from '@motif/design'

/** A node as any canvas library represents it: an outline or picture around its centre. */
export interface Piece {
  x: number
  y: number
  rotation: number
  drawn: { path: string; fill: string; isText: boolean } | { picture: HTMLImageElement; width: number; height: number }
}

export interface Scene {
  stage: { width: number; height: number }
  /** Lies behind all, in the area's millimetres. */
  blank: { picture: HTMLImageElement; x: number; y: number; width: number; height: number }
  /** Map from the area's millimetres to the stage's pixels. */
  view: { x: number; y: number; scale: number }
  pieces: readonly Piece[]
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

async function pieceOf(
  node: DesignNode,
  fonts: FontSet,
  pictures: ReadonlyMap<string, HTMLImageElement>
): Promise<Piece> {
  const { x, y, rotation } = node
  const picture = node.type === 'image' ? pictures.get(node.image) : undefined
  if (node.type === 'image' && picture)
    return { x, y, rotation, drawn: { picture, width: node.width, height: node.height } }
  const { content } = nodeToSvg(node, { fonts, images: () => undefined, mode: 'screen' })
  const path = [...content.matchAll(/ d="([^"]*)"/g)].map(([, outline]) => outline).join('')
  return {
    x,
    y,
    rotation,
    drawn: { path, fill: / fill="([^"]*)"/.exec(content)?.[1] ?? '#000000', isText: node.type === 'text' }
  }
}

/** The document as outlines and pictures, as our stage renders it, and the initial view. */
export async function sceneOf(
  nodes: readonly DesignNode[],
  {
    area,
    fonts,
    blank,
    images,
    stage
  }: { area: EditorArea; fonts: FontSet; blank: string; images: readonly string[]; stage: Scene['stage'] }
): Promise<Scene> {
  const pictures = new Map(
    await Promise.all(images.map(async (address) => [address, await loadPicture(address)] as const))
  )
  const [width, height] = [area.widthMm / area.view.width, area.heightMm / area.view.height]
  const [left, top] = [-area.view.x * width, -area.view.y * height]
  const scale = Math.min(stage.width / width, stage.height / height)
  return {
    stage,
    blank: { picture: await loadPicture(blank), x: left, y: top, width, height },
    view: { scale, x: stage.width / 2 - (left + width / 2) * scale, y: stage.height / 2 - (top + height / 2) * scale },
    pieces: await Promise.all(nodes.map((node) => pieceOf(node, fonts, pictures)))
  }
}

/** Zoom factor of a wheel delta; equal for all libraries. */
export const wheelFactor = (dy: number) => Math.exp(-Math.min(100, Math.max(-100, dy)) * 0.0025)

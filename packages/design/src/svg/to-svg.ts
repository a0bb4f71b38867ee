import { clipArtPath } from '../clip-art/clip-art-path.ts'
import type { DesignDocument } from '../document/document.ts'
import type { ClipArtNode, DesignNode, GroupNode, ImageNode, QrNode, ShapeNode, TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { boxOf } from '../geometry/box.ts'
import { shapePath } from '../geometry/shape-path.ts'
import { qrPath } from '../qr/qr-path.ts'
import { layoutText } from '../text/layout.ts'
import { textPath } from '../text/text-path.ts'
import { Definitions } from './definitions.ts'
import { decimal, element, fixed } from './element.ts'
import { fillOf, strokeOf } from './paint.ts'

/** A print area as far as drawing cares. */
export interface AreaSize {
  id: string
  widthMm: number
  heightMm: number
}

export interface SvgOptions {
  area: AreaSize
  fonts: FontSet
  /** Where the image of an upload is found: a `data:` address, or one of the shop's own. */
  images: (id: string) => string | undefined
  /** On screen a missing image shows as a grey field; for print it is an error. Print takes `data:` addresses only. */
  mode: 'screen' | 'print'
}

/** An image the picture needs is not to be had. */
export class MissingImageError extends Error {
  readonly image: string
  constructor(image: string) {
    super(`The image ${image} is missing, so the design cannot be printed as it was made.`)
    this.name = 'MissingImageError'
    this.image = image
  }
}

interface Drawing extends Omit<SvgOptions, 'area'> {
  definitions: Definitions
}

const dataAddress = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/
const ownAddress = /^(?:https?:\/\/|\/(?!\/)|blob:)/

const fieldColour = '#d9d5cd'

/** A rectangle around the centre. */
const rectangle = (width: number, height: number) => `M${decimal(-width / 2)} ${decimal(-height / 2)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}Z`

function drawText(node: TextNode, { fonts, definitions }: Drawing): string {
  const d = textPath(node, fonts)
  if (d === '') return ''
  // The outline is drawn first and twice as wide, so that it stands around the letters instead of eating into them.
  const outline = node.stroke ? element('path', { d, fill: 'none', ...strokeOf(node.stroke, 2) }) : ''
  const fill = typeof node.fill === 'string' ? node.fill : fillOf(node.fill, layoutText(node, fonts).box, definitions)
  return outline + element('path', { d, fill })
}

function drawImage({ image, width, height, crop }: ImageNode, { images, mode, definitions }: Drawing): string {
  const href = images(image)
  const isUsable = href !== undefined && (dataAddress.test(href) || (mode === 'screen' && ownAddress.test(href)))
  if (!isUsable && mode === 'print') throw new MissingImageError(image)
  if (!isUsable) return element('path', { d: rectangle(width, height), fill: fieldColour })
  if (crop === undefined) return element('image', { x: -width / 2, y: -height / 2, width, height, preserveAspectRatio: 'none', href })
  // The whole picture, so large that the part to be shown fills the box; the rest is cut off.
  const whole = { width: width / crop.width, height: height / crop.height }
  const picture = element('image', { x: -width / 2 - crop.x * whole.width, y: -height / 2 - crop.y * whole.height, ...whole, preserveAspectRatio: 'none', href })
  return element('g', { 'clip-path': definitions.add('clipPath', {}, element('path', { d: rectangle(width, height) })) }, picture)
}

const drawShape = (node: ShapeNode, { definitions }: Drawing): string =>
  element('path', { d: shapePath(node), fill: node.shape === 'line' ? 'none' : fillOf(node.fill, boxOf(node.width, node.height), definitions), ...strokeOf(node.stroke) })

function drawClipArt(node: ClipArtNode, { definitions, mode }: Drawing): string {
  const d = clipArtPath(node)
  if (d === undefined && mode === 'print') throw new MissingImageError(node.art)
  if (d === undefined) return element('path', { d: rectangle(node.width, node.height), fill: fieldColour })
  return element('path', { d, fill: fillOf(node.fill, boxOf(node.width, node.height), definitions), ...strokeOf(node.stroke) })
}

function drawQr(node: QrNode, { definitions }: Drawing): string {
  const box = boxOf(node.width, node.width)
  const ground = node.background === undefined ? '' : element('path', { d: rectangle(node.width, node.width), fill: fillOf(node.background, box, definitions) })
  const d = qrPath(node)
  return d === '' ? ground : ground + element('path', { d, fill: fillOf(node.fill, box, definitions) })
}

const drawGroup = (node: GroupNode, drawing: Drawing): string => node.children.map((child) => draw(child, drawing)).join('')

function contentOf(node: DesignNode, drawing: Drawing): string {
  switch (node.type) {
    case 'text':
      return drawText(node, drawing)
    case 'image':
      return drawImage(node, drawing)
    case 'shape':
      return drawShape(node, drawing)
    case 'clip-art':
      return drawClipArt(node, drawing)
    case 'qr':
      return drawQr(node, drawing)
    default:
      return drawGroup(node, drawing)
  }
}

/** Where a node stands, as an SVG `transform`. */
export function transformOf(node: DesignNode): string {
  const scale = node.type === 'group' ? node.scale : 1
  const [sx, sy] = [node.flipX ? -scale : scale, node.flipY ? -scale : scale]
  return [
    `translate(${decimal(node.x)} ${decimal(node.y)})`,
    node.rotation === 0 ? '' : ` rotate(${decimal(node.rotation)})`,
    sx === 1 && sy === 1 ? '' : ` scale(${fixed(sx, 6)} ${fixed(sy, 6)})`
  ].join('')
}

/** One node by itself, for an editor that moves it without drawing it again. */
export interface NodeDrawing {
  transform: string
  opacity: number
  /** What it refers to by name, and what it shows; empty where it shows nothing. */
  definitions: string
  content: string
}

/** Draws a node as `toSvg` does: the definitions of all, then `<g transform opacity>content</g>` one after the other, are the area. */
export function nodeToSvg(node: DesignNode, options: Omit<SvgOptions, 'area'>): NodeDrawing {
  const definitions = new Definitions()
  const content = node.hidden ? '' : contentOf(node, { ...options, definitions })
  return { transform: transformOf(node), opacity: node.opacity, definitions: definitions.toString(), content }
}

const placing = new Set(['id', 'name', 'x', 'y', 'rotation', 'opacity', 'flipX', 'flipY', 'locked', 'scale'])

/** Whether two nodes show the same but for where they stand: what was drawn of one serves for the other. */
export function looksSame(a: DesignNode, b: DesignNode): boolean {
  const members = new Set([...Object.keys(a), ...Object.keys(b)])
  return a === b || [...members].every((member) => placing.has(member) || a[member as keyof DesignNode] === b[member as keyof DesignNode])
}

function draw(node: DesignNode, drawing: Drawing): string {
  const content = node.hidden ? '' : contentOf(node, drawing)
  if (content === '') return ''
  return element('g', { transform: transformOf(node), opacity: node.opacity === 1 ? undefined : node.opacity }, content)
}

/**
 * Draws one print area of a document: the picture on screen, in the cart, in the order and in print. Pure, and the
 * same to the byte for the same input. Lengths are millimetres; only paths, groups, images, gradients and clips come out.
 */
export function toSvg(document: DesignDocument, options: SvgOptions): string {
  const { id, widthMm, heightMm } = options.area
  const drawing: Drawing = { ...options, definitions: new Definitions() }
  const nodes = (document.areas[id] ?? []).map((node) => draw(node, drawing)).join('')
  const size = { viewBox: `0 0 ${decimal(widthMm)} ${decimal(heightMm)}`, width: `${decimal(widthMm)}mm`, height: `${decimal(heightMm)}mm` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, drawing.definitions.toString() + nodes)
}

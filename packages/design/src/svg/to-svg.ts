import type { DesignDocument, DesignNode, ImageNode, ShapeNode, TextNode } from '../document.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { shapePath } from '../geometry/shape-path.ts'
import { textPath } from '../text/text-path.ts'
import { decimal, element } from './element.ts'

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

const dataAddress = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/
const ownAddress = /^(?:https?:\/\/|\/(?!\/)|blob:)/

const fieldColour = '#d9d5cd'

const strokeOf = (stroke: { colour: string; width: number } | undefined) =>
  stroke && { stroke: stroke.colour, 'stroke-width': stroke.width, 'stroke-linejoin': 'round' }

function drawText(node: TextNode, { fonts }: SvgOptions): string {
  const d = textPath(node, fonts)
  if (d === '') return ''
  // The outline is drawn first and twice as wide, so that it stands around the letters instead of eating into them.
  const outline = node.stroke ? element('path', { d, fill: 'none', ...strokeOf({ ...node.stroke, width: node.stroke.width * 2 }) }) : ''
  return outline + element('path', { d, fill: node.fill })
}

function drawImage({ image, width, height }: ImageNode, { images, mode }: SvgOptions): string {
  const href = images(image)
  const isUsable = href !== undefined && (dataAddress.test(href) || (mode === 'screen' && ownAddress.test(href)))
  if (isUsable) return element('image', { x: -width / 2, y: -height / 2, width, height, preserveAspectRatio: 'none', href })
  if (mode === 'print') throw new MissingImageError(image)
  return element('path', { d: `M${decimal(-width / 2)} ${decimal(-height / 2)}h${decimal(width)}v${decimal(height)}h${decimal(-width)}Z`, fill: fieldColour })
}

function drawShape(node: ShapeNode): string {
  return element('path', { d: shapePath(node), fill: node.fill ?? 'none', ...strokeOf(node.stroke) })
}

function draw(node: DesignNode, options: SvgOptions): string {
  const drawing = node.type === 'text' ? drawText(node, options) : node.type === 'image' ? drawImage(node, options) : drawShape(node)
  if (drawing === '') return ''
  const turn = node.rotation === 0 ? '' : ` rotate(${decimal(node.rotation)})`
  return element('g', { transform: `translate(${decimal(node.x)} ${decimal(node.y)})${turn}`, opacity: node.opacity === 1 ? undefined : node.opacity }, drawing)
}

/**
 * Draws one print area of a document: the picture on screen, in the cart, in the order and in print. Pure, and the
 * same to the byte for the same input. Lengths are millimetres; only paths, groups and images come out.
 */
export function toSvg(document: DesignDocument, options: SvgOptions): string {
  const { id, widthMm, heightMm } = options.area
  const nodes = (document.areas[id] ?? []).map((node) => draw(node, options)).join('')
  const size = { viewBox: `0 0 ${decimal(widthMm)} ${decimal(heightMm)}`, width: `${decimal(widthMm)}mm`, height: `${decimal(heightMm)}mm` }
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, nodes)
}

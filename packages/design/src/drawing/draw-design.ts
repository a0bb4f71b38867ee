import { clipArtOutline } from '../clip-art/clip-art-path.ts'
import { coloursOfPicture } from '../colour/colour-matrix.ts'
import { sharpeningOf } from '../colour/sharpening.ts'
import { wholePicture } from '../document/crop.ts'
import type { DesignDocument } from '../document/document.ts'
import type { ClipArtNode, DesignNode, ImageNode, QrNode, ShapeNode, TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { boxOf } from '../geometry/box.ts'
import { maskOutline } from '../geometry/mask-outline.ts'
import { type Transform, nodeTransform } from '../geometry/matrix.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { shapeOutline } from '../geometry/shape-path.ts'
import { qrOutline } from '../qr/qr-path.ts'
import { rounded } from '../svg/element.ts'
import { extrudedOutline } from '../text/extrusion.ts'
import { layoutText } from '../text/layout.ts'
import { inkBox, textOutline, textParts } from '../text/text-path.ts'
import type { Drawing, Drawn, DrawnGroup, DrawnImage, DrawnPath } from './drawing.ts'
import { fillOf, strokeOf } from './paint.ts'

/** The part of a print area that rendering needs. */
export interface AreaSize {
  id: string
  widthMm: number
  heightMm: number
}

export interface NodeOptions {
  fonts: FontSet
  /** Whether an upload's bytes are available. */
  hasImage: (id: string) => boolean
  /** Missing images render as a grey box on screen, and throw in print. */
  mode: 'screen' | 'print'
}

export interface DrawOptions extends NodeOptions {
  area: AreaSize
}

/** Thrown in print if an upload is not available. */
export class MissingImageError extends Error {
  readonly image: string
  constructor(image: string) {
    super(`The image ${image} is missing, so the design cannot be printed as it was made.`)
    this.name = 'MissingImageError'
    this.image = image
  }
}

const fieldColour = '#d9d5cd'

/** A rectangle around the origin. */
const rectangle = (width: number, height: number): Outline =>
  outlineOf(() => [
    { command: 'M', values: [-width / 2, -height / 2] },
    { command: 'h', values: [width] },
    { command: 'v', values: [height] },
    { command: 'h', values: [-width] },
    { command: 'Z', values: [] }
  ])

const pathOf = (outline: Outline, fill: DrawnPath['fill'], stroke?: DrawnPath['stroke']): DrawnPath => ({
  type: 'path',
  outline,
  fill,
  stroke
})

function drawText(node: TextNode, { fonts }: NodeOptions): Drawn[] {
  const outline = textOutline(node, fonts)
  if (outline === undefined) return []
  const own = fillOf(node.fill, node.warp || node.baseline ? inkBox(node, fonts) : layoutText(node, fonts).box)
  const letters = textParts(node, fonts).map((part) => pathOf(part.outline, part.fill ?? own))
  // Outlines are painted first at twice their width, so that they surround the glyphs instead of covering them.
  const first = node.stroke ? [pathOf(outline, undefined, strokeOf(node.stroke, 2))] : []
  const { others, reach } = outlinesAround(node)
  const around = others.map(({ colour, reach: beyond }) =>
    pathOf(outline, undefined, strokeOf({ colour, width: beyond }, 2))
  )
  const body = node.extrusion && extrudedOutline(node, node.extrusion, fonts)
  const sides = node.extrusion && body ? [silhouette(body, node.extrusion.colour, reach)] : []
  return [...shadowOf(node.shadow, body ?? outline, reach), ...sides, ...around, ...first, ...letters]
}

/** Outlines beyond the first, outermost first, and their total extent beyond the glyphs. */
function outlinesAround({ stroke, outlines = [] }: TextNode) {
  let reach = stroke?.width ?? 0
  const others = outlines.map(({ colour, width }) => ({ colour, reach: (reach += width) }))
  return { others: others.toReversed(), reach }
}

/** Glyphs and outlines in one colour. */
const silhouette = (outline: Outline, colour: string, reach: number): DrawnPath =>
  pathOf(outline, colour, reach === 0 ? undefined : strokeOf({ colour, width: reach }, 2))

/** A silhouette, composited as one layer. */
function shadowOf(shadow: TextNode['shadow'], outline: Outline, reach: number): Drawn[] {
  if (shadow === undefined || shadow.opacity === 0) return []
  const { colour, x, y, opacity } = shadow
  const transform = { x: rounded(x), y: rounded(y), rotation: 0, scaleX: 1, scaleY: 1 }
  return [
    {
      type: 'group',
      transform,
      opacity: rounded(opacity),
      clip: undefined,
      children: [silhouette(outline, colour, reach)]
    }
  ]
}

const imageOf = (node: ImageNode, x: number, y: number, width: number, height: number): DrawnImage => ({
  type: 'image',
  image: node.image,
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
  sharpening: sharpeningOf(node, { width, height }),
  colours: coloursOfPicture(node)
})

function drawImage(node: ImageNode, { hasImage, mode, fonts }: NodeOptions): Drawn[] {
  const { image, width, height, crop = wholePicture, mask } = node
  const frame = (mask && maskOutline(mask, node, fonts)) ?? rectangle(width, height)
  if (!hasImage(image)) {
    if (mode === 'print') throw new MissingImageError(image)
    return [pathOf(frame, fieldColour)]
  }
  if (node.crop === undefined && mask === undefined) return [imageOf(node, -width / 2, -height / 2, width, height)]
  // The whole picture, scaled so that its visible part fills the box; the clip hides the rest.
  const whole = { width: width / crop.width, height: height / crop.height }
  const [x, y] = [-width / 2 - crop.x * whole.width, -height / 2 - crop.y * whole.height]
  return [
    {
      type: 'group',
      transform: undefined,
      opacity: 1,
      clip: frame,
      children: [imageOf(node, x, y, whole.width, whole.height)]
    }
  ]
}

const drawShape = (node: ShapeNode): Drawn[] => [
  pathOf(
    shapeOutline(node),
    node.shape === 'line' ? undefined : fillOf(node.fill, boxOf(node.width, node.height)),
    strokeOf(node.stroke)
  )
]

function drawClipArt(node: ClipArtNode, { mode }: NodeOptions): Drawn[] {
  const outline = clipArtOutline(node)
  if (outline) return [pathOf(outline, fillOf(node.fill, boxOf(node.width, node.height)), strokeOf(node.stroke))]
  if (mode === 'print') throw new MissingImageError(node.art)
  return [pathOf(rectangle(node.width, node.height), fieldColour)]
}

function drawQr(node: QrNode): Drawn[] {
  const box = boxOf(node.width, node.width)
  const code = qrOutline(node)
  const background =
    node.background === undefined ? [] : [pathOf(rectangle(node.width, node.width), fillOf(node.background, box))]
  return code ? [...background, pathOf(code, fillOf(node.fill, box))] : background
}

/** Content of a node in its local millimetres; empty if hidden. */
export function contentOf(node: DesignNode, options: NodeOptions): readonly Drawn[] {
  if (node.hidden) return []
  switch (node.type) {
    case 'text':
      return drawText(node, options)
    case 'image':
      return drawImage(node, options)
    case 'shape':
      return drawShape(node)
    case 'clip-art':
      return drawClipArt(node, options)
    case 'qr':
      return drawQr(node)
    default:
      return drawNodes(node.children, options)
  }
}

/** Transform and opacity of a node. */
export function placeOf(node: DesignNode): Pick<DrawnGroup, 'opacity'> & { transform: Transform } {
  const { x, y, rotation, scaleX, scaleY } = nodeTransform(node)
  const transform = {
    x: rounded(x),
    y: rounded(y),
    rotation: rounded(rotation),
    scaleX: rounded(scaleX, 6),
    scaleY: rounded(scaleY, 6)
  }
  return { transform, opacity: rounded(node.opacity) }
}

/** Renders nodes at their positions; empty ones produce no group. */
const drawNodes = (nodes: readonly DesignNode[], options: NodeOptions): DrawnGroup[] =>
  nodes.flatMap((node) => {
    const children = contentOf(node, options)
    if (children.length === 0) return []
    return [{ type: 'group', ...placeOf(node), clip: undefined, children }]
  })

/**
 * Renders one print area of a document to a format-independent drawing, for screen, cart, orders and print. Pure: equal
 * inputs give equal drawings. Throws a `MissingImageError` in print.
 */
export function drawDesign(document: DesignDocument, { area, ...options }: DrawOptions): Drawing {
  return {
    widthMm: rounded(area.widthMm),
    heightMm: rounded(area.heightMm),
    children: drawNodes(document.areas[area.id] ?? [], options)
  }
}

import type { DesignDocument } from '../document/document.ts'
import type { DesignNode } from '../document/nodes.ts'
import { type AreaSize, contentOf, drawDesign, placeOf } from '../drawing/draw-design.ts'
import type { DrawnImage } from '../drawing/drawing.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { SvgWriter, writeSvg, writeTransform } from './write-svg.ts'

export interface SvgOptions {
  area: AreaSize
  fonts: FontSet
  /** Where the image of an upload is found: a `data:` address, or one of the shop's own. */
  images: (id: string) => string | undefined
  /** On screen a missing image shows as a grey field; for print it is an error. Print takes `data:` addresses only. */
  mode: 'screen' | 'print'
}

const dataAddress = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/
const ownAddress = /^(?:https?:\/\/|\/(?!\/)|blob:)/

/** Looks each image up once, and takes no address for one that is neither data nor the shop's. */
function addressesOf({ images, mode }: Pick<SvgOptions, 'images' | 'mode'>) {
  const found = new Map<string, string>()
  const hasImage = (id: string): boolean => {
    if (found.has(id)) return true
    const href = images(id)
    if (href === undefined || !(dataAddress.test(href) || (mode === 'screen' && ownAddress.test(href)))) return false
    found.set(id, href)
    return true
  }
  return { hasImage, addressOf: ({ image }: DrawnImage) => found.get(image) ?? '' }
}

/** Where a node stands, as an SVG `transform`. */
export const transformOf = (node: DesignNode): string => writeTransform(placeOf(node).transform)

/** One node by itself, for an editor that moves it without drawing it again. */
export interface NodeDrawing {
  transform: string
  opacity: number
  /** What it refers to by name, and what it shows; empty where it shows nothing. */
  definitions: string
  content: string
}

/** Draws a node as `toSvg` does: the definitions of all, then `<g transform opacity>content</g>` one after the other, are the area. */
export function nodeToSvg(node: DesignNode, { fonts, mode, images }: Omit<SvgOptions, 'area'>): NodeDrawing {
  const { hasImage, addressOf } = addressesOf({ images, mode })
  const writer = new SvgWriter({ addressOf })
  const content = writer.write(contentOf(node, { fonts, mode, hasImage }))
  const { transform, opacity } = placeOf(node)
  return { transform: writeTransform(transform), opacity, definitions: writer.definitions.toString(), content }
}

const placing = new Set(['id', 'name', 'x', 'y', 'rotation', 'opacity', 'flipX', 'flipY', 'locked', 'scale'])

/** Whether two nodes show the same but for where they stand: what was drawn of one serves for the other. */
export function looksSame(a: DesignNode, b: DesignNode): boolean {
  const members = new Set([...Object.keys(a), ...Object.keys(b)])
  return (
    a === b ||
    [...members].every(
      (member) => placing.has(member) || a[member as keyof DesignNode] === b[member as keyof DesignNode]
    )
  )
}

/**
 * Draws one print area of a document as SVG text: the picture on screen, in the cart and in the order. Pure, and the
 * same to the byte for the same input. Lengths are millimetres; only paths, groups, images, gradients, clips and filters of colours come out.
 */
export function toSvg(document: DesignDocument, { area, fonts, mode, images }: SvgOptions): string {
  const { hasImage, addressOf } = addressesOf({ images, mode })
  return writeSvg(drawDesign(document, { area, fonts, mode, hasImage }), { addressOf })
}

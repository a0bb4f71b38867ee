import type { DesignDocument } from '../document/document.ts'
import type { DesignNode } from '../document/nodes.ts'
import { type AreaSize, contentOf, drawDesign, placeOf } from '../drawing/draw-design.ts'
import type { DrawnImage } from '../drawing/drawing.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { SvgWriter, writeSvg, writeTransform } from './write-svg.ts'

export interface SvgOptions {
  area: AreaSize
  fonts: FontSet
  /** URL of an upload: a `data:` URL, or one of the shop. */
  images: (id: string) => string | undefined
  /** Missing images render as a grey box on screen, and throw in print. Print accepts `data:` URLs only. */
  mode: 'screen' | 'print'
}

const dataAddress = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/
const ownAddress = /^(?:https?:\/\/|\/(?!\/)|blob:)/

/** Resolves each image once, and accepts only `data:` URLs and the shop's own. */
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

/** A node's transform as an SVG `transform`. */
export const transformOf = (node: DesignNode): string => writeTransform(placeOf(node).transform)

/** A single rendered node, for an editor that moves it without rendering it again. */
export interface NodeDrawing {
  transform: string
  opacity: number
  /** Its definitions and content; empty if nothing is visible. */
  definitions: string
  content: string
}

/**
 * Renders a node as `toSvg` does: an area is all definitions, followed by `<g transform opacity>content</g>` of each
 * node.
 */
export function nodeToSvg(node: DesignNode, { fonts, mode, images }: Omit<SvgOptions, 'area'>): NodeDrawing {
  const { hasImage, addressOf } = addressesOf({ images, mode })
  const writer = new SvgWriter({ addressOf })
  const content = writer.write(contentOf(node, { fonts, mode, hasImage }))
  const { transform, opacity } = placeOf(node)
  return { transform: writeTransform(transform), opacity, definitions: writer.definitions.toString(), content }
}

const placing = new Set(['id', 'name', 'x', 'y', 'rotation', 'opacity', 'flipX', 'flipY', 'locked', 'scale'])

/** Whether two nodes render equally except for position, so that the rendering can be reused. */
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
 * Renders one print area of a document as SVG text, for screen, cart and orders. Pure: equal inputs give equal bytes.
 * Lengths are millimetres. The output contains only paths, groups, images, gradients, clips and colour filters.
 */
export function toSvg(document: DesignDocument, { area, fonts, mode, images }: SvgOptions): string {
  const { hasImage, addressOf } = addressesOf({ images, mode })
  return writeSvg(drawDesign(document, { area, fonts, mode, hasImage }), { addressOf })
}

import { type Box, type Matrix, apply, identity, invert, multiply } from '@motif/design'
import type { Drawing, Drawn, DrawnGroup, DrawnPicture } from '../drawing/drawing.ts'
import { cornersOf, joined, leafBox, meets } from '../drawing/extent.ts'
import { rewriteXml, writeXml } from '../drawing/xml.ts'
import { isLayered } from './layers.ts'
import { isPart } from './parts.ts'

/** Where what a group holds is drawn, lines left out: they are all the painter may not count as we do. */
function bareBox(drawn: Drawn, outer: Matrix): Box {
  if (drawn.type !== 'group') return leafBox(drawn, outer, true)
  const matrix = multiply(outer, drawn.matrix)
  return joined(drawn.children.map((child) => bareBox(child, matrix)))
}

/** An unseen shape as large as the window. */
function anchor(matrix: Matrix, window: Box): string {
  const back = invert(matrix)
  const corners = cornersOf(window).map((corner) => apply(back, corner))
  return `<path d="M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z" fill="#000000" fill-opacity="0"/>`
}

/** A layer the painter might place wholly beside the sheet is held to it: it ends its process over one. */
const needsAnchor = (group: DrawnGroup, outer: Matrix, window: Box) => isLayered(group) && !meets(bareBox(group, outer), window)

function pictureText(picture: DrawnPicture, href: string): string {
  const { x, y, width, height } = picture
  const placed = isPart(picture) ? { x, y, width, height, href } : { href }
  const attributes = new Map([...picture.source.attributes, ...Object.entries(placed).map(([key, value]) => [key, String(value)] as const)])
  return writeXml({ name: picture.source.name, attributes }, '')
}

interface Sheet {
  window: Box
  /** In pixels. */
  width: number
  height: number
  addressOf: (picture: DrawnPicture) => string
}

/** Writes what the painter is to see through a window: the text the drawing was read from, but for pictures and what was left out. */
export function paintedSvg({ definitions, children }: Drawing, { window, width, height, addressOf }: Sheet): string {
  const textOf = (drawn: Drawn, outer: Matrix): string => {
    if (drawn.type === 'shape') return rewriteXml(drawn.source)
    if (drawn.type === 'picture') return pictureText(drawn, addressOf(drawn))
    const matrix = multiply(outer, drawn.matrix)
    return writeXml(drawn.source, (needsAnchor(drawn, outer, window) ? anchor(matrix, window) : '') + drawn.children.map((child) => textOf(child, matrix)).join(''))
  }
  const viewBox = [window.left, window.top, window.right - window.left, window.bottom - window.top].join(' ')
  const content = (definitions ? rewriteXml(definitions) : '') + children.map((child) => textOf(child, identity)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="none">${content}</svg>`
}

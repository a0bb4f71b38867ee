import { type DesignNode, type FontSet, type TextBox, type TextNode, apply, layoutText, matrixOf } from '@motif/design'
import { inRange, length, place } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, locateAll, nodesOf, withNodes } from '../tree.ts'

const shares = { start: 0, centre: 0.5, end: 1 } as const

/** The fixed point when a text's box changes: on the top edge, at its alignment. */
function anchorOf(node: TextNode, fonts: FontSet) {
  const { box, lines } = layoutText(node, fonts)
  const share = lines[0]?.direction === 'rtl' ? 1 - shares[node.align] : shares[node.align]
  return { x: box.left + (box.right - box.left) * share, y: box.top }
}

/** Keeps a changed text at its position. */
export function keepAnchored(before: TextNode, after: TextNode, fonts: FontSet): TextNode {
  if (before === after) return after
  const [was, is] = [anchorOf(before, fonts), anchorOf(after, fonts)]
  if (was.x === is.x && was.y === is.y) return after
  const { x, y } = apply(matrixOf(after), { x: was.x - is.x, y: was.y - is.y })
  return { ...after, x: place(x), y: place(y) }
}

/** A changed text box grows downwards. Other nodes are returned unchanged. */
export function keepTopFixed(before: DesignNode, after: DesignNode, fonts: FontSet): DesignNode {
  const isBox = (node: DesignNode): node is TextNode =>
    node.type === 'text' && node.fit === 'wrap' && node.arc === undefined && node.baseline === undefined
  return before !== after && isBox(before) && isBox(after) && before.width === after.width
    ? keepAnchored(before, after, fonts)
    : after
}

const withoutBox = ({ width: _width, height: _height, fit: _fit, ...node }: TextNode): TextNode => node
const straight = ({ arc: _arc, baseline: _baseline, ...node }: TextNode): TextNode => node

/** Width of an empty text box in characters. */
const someLetters = 6
const upwards = (value: number) => length(Math.ceil(value * 1000) / 1000)

function sizeOf(node: TextNode, fonts: FontSet) {
  const { box, size } = layoutText(straight(node), fonts)
  const least = node.text.trim() === '' ? size * someLetters : 0
  return {
    width: node.width ?? upwards(Math.max(least, box.right - box.left)),
    height: upwards(box.bottom - box.top),
    size: Math.round(inRange(size, 1, 1000) * 1000) / 1000
  }
}

function boxed(node: TextNode, fit: TextBox, fonts: FontSet): TextNode {
  if ((node.fit ?? 'grow') === fit && (fit !== 'grow' || node.width === undefined)) return node
  const { width, height, size } = sizeOf(node, fonts)
  const bare = withoutBox(node)
  switch (fit) {
    case 'grow':
      return { ...bare, size }
    case 'wrap':
      return { ...bare, size, width, fit }
    default:
      return { ...bare, width, height, fit }
  }
}

/** Changes the selected, unlocked texts. */
export const changeSelectedTexts =
  (change: (node: TextNode) => TextNode): Command['run'] =>
  ({ document, areaId, selectedIds }) => {
    const nodes = nodesOf(document, areaId)
    const ids = locateAll(nodes, selectedIds).flatMap(({ node }) =>
      node.type === 'text' && !node.locked ? node.id : []
    )
    if (ids.length === 0) return undefined
    const after = changeNodes(nodes, new Set(ids), (node) => (node.type === 'text' ? change(node) : node))
    return { document: withNodes(document, areaId, after), ids }
  }

/** Changes the text box type. */
export const setTextBox = (fit: TextBox, fonts: FontSet): Command => ({
  name: 'changed',
  run: changeSelectedTexts((node) => keepAnchored(node, boxed(node, fit, fonts), fonts))
})

/** Resizes text boxes. */
export const sizeTextBox = (
  { width, height, widerBy = 0 }: { width?: number; height?: number; widerBy?: number },
  fonts: FontSet,
  key?: string
): Command => ({
  name: 'resized',
  key,
  // A typed size is applied to the state before the step; an increment to the latest one.
  isFromStart: widerBy === 0,
  run: changeSelectedTexts((node) => {
    const now = sizeOf(node, fonts)
    const wide = length(Math.max(1, (width ?? now.width) + widerBy))
    const sized: TextNode = {
      ...node,
      fit: node.fit ?? 'wrap',
      width: wide,
      ...(node.fit === 'shrink' && height !== undefined ? { height: length(height) } : undefined)
    }
    return sized.width === node.width && sized.height === node.height && sized.fit === node.fit
      ? node
      : keepAnchored(node, sized, fonts)
  })
})

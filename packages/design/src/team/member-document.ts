import type { DesignDocument } from '../document/document.ts'
import type { TextNode } from '../document/nodes.ts'
import type { TeamMember } from '../document/team.ts'
import { changeNode } from '../document/tree.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { type Leaf, cornersOfLeaf, leavesOf } from '../geometry/leaves.ts'
import { layoutText, measureText } from '../text/layout.ts'

/** The part of a print area that fitting text needs; millimetres. */
export interface TeamArea {
  id: string
  widthMm: number
  heightMm: number
  safeMm: number
}

/** A document for purchase or sharing: removes the team's names. */
export function withoutTeam({ team: _team, ...document }: DesignDocument): DesignDocument {
  return document
}

const nearly = 0.01

const straight = ({
  arc: _arc,
  baseline: _baseline,
  width: _width,
  height: _height,
  fit: _fit,
  ...node
}: TextNode): TextNode => node

/** Arc or warp like the placeholder's, with the same radius, so that short and long names align. */
function bentLike(placeholder: TextNode, fonts: FontSet) {
  const { arc } = placeholder
  if (arc === undefined) return (node: TextNode) => node
  const width = measureText(straight(placeholder), fonts).width
  return (node: TextNode): TextNode => {
    if (width <= 0) return node
    const wanted = (Math.abs(arc) * measureText(straight(node), fonts).width) / width
    const degrees = Math.min(Math.max(wanted, 1), Math.max(Math.abs(arc), 180))
    return { ...node, arc: (Math.sign(arc) * Math.floor(degrees * 100)) / 100 }
  }
}

/** Replaces a placeholder's text, at the same size, or smaller to fit one line within the area. */
function textInPlace(
  leaf: Leaf & { node: TextNode },
  text: string,
  { widthMm, heightMm, safeMm }: TeamArea,
  fonts: FontSet
): TextNode {
  const { node } = leaf
  const bent = bentLike(node, fonts)
  const at = (size: number) => bent({ ...node, text, size })
  const isWithin = (one: TextNode, margin: number) =>
    cornersOfLeaf({ ...leaf, node: one }, fonts).every(
      ({ x, y }) =>
        x > margin - nearly && y > margin - nearly && x < widthMm - margin + nearly && y < heightMm - margin + nearly
    )
  // A placeholder in the margin was placed there on purpose.
  const margin = isWithin(node, safeMm) ? safeMm : 0
  const fits = (one: TextNode) =>
    isWithin(one, margin) &&
    !layoutText(one, fonts).isBeyond &&
    (node.width === undefined ||
      node.fit === 'shrink' ||
      (layoutText(one, fonts).lines.length === 1 && measureText(straight(one), fonts).width <= node.width))
  const whole = at(node.size)
  if (fits(whole)) return whole
  let [fitting, tooLarge] = [1, node.size]
  // Text outside of the area fits at no size: it stays, and the preflight reports it.
  if (!fits(at(fitting))) return whole
  while (tooLarge - fitting > 0.05) {
    const middle = (fitting + tooLarge) / 2
    if (fits(at(middle))) fitting = middle
    else tooLarge = middle
  }
  return at(Math.floor(fitting * 100) / 100)
}

/**
 * The design of one member. Placeholders for name and number take the member's text, not larger than before and within
 * the print area; those without a text are removed. The result has no team list.
 */
export function memberDocument(
  document: DesignDocument,
  member: Pick<TeamMember, 'name' | 'number'>,
  areas: readonly TeamArea[],
  fonts: FontSet
): DesignDocument {
  const written = Object.entries(document.areas).map(([id, nodes]) => {
    const area = areas.find((one) => one.id === id)
    if (area === undefined) return [id, nodes] as const
    let changed = nodes
    for (const { node, ...leaf } of leavesOf(nodes)) {
      if (node.type !== 'text' || node.role === undefined) continue
      const words = member[node.role].trim()
      changed = changeNode(changed, node.id, () =>
        words === '' ? undefined : textInPlace({ node, ...leaf }, words, area, fonts)
      )
    }
    return [id, changed] as const
  })
  return { ...withoutTeam(document), areas: Object.fromEntries(written) }
}

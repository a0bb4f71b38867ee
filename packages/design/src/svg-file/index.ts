import { drawingCost, drawingCostLimit } from '../cost/drawing-cost.ts'
import { type DesignNode, type GroupNode, designNode, nodeLimit } from '../document/nodes.ts'
import { SvgError } from './refusal.ts'
import { readXml } from './read-xml.ts'
import { paintedIn } from './painted.ts'
import type { Painted } from './painted-elements.ts'
import { boundsOfCurves } from './curves.ts'
import { nodesOf } from './to-nodes.ts'

export { svgLimitBytes } from './read-xml.ts'
export { SvgError, type SvgRefusal } from './refusal.ts'

export interface SvgDrawing {
  node: DesignNode
  /** Set if the rendering differs slightly from the file's, such as for an elliptical gradient. */
  isSimplified: boolean
}

interface Options {
  /** The target area. */
  area: { widthMm: number; heightMm: number }
  name: string
  newId: () => string
}

/** Initial size of a drawing as a fraction of the area. */
const shareOfArea = 0.6

const leavesIn = (all: readonly Painted[]): Extract<Painted, { kind: 'curves' }>[] =>
  all.flatMap((one) => (one.kind === 'group' ? leavesIn(one.children) : [one]))

const countOf = (nodes: readonly DesignNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + (node.type === 'group' ? countOf(node.children) : 0), 0)

/**
 * Imports an SVG file as shapes, centred in an area. Unsupported features are refused by name; only numbers and colours
 * are taken from the file. Time and memory are bounded for any input.
 * @throws {SvgError}
 */
export function readSvg(source: string, { area, name, newId }: Options): SvgDrawing {
  const painted = paintedIn(readXml(source))
  const leaves = leavesIn(painted)
  if (leaves.length === 0) throw new SvgError('empty')
  const { left, top, right, bottom } = boundsOfCurves(leaves.flatMap(({ curves }) => curves))
  const widest = Math.max((right - left) / area.widthMm, (bottom - top) / area.heightMm)
  if (!(widest > 0)) throw new SvgError('empty')
  const scale = shareOfArea / widest
  const toMillimetres = {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: (-scale * (left + right)) / 2,
    f: (-scale * (top + bottom)) / 2
  }
  const { nodes, isSimplified } = nodesOf(painted, { matrix: toMillimetres, newId })
  if (nodes.length === 0) throw new SvgError('empty')
  if (countOf(nodes) >= nodeLimit) throw new SvgError('too-many')
  const [only] = nodes
  const placed = { x: area.widthMm / 2, y: area.heightMm / 2, name: name.slice(0, 80) }
  const node: DesignNode =
    nodes.length === 1 && only
      ? { ...only, name: placed.name, x: only.x + placed.x, y: only.y + placed.y }
      : ({
          type: 'group',
          id: newId(),
          ...placed,
          rotation: 0,
          opacity: 1,
          scale: 1,
          children: nodes
        } satisfies GroupNode)
  if (drawingCost([node], area).milliseconds > drawingCostLimit) throw new SvgError('too-detailed')
  const checked = designNode.safeParse(node)
  if (!checked.success) throw new SvgError('too-detailed')
  return { node: checked.data, isSimplified }
}

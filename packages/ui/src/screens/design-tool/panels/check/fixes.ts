import {
  type DesignNode,
  type EditorCommands,
  type Finding,
  type FontSet,
  leavesOf,
  missingLetters,
  qrModules,
  resolutionLimits,
  textMaskOf,
  visibleInk
} from '@motif/design'
import { m } from '@motif/messages'
import { inks } from '../../../../editor/index.ts'

export interface Fix {
  label: string
  /** It removes the node, which nobody expects of a press that fixes all. */
  isRemoval?: true
  /** The affected side is shown by then. Returns false if it turned out to be impossible. */
  run: (commands: EditorCommands) => boolean | void
}

/** What a fix depends on besides the node. */
interface FixContext {
  fonts: FontSet
  /** Colour of the product, `#rrggbb`. */
  ground: string | undefined
  /** Colours of the design. */
  colours: readonly string[]
}

interface Found {
  node: DesignNode
  /** Combined scale of its groups. */
  scale: number
  finding: Finding
  /** All nodes of the side. */
  nodes: readonly DesignNode[]
  context: FixContext
}

const lettersOut = ({ node, context: { fonts } }: Found): Fix | undefined => {
  const mask = textMaskOf(node)
  const set = node.type === 'text' ? node : mask
  if (set === undefined) return undefined
  const text = missingLetters(set, fonts).reduce((words, letter) => words.replaceAll(letter, ''), set.text)
  return {
    label: m.check_fix_letters(),
    run: (commands) => commands.change([node.id], mask ? { mask: { ...mask, text } } : { text })
  }
}

/** Shrinks a picture around its centre to a resolution; no fix below half its size. */
function smaller({ node, finding }: Found, wanted: number): Fix | undefined {
  const times = Math.floor((Number(finding.details['dpi']) / wanted) * 1000) / 1000
  if (node.type !== 'image' || times < 0.5) return undefined
  return {
    label: m.check_fix_smaller(),
    run: (commands) => commands.change([node.id], { width: node.width * times, height: node.height * times })
  }
}

const inside = ({ node }: Found): Fix => ({
  label: m.check_fix_inside(),
  run: (commands) => commands.bringInside([node.id])
})

/** Ink that is visible on what lies behind. */
function visible({ node, nodes, context }: Found): Fix | undefined {
  const { fonts, ground, colours } = context
  const patch = visibleInk(nodes, node.id, { fonts, ground, own: colours, others: inks.map(({ value }) => value) })
  return patch && { label: m.check_fix_visible(), run: (commands) => commands.change([node.id], patch) }
}
const gone = ({ node }: Found): Fix => ({
  label: m.check_fix_delete(),
  isRemoval: true,
  run: (commands) => commands.remove([node.id])
})

/** Slightly above the reporting threshold. */
const thickness = 0.36
const moduleSide = 0.41

/** A translucent text shadow. */
const shadowOf = (node: DesignNode) =>
  node.type === 'text' && node.shadow !== undefined && node.shadow.opacity < 1 ? node.shadow : undefined

/** A one-click fix; undefined if only the user can decide. */
function fixFor(found: Found): Fix | undefined {
  const { node, scale, finding } = found
  switch (finding.code) {
    case 'outside':
    case 'near-edge':
      return inside(found)
    case 'cut-off':
      // Pictures usually bleed on purpose.
      return finding.severity === 'note' ? undefined : inside(found)
    case 'missing-image':
    case 'invisible':
      return gone(found)
    case 'missing-letters':
      return lettersOut(found)
    case 'overfull-box':
      return {
        label: m.check_fix_box(),
        run: (commands) => {
          commands.select([node.id])
          commands.setTextBox('wrap')
        }
      }
    case 'low-resolution':
      return smaller(found, resolutionLimits.good)
    case 'very-low-resolution':
      return smaller(found, resolutionLimits.poor)
    case 'thin-line': {
      const stroke = 'stroke' in node ? node.stroke : undefined
      const { outlines, extrusion } = node.type === 'text' ? node : {}
      const thicker = <Line extends { width: number }>(line: Line): Line => ({
        ...line,
        width: Math.max(line.width, thickness / scale)
      })
      return {
        label: m.check_fix_thicker(),
        run: (commands) =>
          commands.change([node.id], {
            ...(stroke && { stroke: thicker(stroke) }),
            ...(outlines && { outlines: outlines.map(thicker) }),
            ...(extrusion && { extrusion: { ...extrusion, depth: Math.max(extrusion.depth, thickness / scale) } })
          })
      }
    }
    case 'half-transparent':
      return node.opacity < 1 || shadowOf(node) !== undefined
        ? {
            label: m.check_fix_solid(),
            run: (commands) => {
              const shadow = shadowOf(node)
              commands.change([node.id], { opacity: 1, ...(shadow && { shadow: { ...shadow, opacity: 1 } }) })
            }
          }
        : undefined
    case 'small-letters':
      return { label: m.check_fix_letters_larger(), run: (commands) => commands.growLetters(node.id) }
    case 'blends-in':
      return visible(found)
    case 'qr-too-fine':
      return node.type === 'qr'
        ? {
            label: m.check_fix_larger(),
            run: (commands) => commands.change([node.id], { width: (qrModules(node) * moduleSide) / scale })
          }
        : undefined
    case 'qr-low-contrast':
      return node.type === 'qr'
        ? {
            label: m.check_fix_contrast(),
            run: (commands) => commands.change([node.id], { fill: '#000000', background: '#ffffff', opacity: 1 })
          }
        : undefined
    default:
      return undefined
  }
}

/** Locked nodes are not fixed. */
export function fixOf(finding: Finding, nodes: readonly DesignNode[], context: FixContext): Fix | undefined {
  const leaf = [...leavesOf(nodes)].find(({ node }) => node.id === finding.node)
  return leaf === undefined || leaf.node.locked
    ? undefined
    : fixFor({ node: leaf.node, scale: leaf.scale, finding, nodes, context })
}

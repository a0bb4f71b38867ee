import { chakra } from '@chakra-ui/react'
import { type DesignNode, type FontSet, type OrientedBox, boundsOf } from '@motif/design'
import { type KeyboardEvent, memo, useMemo, useRef } from 'react'
import { useEditor, useEditorState, useFonts, useSelectedIds } from '../context.tsx'
import { nodeLabel } from '../node-label.ts'

/** Rows whose tops are within this many millimetres are read as one. */
const row = 8

/** Reading order: rows from the top, each from its start. */
function inReadingOrder(nodes: readonly DesignNode[], fonts: FontSet): { node: DesignNode; box: OrientedBox }[] {
  return nodes
    .filter(({ hidden }) => !hidden)
    .map((node) => ({ node, box: boundsOf(node, fonts) }))
    .toSorted(
      (a, b) =>
        Math.round((a.box.y - a.box.height / 2) / row) - Math.round((b.box.y - b.box.height / 2) / row) ||
        a.box.x - b.box.x
    )
}

interface NodeButtonProps {
  node: DesignNode
  index: number
  count: number
  isSelected: boolean
  fonts: FontSet
  onFocus: (id: string) => void
  onPress: (id: string) => void
  onKeyDown: (id: string, event: KeyboardEvent) => void
}

const Spot = chakra('button', {
  base: { position: 'absolute', pointerEvents: 'none', outline: 'none', minWidth: 0, minHeight: 0, padding: 0 }
})

/** Pointers use hit testing; these buttons serve keyboards and screen readers. */
const NodeButton = memo(function NodeButton({
  node,
  index,
  count,
  isSelected,
  fonts,
  onFocus,
  onPress,
  onKeyDown
}: NodeButtonProps) {
  const { x, y, width, height, rotation } = boundsOf(node, fonts)
  return (
    <Spot
      type="button"
      data-node={node.id}
      aria-label={nodeLabel(node, index, count)}
      aria-pressed={isSelected}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Enter Delete Escape"
      onFocus={() => onFocus(node.id)}
      onClick={() => onPress(node.id)}
      onKeyDown={(event) => onKeyDown(node.id, event)}
      style={{
        left: x - width / 2,
        top: y - height / 2,
        width,
        height,
        transform: rotation === 0 ? undefined : `rotate(${rotation}deg)`
      }}
    />
  )
})

/**
 * A focusable button per node, in reading order. Focus selects; Shift+Space keeps the node selected while moving on. In
 * multi-select, Enter and Space toggle.
 */
export function NodeButtons() {
  const editor = useEditor()
  const nodes = useEditorState((state) => state.nodes)
  const selectedIds = useSelectedIds()
  const fonts = useFonts()
  const kept = useRef<ReadonlySet<string>>(new Set())
  const ordered = useMemo(() => (fonts ? inReadingOrder(nodes, fonts) : []), [nodes, fonts])
  const handlers = useMemo(() => {
    const isMultiSelecting = () => editor.activity.getSnapshot().kind === 'multiSelecting'
    return {
      onFocus: (id: string) => {
        if (isMultiSelecting()) return
        const chosen = editor.store.getSnapshot().selectedIds
        // Nodes deselected by other means are dropped.
        if ([...kept.current].some((one) => !chosen.includes(one))) kept.current = new Set()
        if (!chosen.includes(id)) editor.commands.select([...kept.current, id])
      },
      onPress: (id: string) => {
        if (!isMultiSelecting()) return
        const chosen = editor.store.getSnapshot().selectedIds
        editor.commands.select(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
      },
      onKeyDown: (id: string, event: KeyboardEvent) => {
        // The click that follows decides.
        if (isMultiSelecting() && (event.key === ' ' || event.key === 'Enter')) event.stopPropagation()
        if (isMultiSelecting()) return
        if (event.key === 'Escape') kept.current = new Set()
        if (event.key !== ' ') return
        event.preventDefault()
        if (!event.shiftKey) return
        kept.current = new Set(
          kept.current.has(id) ? [...kept.current].filter((one) => one !== id) : [...kept.current, id]
        )
      }
    }
  }, [editor])
  if (!fonts) return null
  return ordered.map(({ node }, index) => (
    <NodeButton
      key={node.id}
      node={node}
      index={index}
      count={ordered.length}
      isSelected={selectedIds.includes(node.id)}
      fonts={fonts}
      {...handlers}
    />
  ))
}

import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { nodeLabel } from './node-label.ts'
import type { PlacedNode } from './types.ts'

const Handle = chakra('button', {
  base: {
    position: 'absolute',
    borderRadius: '2px',
    cursor: 'move',
    touchAction: 'none',
    outlineOffset: '3px',
    _hover: { outline: '1px solid', outlineColor: 'accent' },
    _pressed: { outline: '2px solid', outlineColor: 'accent' },
    // A finger finds what is thin: the target is never less than 44 px either way.
    _after: { content: '""', position: 'absolute', insetBlock: 'min(0px, (100% - 44px) / 2)', insetInline: 'min(0px, (100% - 44px) / 2)' }
  }
})

const steps: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export interface NodeHandlesProps {
  nodes: readonly PlacedNode[]
  area: { widthMm: number; heightMm: number }
  selectedIds: readonly string[]
  onSelect: (choice: { nodeId: string | null }) => void
  onNudge: (move: { nodeId: string; dxMm: number; dyMm: number }) => void
  onDelete: (choice: { nodeId: string }) => void
  /** Puts back what was begun, or lets go of what is chosen. */
  onEscape: () => void
}

/** One thing to focus for each node, lying over it: 1 mm an arrow key, 10 mm with Shift, Delete, Escape. */
export function NodeHandles({ nodes, area, selectedIds, onSelect, onNudge, onDelete, onEscape }: NodeHandlesProps) {
  const press = (nodeId: string) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    const reach = event.shiftKey ? 10 : 1
    if (step) onNudge({ nodeId, dxMm: step[0] * reach, dyMm: step[1] * reach })
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete({ nodeId })
    else if (event.key === 'Escape') onEscape()
    else return
    event.preventDefault()
  }
  return nodes.map(({ node, box }, index) => (
    <Handle
      key={node.id}
      type="button"
      data-node={node.id}
      aria-label={nodeLabel(node, index, nodes.length)}
      aria-pressed={selectedIds.includes(node.id)}
      aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Delete Escape"
      // A pointer is told of by the stage; a click without one comes from the keyboard or a screen reader.
      onClick={(event) => (event.detail === 0 ? onSelect({ nodeId: node.id }) : undefined)}
      onKeyDown={press(node.id)}
      style={{
        left: `${((box.x - box.width / 2) / area.widthMm) * 100}%`,
        top: `${((box.y - box.height / 2) / area.heightMm) * 100}%`,
        width: `${(box.width / area.widthMm) * 100}%`,
        height: `${(box.height / area.heightMm) * 100}%`,
        transform: box.rotation === 0 ? undefined : `rotate(${box.rotation}deg)`
      }}
    />
  ))
}

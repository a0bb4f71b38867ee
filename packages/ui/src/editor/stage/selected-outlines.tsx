import { chakra } from '@chakra-ui/react'
import { type Activity, boundsOf, cornersOf } from '@motif/design'
import { useActivity, useEditorState, useFonts, useSelectedIds } from '../context.tsx'

const still = new Set<Activity['kind']>(['idle', 'multiSelecting', 'pointing', 'marquee'])

/** Frames of each selected node, hidden during gestures. */
export function SelectedOutlines({ widthMm, heightMm }: { widthMm: number; heightMm: number }) {
  const fonts = useFonts()
  const nodes = useEditorState((state) => state.nodes)
  const selectedIds = useSelectedIds()
  const { kind } = useActivity()
  if (!fonts || selectedIds.length < 2 || !still.has(kind)) return null
  const chosen = new Set(selectedIds)
  const frames = nodes
    .filter(({ id }) => chosen.has(id))
    .map(
      (node) =>
        `M${cornersOf(boundsOf(node, fonts))
          .map(({ x, y }) => `${x} ${y}`)
          .join('L')}Z`
    )
  return (
    <chakra.svg
      aria-hidden
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      preserveAspectRatio="none"
      position="absolute"
      inset={0}
      width="full"
      height="full"
      overflow="visible"
      pointerEvents="none"
    >
      <chakra.path
        d={frames.join('')}
        fill="none"
        stroke="accent"
        css={{ strokeWidth: 'calc(1.5px * var(--px, 1))' }}
      />
    </chakra.svg>
  )
}

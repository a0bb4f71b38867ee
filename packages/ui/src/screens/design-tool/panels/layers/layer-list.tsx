import { chakra } from '@chakra-ui/react'
import type { DesignNode } from '@motif/design'
import { useRef, useState } from 'react'
import { useEditor } from '../../../../editor/index.ts'
import { LayerRow } from './layer-row.tsx'

/** Things of one parent, back to front as the document holds them; shown the other way round. */
export function LayerList({ nodes }: { nodes: readonly DesignNode[] }) {
  const { commands } = useEditor()
  const list = useRef<HTMLUListElement>(null)
  /** What is being dragged, and how many of the others lie in front of where it would come to lie. */
  const [drag, setDrag] = useState<{ id: string; place: number }>()
  const shown = nodes.toReversed()
  const others = shown.filter(({ id }) => id !== drag?.id)

  const placeAt = (id: string, y: number) =>
    [...(list.current?.children ?? [])].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return row.getAttribute('data-layer') !== id && (top + bottom) / 2 < y
    }).length

  return (
    <chakra.ul ref={list} borderBlockStartWidth="1px">
      {shown.map((node, index) => {
        const place = others.indexOf(node)
        const isBefore = drag !== undefined && place === drag.place
        const isAfter = drag !== undefined && drag.place === others.length && place === others.length - 1
        return (
          <chakra.li
            key={node.id}
            data-layer={node.id}
            borderBlockEndWidth="1px"
            opacity={drag?.id === node.id ? 0.5 : 1}
            style={isBefore || isAfter ? { boxShadow: `0 ${isBefore ? -2 : 2}px 0 var(--chakra-colors-accent)` } : undefined}
          >
            <LayerRow
              node={node}
              isHeld={drag?.id === node.id}
              onStep={(forward) => commands.moveTo(node.id, nodes.length - 1 - index + forward)}
              onDrag={(y) => setDrag({ id: node.id, place: placeAt(node.id, y) })}
              onDrop={(isKept) => {
                if (isKept && drag) commands.moveTo(drag.id, others.length - drag.place)
                setDrag(undefined)
              }}
            />
            {node.type === 'group' ? (
              <chakra.div paddingInlineStart={5}>
                <LayerList nodes={node.children} />
              </chakra.div>
            ) : null}
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}

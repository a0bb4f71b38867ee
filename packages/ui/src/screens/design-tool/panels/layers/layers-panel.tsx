import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  FlipHorizontal2,
  Group,
  ListChecks,
  Trash2,
  Ungroup
} from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../../../components/button/index.ts'
import { Motion } from '../../../../components/motion/index.ts'
import { useEditor, useEditorState, useSelectedIds } from '../../../../editor/index.ts'
import { useCheck } from '../check/check-context.tsx'
import { ActionStrip } from '../../fields/action-strip.tsx'
import { LayerList } from './layer-list.tsx'
import { type Step, type Target, layersOf, placeAt, ranged, stepTarget, toggled } from './layer-place.ts'
import type { LayerHandlers } from './layer-row.tsx'

/** The dragged layers and the current drop target. */
interface Drag {
  id: string
  target: Target | undefined
}

/** The middle of a group drops inside; its edges above and below. */
const edge = 0.3

function targetAt(list: HTMLElement | null, y: number, lowest: string | undefined): Target | undefined {
  const found = [...(list?.querySelectorAll<HTMLElement>('[data-layer]') ?? [])].find(
    (row) => row.getBoundingClientRect().bottom > y
  )
  const id = found?.dataset['layer']
  // Below the last layer means behind all, outside of groups.
  if (found === undefined || id === undefined) return lowest === undefined ? undefined : { id: lowest, side: 'under' }
  const { top, height } = found.getBoundingClientRect()
  const share = (y - top) / height
  if (found.dataset['group'] === undefined) return { id, side: share < 0.5 ? 'over' : 'under' }
  return { id, side: share < edge ? 'over' : 'into' }
}

/** Layers of the current side, front first, children below their group. */
export function LayersPanel() {
  const { commands } = useEditor()
  const nodes = useEditorState((state) => state.nodes)
  const selectedIds = useSelectedIds()
  const areaId = useEditorState((state) => state.areaId)
  const sides = useCheck().areas.filter(({ id }) => id !== areaId)
  const [isSeveral, setSeveral] = useState(false)
  const [drag, setDrag] = useState<Drag>()
  const root = useRef<HTMLDivElement>(null)
  const toFocus = useRef<string>(undefined)
  const layers = layersOf(nodes)
  const movingWith = (id: string) => new Set(selectedIds.includes(id) ? selectedIds : [id])

  // A layer moved by keyboard to another list is remounted, so focus is restored.
  useLayoutEffect(() => {
    if (toFocus.current !== undefined)
      root.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(toFocus.current)}"]`)?.focus()
    toFocus.current = undefined
  })

  const handlers: LayerHandlers = {
    onChoose: (id, { isAdded, isRange }) =>
      commands.select(
        isRange ? ranged(layers, selectedIds, id) : isAdded || isSeveral ? toggled(layers, selectedIds, id) : [id]
      ),
    onStep(id: string, step: Step) {
      const target = stepTarget(layers, id, movingWith(id), step)
      const place = target && placeAt(layers, movingWith(id), target)
      if (place === undefined) return
      toFocus.current = id
      commands.moveTo([...movingWith(id)], place)
    },
    onDrag(id, y) {
      const found = targetAt(root.current, y, nodes[0]?.id)
      // Long lists auto-scroll during a drag.
      if (found)
        root.current?.querySelector(`[data-layer="${CSS.escape(found.id)}"]`)?.scrollIntoView({ block: 'nearest' })
      setDrag({ id, target: found })
    },
    onDrop(isKept) {
      const place = drag?.target && placeAt(layers, movingWith(drag.id), drag.target)
      if (isKept && drag && place) commands.moveTo([...movingWith(drag.id)], place)
      setDrag(undefined)
    }
  }
  const target = drag?.target && placeAt(layers, movingWith(drag.id), drag.target) ? drag.target : undefined

  return nodes.length === 0 ? (
    <chakra.p textStyle="small" color="fg.muted">
      {m.editor_layers_empty()}
    </chakra.p>
  ) : (
    <chakra.div ref={root} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      <chakra.p textStyle="small" color="fg.muted">
        {m.editor_layers_hint()}
      </chakra.p>
      <Button
        size="sm"
        aria-pressed={isSeveral}
        css={isSeveral ? { bg: 'fg', color: 'bg', _hover: { bg: 'fg' } } : {}}
        justifySelf="start"
        onClick={() => setSeveral(!isSeveral)}
      >
        <ListChecks aria-hidden />
        {m.editor_layers_several()}
      </Button>
      <Motion canTravel>
        <LayerList
          nodes={nodes}
          selectedIds={selectedIds}
          isSeveral={isSeveral}
          held={drag ? movingWith(drag.id) : undefined}
          heldId={drag?.id}
          target={target}
          handlers={handlers}
          order={layers.map(({ node, parentId }) => `${parentId}/${node.id}`).join()}
        />
      </Motion>
      {selectedIds.length > 0 ? (
        <ActionStrip
          legend={m.editor_chosen_count({ count: selectedIds.length })}
          actions={[
            ['front', ArrowUpToLine],
            ['forward', ArrowUp],
            ['backward', ArrowDown],
            ['back', ArrowDownToLine],
            ['group', Group],
            ['ungroup', Ungroup],
            ['delete', Trash2]
          ]}
        />
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap={2}>
          {sides.map(({ id, name }) => (
            <Button key={id} size="sm" onClick={() => commands.mirrorToSide(id)}>
              <FlipHorizontal2 aria-hidden />
              {m.editor_layers_mirror({ area: name })}
            </Button>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  )
}

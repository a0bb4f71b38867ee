import type { DesignNode, LiveGuide, SnapSource, Told } from '@motif/design'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { m } from '../../messages/index.ts'
import { useEditor, useObservable } from '../context.tsx'
import { nodeName } from '../node-label.ts'

const sources = {
  'area-edge': () => m.editor_snap_area_edge(),
  'area-centre': () => m.editor_snap_area_centre(),
  'safe-edge': () => m.editor_snap_safe_edge(),
  'node-edge': () => m.editor_snap_node_edge(),
  'node-centre': () => m.editor_snap_node_centre()
} satisfies Record<SnapSource, () => string>

const nameOfGuide = (guide: LiveGuide) => (guide.kind === 'line' ? sources[guide.line.source]() : guide.kind === 'gap' ? m.editor_snap_gap() : m.editor_snap_angle({ degrees: guide.degrees }))

const named = (nodes: readonly DesignNode[]) => {
  const [first, ...others] = nodes
  return first === undefined || others.length > 0 ? m.editor_count_things({ count: nodes.length }) : nodeName(first)
}

const whole = (value: number) => Math.round(value * 10) / 10

/** What a screen reader says of a change: what it was about, what was done, and where that leaves it. */
function sentenceOf({ what, nodes, guides, box }: Told): string {
  const name = named(nodes)
  const at = { name, x: whole(box?.x ?? 0), y: whole(box?.y ?? 0), width: whole(box?.width ?? 0), height: whole(box?.height ?? 0), degrees: whole(box?.rotation ?? 0) }
  switch (what) {
    case 'snapped':
      return m.editor_said_snapped({ guides: (guides ?? []).map(nameOfGuide).join(', ') })
    case 'moved':
    case 'aligned':
    case 'distributed':
      return m.editor_said_moved_to(at)
    case 'resized':
    case 'cropped':
      return m.editor_said_resized(at)
    case 'rotated':
      return m.editor_said_rotated(at)
    case 'added':
    case 'pasted':
    case 'duplicated':
      return m.editor_said_added({ name })
    case 'deleted':
      return m.editor_said_deleted()
    case 'undone':
      return m.editor_said_undone()
    case 'redone':
      return m.editor_said_redone()
    case 'grouped':
      return m.editor_said_grouped()
    case 'ungrouped':
      return m.editor_said_ungrouped()
    case 'locked':
      return m.editor_said_locked({ name })
    case 'unlocked':
      return m.editor_said_unlocked({ name })
    case 'hidden':
      return m.editor_said_hidden({ name })
    case 'shown':
      return m.editor_said_shown({ name })
    case 'reordered':
      return m.editor_said_reordered({ name })
    case 'flipped':
      return m.editor_said_flipped({ name })
    case 'typed':
    // The button pressed says it.
    case 'recoloured':
    case 'replaced':
    case 'area':
    case 'selected':
    case 'copied':
    case 'listed':
      return ''
    default:
      return m.editor_said_changed({ name })
  }
}

/** Says what changes to those who do not see it. */
export function Announcer() {
  const told = useObservable(useEditor().told, (value) => value)
  return <VisuallyHidden as="output">{told === undefined ? '' : sentenceOf(told)}</VisuallyHidden>
}

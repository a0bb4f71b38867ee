import {
  type DesignNode,
  type LiveGuide,
  type SnapSource,
  type Announcement,
  boxAround,
  cornersOf
} from '@motif/design'
import { m } from '@motif/messages'
import { useEffect, useState } from 'react'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useEditor, useObservable } from '../context.tsx'
import { nodeName } from '../node-label.ts'
import { createAnnouncementSpeech } from './announcement-speech.ts'

const sources = {
  'area-edge': () => m.editor_snap_area_edge(),
  'area-centre': () => m.editor_snap_area_centre(),
  'safe-edge': () => m.editor_snap_safe_edge(),
  guide: () => m.editor_snap_guide(),
  grid: () => m.editor_snap_grid(),
  'node-edge': (name) => m.editor_snap_node_edge({ name }),
  'node-centre': (name) => m.editor_snap_node_centre({ name })
} satisfies Record<SnapSource, (name: string) => string>

const whole = (value: number) => Math.round(value * 10) / 10

function nameOfGuide(guide: LiveGuide, beside: readonly DesignNode[]): string {
  if (guide.kind === 'gap') return m.editor_snap_gap({ gap: whole(guide.gap) })
  if (guide.kind === 'angle') return m.editor_snap_angle({ degrees: guide.degrees })
  return sources[guide.line.source](named(beside.filter(({ id }) => id === guide.line.node)))
}

const named = (nodes: readonly DesignNode[]) => {
  const [first, ...others] = nodes
  return first === undefined || others.length > 0 ? m.editor_count_things({ count: nodes.length }) : nodeName(first)
}

/** The current amount of a warp or arc. */
function shaped([node]: readonly DesignNode[]): string {
  if (node?.type === 'text' && node.baseline) return m.editor_said_on_line({ name: nodeName(node) })
  if (node?.type === 'text' && node.arc !== undefined)
    return m.editor_said_arc({ name: nodeName(node), degrees: whole(node.arc) })
  if (node?.type !== 'text' || node.warp === undefined)
    return m.editor_said_straight({ name: named(node ? [node] : []) })
  return m.editor_said_shaped({ name: nodeName(node), amount: whole(node.warp.amount) })
}

/** Sentence for a change: its subject, the action, and the result. */
function sentenceOf({ what, nodes, box, layer }: Announcement): string {
  const name = named(nodes)
  const { left, top } = boxAround(box ? cornersOf(box) : [])
  const at = {
    name,
    x: whole(left),
    y: whole(top),
    width: whole(box?.width ?? 0),
    height: whole(box?.height ?? 0),
    degrees: whole(box?.rotation ?? 0)
  }
  switch (what) {
    case 'moved':
    case 'aligned':
    case 'distributed':
      return m.editor_said_moved_to(at)
    case 'resized':
    case 'cropped':
      return m.editor_said_resized(at)
    case 'rotated':
      return m.editor_said_rotated(at)
    case 'shaped':
      return shaped(nodes)
    case 'added':
    case 'pasted':
    case 'duplicated':
      return m.editor_said_added({ name })
    case 'mirrored':
      return m.editor_said_mirrored({ name })
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
      if (layer === undefined) return m.editor_said_reordered({ name })
      return layer.group
        ? m.editor_layer_in({ name, index: layer.index + 1, count: layer.count, group: nodeName(layer.group) })
        : m.editor_layer_at({ name, index: layer.index + 1, count: layer.count })
    case 'selected':
      return m.editor_chosen_count({ count: nodes.length })
    case 'flipped':
      return m.editor_said_flipped({ name })
    case 'inked':
      return m.editor_said_recoloured()
    case 'snapped':
    case 'typed':
    // The pressed button announces it.
    case 'recoloured':
    case 'fitted':
    case 'replaced':
    case 'area':
    case 'copied':
    case 'listed':
      return ''
    default:
      return m.editor_said_changed({ name })
  }
}

/** Adds the snapped-to guides. */
function said(announcement: Announcement): string {
  const sentence = sentenceOf(announcement)
  if (announcement.guides === undefined) return sentence
  const guides = announcement.guides.map((guide) => nameOfGuide(guide, announcement.beside ?? [])).join(', ')
  return sentence === '' ? m.editor_said_snapped({ guides }) : m.editor_said_met({ said: sentence, guides })
}

/** Live region for screen readers. */
export function Announcer() {
  const source = useEditor().announcement
  const [speech] = useState(createAnnouncementSpeech)
  useEffect(() => {
    const hear = () => void speech.hear(source.getSnapshot())
    const stop = source.subscribe(hear)
    return () => {
      stop()
      speech.hear(undefined)
    }
  }, [speech, source])
  const announcement = useObservable(speech, (value) => value)
  return <VisuallyHidden as="output">{announcement === undefined ? '' : said(announcement)}</VisuallyHidden>
}

import type { Editor, OwnGuide } from '@motif/design'
import { m } from '@motif/messages'
import { toaster } from '../../components/toaster/index.ts'
import { toMillimetres } from '../camera.ts'

/** Maximum number of guides per area. */
export const guidesMax = 20

/** Thickness of a ruler in pixels. */
export const rulerPx = 20

const guidesOn = ({ aids }: Editor, areaId: string): readonly OwnGuide[] => aids.getSnapshot().guides[areaId] ?? []

export function setGuides({ aids }: Editor, areaId: string, guides: readonly OwnGuide[]): void {
  const now = aids.getSnapshot()
  aids.set({ ...now, guides: { ...now.guides, [areaId]: guides } })
}

/** Shows a toast with an undo action: guides are not part of the design's history. */
function toastRemoved(editor: Editor, areaId: string, guide: OwnGuide, index: number): void {
  toaster.show({
    about: 'guide',
    title: m.editor_guides_removed(),
    action: {
      label: m.common_undo(),
      onAct: () => {
        const guides = guidesOn(editor, areaId)
        if (guides.length < guidesMax) setGuides(editor, areaId, guides.toSpliced(index, 0, guide))
      }
    }
  })
}

/** Removes a guide by index; the toast can restore it. */
export function removeGuide(editor: Editor, areaId: string, index: number): void {
  const guides = guidesOn(editor, areaId)
  const guide = guides[index]
  if (guide === undefined) return
  setGuides(editor, areaId, guides.toSpliced(index, 1))
  toastRemoved(editor, areaId, guide, index)
}

/** Precision of dragged guides: half a millimetre, or a sixteenth of an inch. */
const finest = (unitMm: number) => (unitMm === 1 ? 0.5 : unitMm / 16)

interface Dragged {
  areaId: string
  axis: OwnGuide['axis']
  /** Index of an existing guide; undefined for a new one from a ruler. */
  index?: number
}

/** Drags a guide with the pointer. Dropped outside of the stage or on a ruler, it is removed. */
export function dragGuide(
  { pointerId, target }: { pointerId: number; target: EventTarget },
  editor: Editor,
  { areaId, axis, index }: Dragged
): void {
  const stage = target instanceof Element ? target.closest('[data-stage]') : null
  const view = stage?.ownerDocument.defaultView
  if (!stage || !view) return
  const ended = new AbortController()
  const taken = index === undefined ? undefined : guidesOn(editor, areaId)[index]
  let held = index
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    const { left, top, width, height } = stage.getBoundingClientRect()
    const { hasRulers, unitMm } = editor.aids.getSnapshot()
    const point = { x: event.clientX - left, y: event.clientY - top }
    const edge = hasRulers ? rulerPx : 0
    const isOver = point.x > edge && point.y > edge && point.x < width && point.y < height
    const step = finest(unitMm)
    const at = Math.round(toMillimetres(editor.camera.getSnapshot(), point)[axis] / step) * step
    const guides = guidesOn(editor, areaId)
    if (isOver && held !== undefined) setGuides(editor, areaId, guides.with(held, { axis, at }))
    else if (isOver && guides.length < guidesMax) {
      held = guides.length
      setGuides(editor, areaId, [...guides, { axis, at }])
    } else if (!isOver && held !== undefined) {
      setGuides(editor, areaId, guides.toSpliced(held, 1))
      held = undefined
    }
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    ended.abort()
    if (held === undefined && index !== undefined && taken !== undefined) toastRemoved(editor, areaId, taken, index)
  }
  const { signal } = ended
  view.addEventListener('pointermove', follow, { signal })
  view.addEventListener('pointerup', end, { signal })
  view.addEventListener('pointercancel', end, { signal })
}

import type { Editor, OwnGuide } from '@motif/design'
import { m } from '@motif/messages'
import { toaster } from '../../components/toaster/index.ts'
import { toMillimetres } from '../camera.ts'

/** Guides an area has at most. */
export const guidesMax = 20

/** Pixels of the stage a ruler takes. */
export const rulerPx = 20

const guidesOn = ({ aids }: Editor, areaId: string): readonly OwnGuide[] => aids.getSnapshot().guides[areaId] ?? []

export function setGuides({ aids }: Editor, areaId: string, guides: readonly OwnGuide[]): void {
  const now = aids.getSnapshot()
  aids.set({ ...now, guides: { ...now.guides, [areaId]: guides } })
}

/** Says that a guide is gone, with a way back: guides are no part of the design, and so not of its history. */
function tellRemoved(editor: Editor, areaId: string, guide: OwnGuide, index: number): void {
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

/** Takes the guide at a place of the area's list away; it can be brought back there. */
export function removeGuide(editor: Editor, areaId: string, index: number): void {
  const guides = guidesOn(editor, areaId)
  const guide = guides[index]
  if (guide === undefined) return
  setGuides(editor, areaId, guides.toSpliced(index, 1))
  tellRemoved(editor, areaId, guide, index)
}

/** As fine as a hand is: half a millimetre, or a sixteenth of an inch. */
const finest = (unitMm: number) => (unitMm === 1 ? 0.5 : unitMm / 16)

interface Dragged {
  areaId: string
  axis: OwnGuide['axis']
  /** Which guide of the area it is; without it a new one comes out of a ruler. */
  index?: number
}

/** Has a guide follow the pointer until it is let go. Beside the stage, or over a ruler, it is gone. */
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
    if (held === undefined && index !== undefined && taken !== undefined) tellRemoved(editor, areaId, taken, index)
  }
  const { signal } = ended
  view.addEventListener('pointermove', follow, { signal })
  view.addEventListener('pointerup', end, { signal })
  view.addEventListener('pointercancel', end, { signal })
}

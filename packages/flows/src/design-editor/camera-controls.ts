import {
  type Box,
  type Camera,
  type CameraControls,
  type WritableObservable,
  type EditorArea,
  type OrientedBox,
  type Point,
  type Viewport,
  createObservable
} from '@motif/design'
import { outsideOf } from './frame.ts'
import {
  type Limits,
  fitted,
  heldIn,
  limitsFor,
  onWholePixels,
  panned,
  revealed,
  toMillimetres,
  toPixels,
  zoomed
} from './services/camera.ts'

/** The product picture, in the area's millimetres. */
function worldOf({ widthMm, heightMm, view }: EditorArea): Box {
  const [width, height] = [widthMm / view.width, heightMm / view.height]
  return { left: -view.x * width, top: -view.y * height, right: (1 - view.x) * width, bottom: (1 - view.y) * height }
}

const unseen: Viewport = { width: 800, height: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } }
/** Margin around the selection, as a fraction of the stage, when zooming to it. */
const margin = 0.12

export interface CameraService {
  controls: CameraControls
  /** For gestures: values are clamped to the limits and end the fit mode. */
  cell: WritableObservable<Camera> & { limits: () => Limits }
  /** Fits another area. */
  reset: () => void
}

/** The camera. It fits the whole picture until another command. */
export function createCamera(area: () => EditorArea, frame: () => OrientedBox | null): CameraService {
  let viewport = unseen
  let isFitted = true
  const fitting = () => onWholePixels(fitted(worldOf(area()), viewport))
  const camera = createObservable<Camera>(fitting())
  const limits = () => limitsFor(fitting())
  const set = (next: Camera) => {
    isFitted = false
    camera.set(heldIn(next, worldOf(area()), viewport))
  }
  const middle = (): Point => {
    const { width, height, insets } = viewport
    return { x: (insets.left + width - insets.right) / 2, y: (insets.top + height - insets.bottom) / 2 }
  }
  const fit = () => {
    isFitted = true
    camera.set(fitting())
  }
  const { getSnapshot, subscribe } = camera
  return {
    reset: fit,
    cell: { getSnapshot, subscribe, set, limits },
    controls: {
      getSnapshot,
      subscribe,
      setViewport(next) {
        const before = middle()
        viewport = next
        const now = middle()
        camera.set(isFitted ? fitting() : panned(getSnapshot(), now.x - before.x, now.y - before.y))
      },
      zoomBy: (factor, around = middle()) => set(zoomed(getSnapshot(), around, factor, limits())),
      panBy: (dx, dy) => set(panned(getSnapshot(), dx, dy)),
      fit,
      fitSelection: () => {
        const box = frame()
        if (box === null) return
        const near = fitted(outsideOf(box), viewport, margin)
        const { least, most } = limits()
        const at = toPixels(near, box)
        set(zoomed(near, at, Math.min(most, Math.max(least, near.scale)) / near.scale, { least, most }))
      },
      revealSelection: () => {
        const box = frame()
        const next = box === null ? getSnapshot() : revealed(getSnapshot(), outsideOf(box), viewport)
        if (next !== getSnapshot()) set(next)
      },
      settle: () => camera.set(onWholePixels(getSnapshot())),
      getSeen: () => {
        const { width, height, insets } = viewport
        const topLeft = toMillimetres(getSnapshot(), { x: insets.left, y: insets.top })
        const bottomRight = toMillimetres(getSnapshot(), { x: width - insets.right, y: height - insets.bottom })
        return { left: topLeft.x, top: topLeft.y, right: bottomRight.x, bottom: bottomRight.y }
      },
      getZoom: () => getSnapshot().scale / fitting().scale
    }
  }
}

import { Canvas, FabricImage, type FabricObject, Path, Point } from 'fabric'
import { type Piece, type Scene, wheelFactor } from './scene.ts'

const rotated = ({ x, y }: { x: number; y: number }, degrees: number) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function objectOf({ x, y, rotation, drawn }: Piece): FabricObject {
  const centred = { originX: 'center', originY: 'center', angle: rotation, objectCaching: true } as const
  if ('picture' in drawn)
    return new FabricImage(drawn.picture, {
      ...centred,
      left: x,
      top: y,
      scaleX: drawn.width / drawn.picture.naturalWidth,
      scaleY: drawn.height / drawn.picture.naturalHeight
    })
  const path = new Path(drawn.path, { ...centred, fill: drawn.fill })
  const middle = rotated(path.pathOffset, rotation)
  path.set({ left: x + middle.x, top: y + middle.y })
  path.setCoords()
  return path
}

/**
 * Configured as Fabric's documentation advises: object caching, no render on add, one render per frame, and no target
 * search during panning.
 */
export function openFabric(element: HTMLCanvasElement, { stage: size, blank, view, pieces }: Scene) {
  const canvas = new Canvas(element, {
    ...size,
    renderOnAddRemove: false,
    fireMiddleClick: true,
    preserveObjectStacking: true,
    selection: false
  })
  canvas.backgroundImage = new FabricImage(blank.picture, {
    originX: 'left',
    originY: 'top',
    left: blank.x,
    top: blank.y,
    scaleX: blank.width / blank.picture.naturalWidth,
    scaleY: blank.height / blank.picture.naturalHeight
  })
  canvas.add(...pieces.map(objectOf))
  canvas.setViewportTransform([view.scale, 0, 0, view.scale, view.x, view.y])
  canvas.requestRenderAll()

  canvas.on('mouse:wheel', ({ e }) => {
    e.preventDefault()
    canvas.zoomToPoint(new Point(e.offsetX, e.offsetY), canvas.getZoom() * wheelFactor(e.deltaY))
    canvas.requestRenderAll()
  })
  let last: Point | undefined
  const at = (event: MouseEvent | PointerEvent | TouchEvent) =>
    'clientX' in event ? new Point(event.clientX, event.clientY) : undefined
  canvas.on('mouse:down', ({ e }) => {
    if (!('button' in e) || e.button !== 1) return
    last = at(e)
    canvas.skipTargetFind = true
  })
  canvas.on('mouse:move', ({ e }) => {
    const now = at(e)
    if (last === undefined || now === undefined) return
    canvas.relativePan(now.subtract(last))
    canvas.requestRenderAll()
    last = now
  })
  canvas.on('mouse:up', () => {
    last = undefined
    canvas.skipTargetFind = false
  })
}

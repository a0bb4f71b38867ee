import Konva from 'konva'
import { type Piece, type Scene, wheelFactor } from './scene.ts'

function shapeOf({ x, y, rotation, drawn }: Piece): Konva.Shape {
  const placed = { x, y, rotation, draggable: true, perfectDrawEnabled: false }
  if ('picture' in drawn)
    return new Konva.Image({
      ...placed,
      image: drawn.picture,
      width: drawn.width,
      height: drawn.height,
      offsetX: drawn.width / 2,
      offsetY: drawn.height / 2
    })
  return new Konva.Path({ ...placed, data: drawn.path, fill: drawn.fill })
}

/**
 * Configured as Konva's performance tips advise: a non-listening layer for the product, a drag layer, cached complex
 * outlines, no perfect draw, no hit graph during panning, and its Transformer for selection.
 */
export function openKonva(container: HTMLDivElement, { stage: size, blank, view, pieces }: Scene) {
  const stage = new Konva.Stage({ container, ...size })
  const [behind, things, dragged] = [new Konva.Layer({ listening: false }), new Konva.Layer(), new Konva.Layer()]
  behind.add(
    new Konva.Image({ image: blank.picture, x: blank.x, y: blank.y, width: blank.width, height: blank.height })
  )
  const transformer = new Konva.Transformer()
  for (const piece of pieces) {
    const shape = shapeOf(piece)
    // As sharp as it is seen at first on the screen.
    if ('path' in piece.drawn && piece.drawn.isText) shape.cache({ pixelRatio: Math.max(1, view.scale) })
    shape.on('mousedown', () => transformer.nodes([shape]))
    things.add(shape)
  }
  dragged.add(transformer)
  stage.on('dragstart', ({ target }) => target.moveTo(dragged))
  stage.on('dragend', ({ target }) => {
    target.moveTo(things)
  })
  stage.add(behind, things, dragged)
  stage.scale({ x: view.scale, y: view.scale })
  stage.position(view)

  let still: ReturnType<typeof setTimeout> | undefined
  stage.on('wheel', ({ evt }) => {
    evt.preventDefault()
    things.listening(false)
    clearTimeout(still)
    still = setTimeout(() => things.listening(true), 160)
    const pointer = stage.getPointerPosition()
    if (!pointer) return
    const before = stage.scaleX()
    const scale = before * wheelFactor(evt.deltaY)
    stage.position({
      x: pointer.x - ((pointer.x - stage.x()) / before) * scale,
      y: pointer.y - ((pointer.y - stage.y()) / before) * scale
    })
    stage.scale({ x: scale, y: scale })
  })
  let from: { x: number; y: number } | undefined
  const content = stage.container()
  content.addEventListener('pointerdown', ({ button, clientX, clientY }) => {
    if (button !== 1) return
    from = { x: clientX - stage.x(), y: clientY - stage.y() }
    things.listening(false)
  })
  content.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from) stage.position({ x: clientX - from.x, y: clientY - from.y })
  })
  content.addEventListener('pointerup', () => {
    if (from) things.listening(true)
    from = undefined
  })
}

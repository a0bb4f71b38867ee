import { type DesignDocument, type EditorArea, type ShapeNode, documentVersion } from '@motif/design'

/** For tests: a T-shirt with three square areas of 20 mm. */
export const area: EditorArea = {
  id: 'front',
  widthMm: 300,
  heightMm: 400,
  safeMm: 10,
  view: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
}

export const rectangle = (id: string, x: number, y: number): ShapeNode => ({
  type: 'shape',
  id,
  shape: 'rectangle',
  x,
  y,
  rotation: 0,
  opacity: 1,
  width: 20,
  height: 20,
  fill: '#336699'
})

export const dot = rectangle('dot', 10, 10)

export const shirt: DesignDocument = {
  version: documentVersion,
  product: 'shirt',
  areas: { front: [rectangle('a', 50, 50), rectangle('b', 150, 150), rectangle('c', 200, 300)] }
}

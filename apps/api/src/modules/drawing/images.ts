import { type DesignNode, imageIdsOf, manyImages, walk } from '@motif/design'
import type { Storage } from '../../platform/storage/storage.ts'
import { blankOf, renditionOf, renditionType } from '../uploads/index.ts'
import type { DrawingOrder, DrawingRequest } from './messages.ts'
import { pictureSize } from './views.ts'

/** Up to so many picture uses are read at zoom size. */
const fewImages = 2

/** Longest side of the pictures: the painter decodes each use separately. */
function widthFor(kind: DrawingRequest['kind'], nodes: readonly DesignNode[]) {
  const uses = [...walk(nodes)].filter(({ type }) => type === 'image').length
  if (uses > manyImages) return '480' as const
  return kind === 'picture' && uses <= fewImages ? ('1600' as const) : ('960' as const)
}

/** The pictures of an artwork, for the drawing process. Missing ones show as grey fields. */
export async function imagesToSend(
  storage: Storage,
  kind: DrawingRequest['kind'],
  nodes: readonly DesignNode[]
): Promise<DrawingOrder[]> {
  const width = widthFor(kind, nodes)
  const orders: DrawingOrder[] = []
  for (const image of imageIdsOf(nodes)) {
    const data = await renditionOf(storage, image, width)
    if (data) orders.push({ image, data, type: renditionType })
  }
  return orders
}

/** The photograph of a view, scaled. Undefined for the shop's models; `gone` if its upload is missing. */
export async function blankToSend(storage: Storage, request: DrawingRequest): Promise<Uint8Array | 'gone' | undefined> {
  const view = 'view' in request ? request.view : undefined
  if (view === undefined || typeof view === 'string') return undefined
  return (await blankOf(storage, { id: view.upload, focus: view.focus, crop: view.crop, ...pictureSize })) ?? 'gone'
}

import type { Order, ReviewInput } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { OrderReviews } from '@motif/ui/screens/order'
import { preparePicture } from '../designs/uploads/prepare.ts'
import { uploadAddress } from '../designs/uploads/upload-address.ts'
import { uploadImage } from '../designs/uploads/upload-image.ts'
import { personal, resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { visitorHeadersToAct } from '../services/visitor-key.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'

/** Only shipped items can be reviewed. */
const isOnItsWay = ({ history }: Order) => history.some(({ status }) => status === 'shipped' || status === 'delivered')

/** Reviews by the buyer; undefined before delivery. */
export function useOrderReviews(order: Order | undefined, query: { key?: string }): OrderReviews | undefined {
  const { data, mutate } = useResource(
    order && isOnItsWay(order)
      ? personal('session', resource('GET /api/v1/orders/{id}/reviews', { params: { id: order.id }, query }))
      : undefined
  )
  if (!order || !data || data.items.length === 0) return undefined
  const paramsOf = (lineId: string) => ({ id: order.id, lineId })
  const remove = async (lineId: string) => {
    try {
      await call('DELETE /api/v1/orders/{id}/lines/{lineId}/review', { params: paramsOf(lineId), query })
      toaster.show({ tone: 'good', title: m.orders_review_deleted() })
    } catch (error) {
      showFailureToast(error)
    }
    await mutate()
  }
  return {
    lines: data.items,
    author: order.shippingAddress.name.split(' ')[0] ?? '',
    onSave: async ({ lineId, review }: { lineId: string; review: ReviewInput }) => {
      try {
        const headers = visitorHeadersToAct()
        const params = paramsOf(lineId)
        await call('PUT /api/v1/orders/{id}/lines/{lineId}/review', { params, query, headers, body: review })
      } catch (error) {
        return failureOf(error)
      }
      toaster.show({ tone: 'good', title: m.orders_review_sent() })
      await mutate()
      return undefined
    },
    onAddPhoto: async (file, going) => {
      try {
        const prepared = await preparePicture(file, {
          signal: going.signal,
          onProgress: (done) => going.onProgress(done / 2)
        })
        // Conversion is half of the progress.
        const begin = prepared.file === file ? 0 : 0.5
        const { id } = await uploadImage(prepared.file, {
          signal: going.signal,
          onProgress: (done) => going.onProgress(begin + (1 - begin) * done)
        })
        return { upload: id }
      } catch (error) {
        return { failure: failureOf(error) }
      }
    },
    photoUrlOf: ({ upload }) => `${import.meta.env.VITE_API_URL ?? ''}${uploadAddress(upload, '480')}`,
    onDelete: ({ lineId }) => void remove(lineId)
  }
}

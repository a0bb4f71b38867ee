import type { Order, OrderStatus } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { OrderQuestionsProps } from '@motif/ui/screens/order'
import { personal, resource } from '../loading/resource.ts'
import { useResource } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'

/** Unpaid orders have no questions. */
const isAskedAbout = (status: OrderStatus) => status !== 'pending' && status !== 'cancelled'

/** Questions before production, to be answered by the buyer. */
export function useOrderQuestions(order: Order | undefined, query: { key?: string }): OrderQuestionsProps | undefined {
  const { data, mutate } = useResource(
    order && isAskedAbout(order.status)
      ? personal('session', resource('GET /api/v1/orders/{id}/questions', { params: { id: order.id }, query }))
      : undefined
  )
  if (!order || !data || data.items.length === 0) return undefined
  return {
    questions: data.items,
    onAnswer: async ({ id: questionId, answer }) => {
      try {
        const params = { id: order.id, questionId }
        const { data: answered } = await call('PUT /api/v1/orders/{id}/questions/{questionId}/answer', {
          params,
          query,
          body: answer
        })
        toaster.show({ tone: 'good', title: m.orders_question_thanks() })
        await mutate(answered, { revalidate: false })
        return undefined
      } catch (error) {
        await mutate()
        return failureOf(error)
      }
    }
  }
}

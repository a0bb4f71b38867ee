import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import type { AdminScreenProps, DraftOrderQuery } from '@motif/ui/screens/admin'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { SWRResponse } from 'swr'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { mutateWithToast } from './mutate-with-toast.ts'
import { addressWith, type adminAt } from './read-admin.ts'

/** Maximum search results. */
const found = 8

const orFailure = async <Answer>(work: () => Promise<Answer>) => {
  try {
    return await work()
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

/** An idempotency key per request: retries after a lost response keep it. */
function useWishKey() {
  const last = useRef({ wish: '', key: '' })
  return (...wish: unknown[]) => {
    const text = JSON.stringify(wish)
    if (last.current.wish !== text) last.current = { wish: text, key: crypto.randomUUID() }
    return { 'idempotency-key': last.current.key }
  }
}

/** Creates draft orders, sends their links, and changes them. `refresh` reloads the lists of orders. */
export function useDraftOrders(
  { draftOrders, draftOrder }: Pick<ResourceStates<ReturnType<typeof adminAt>>, 'draftOrders' | 'draftOrder'>,
  refresh: () => Promise<unknown>
) {
  const [search, setSearch] = useSearchParams()
  const keyOf = useWishKey()
  const read = {
    mutate: (() => Promise.all([draftOrder.mutate(), draftOrders.mutate()])) as unknown as SWRResponse['mutate']
  }
  const open = (id: string | null) => setSearch(addressWith(search, { draft: id }))
  const restore = async (id: string) => {
    try {
      await call('POST /api/v1/admin/draft-orders/{id}/restore', { params: { id } })
      toaster.show({ tone: 'good', title: m.admin_draft_restored() })
      await draftOrders.mutate()
    } catch (error) {
      showFailureToast(error)
    }
  }
  const acts: Pick<
    AdminScreenProps,
    | 'onFindDraftProducts'
    | 'onReadDraftProduct'
    | 'onFindDraftCustomer'
    | 'onPreviewDraftOrder'
    | 'onSaveDraftOrder'
    | 'onSendDraftOrder'
    | 'onWithdrawDraftOrder'
    | 'onSettleDraftOrder'
    | 'onDuplicateDraftOrder'
    | 'onDeleteDraftOrder'
  > = {
    onFindDraftProducts: ({ q }) =>
      orFailure(async () => (await call('GET /api/v1/products', { query: { q, pageSize: found } })).data),
    onReadDraftProduct: ({ slug }) =>
      orFailure(async () => (await call('GET /api/v1/products/{slug}', { params: { slug } })).data),
    onFindDraftCustomer: ({ email }) =>
      orFailure(async () => (await call('GET /api/v1/admin/draft-customers', { query: { email } })).data),
    onPreviewDraftOrder: (body) =>
      orFailure(async () => (await call('POST /api/v1/admin/draft-orders/preview', { body })).data),
    onSaveDraftOrder: ({ id, revision, input }) =>
      mutateWithToast(
        read,
        async () => {
          if (id !== null)
            return call('PUT /api/v1/admin/draft-orders/{id}', { params: { id }, body: { ...input, revision } })
          const { data } = await call('POST /api/v1/admin/draft-orders', { headers: keyOf('add', input), body: input })
          return open(data.id)
        },
        m.admin_draft_saved()
      ),
    onSendDraftOrder: ({ id, ...body }) =>
      mutateWithToast(
        read,
        () => call('POST /api/v1/admin/draft-orders/{id}/send', { params: { id }, body }),
        m.admin_draft_send_done()
      ),
    onWithdrawDraftOrder: ({ id }) =>
      mutateWithToast(
        read,
        () => call('POST /api/v1/admin/draft-orders/{id}/withdraw', { params: { id } }),
        m.admin_draft_withdraw_done()
      ),
    onSettleDraftOrder: ({ id, ...body }) =>
      mutateWithToast(
        read,
        async () => {
          await call('POST /api/v1/admin/draft-orders/{id}/paid', { params: { id }, body })
          await refresh()
        },
        m.admin_draft_settle_done()
      ),
    onDuplicateDraftOrder: ({ id }) =>
      mutateWithToast(
        read,
        async () => {
          const { data } = await call('POST /api/v1/admin/draft-orders/{id}/duplicate', {
            params: { id },
            headers: { 'idempotency-key': crypto.randomUUID() }
          })
          open(data.id)
        },
        m.admin_draft_duplicated()
      ),
    onDeleteDraftOrder: async ({ id }) => {
      try {
        await call('DELETE /api/v1/admin/draft-orders/{id}', { params: { id } })
        open(null)
        toaster.show({
          tone: 'good',
          title: m.admin_draft_deleted(),
          action: { label: m.admin_undo(), onAct: () => void restore(id) }
        })
        await draftOrders.mutate()
        return undefined
      } catch (error) {
        await draftOrder.mutate()
        return failureOf(error)
      }
    }
  }
  return {
    ...acts,
    onRetryDraftOrders: () => void draftOrders.mutate(),
    onRetryDraftOrder: () => void draftOrder.mutate(),
    onFilterDraftOrders: ({ q, state }: DraftOrderQuery) => setSearch(addressWith(search, { q, state, page: null })),
    draftOrderHrefOf: ({ id }: { id: string | null }) => addressWith(search, { draft: id })
  }
}

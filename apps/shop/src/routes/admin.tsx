import type { OrderStatus } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { failed } from '../services/failed.ts'
import { toaster } from '@motif/ui/components/toaster'
import { AdminRefusedScreen, AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { addressWith, isSection } from '../admin/address.ts'
import { usePrintFile } from '../admin/use-print-file.ts'
import { useRefund } from '../admin/use-refund.ts'
import { useOrder } from '../orders/use-order.ts'
import { call, useCall } from '../services/api.ts'
import { withReturnTo } from '../accounts/return-to.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { useSessionStatus } from '../shell/session.ts'
import { usePageTitle } from '../shell/page-head.tsx'
import { tellFailure } from '../shell/tell-failure.ts'

function useAdmin(isAdmin: boolean): AdminScreenProps {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('section')
  const section = isSection(asked) ? asked : 'orders'
  const status = search.get('status') as OrderStatus | null
  const q = search.get('q') ?? ''
  const openOrderId = search.get('order')
  const [moving, setMoving] = useState<{ id: string; failure?: AdminScreenProps['moveFailure'] } | null>(null)
  const [savingVariantId, setSavingVariantId] = useState<string | null>(null)
  const summary = useCall('GET /api/v1/admin/summary', isAdmin ? {} : undefined)
  const orders = useCall(
    'GET /api/v1/admin/orders',
    isAdmin
      ? {
          query: {
            page: search.get('page') ?? 1,
            ...(status === null ? undefined : { status }),
            ...(q === '' ? undefined : { q })
          }
        }
      : undefined,
    { keepPreviousData: true }
  )
  const order = useOrder(isAdmin && openOrderId !== null ? { params: { id: openOrderId } } : undefined)
  const messages = useCall(
    'GET /api/v1/admin/messages',
    isAdmin && section === 'messages' ? { query: { page: search.get('page') ?? 1 } } : undefined
  )

  const move = async ({ id, status: to, ...more }: Parameters<AdminScreenProps['onMove']>[0]) => {
    setMoving({ id })
    try {
      await call('PATCH /api/v1/admin/orders/{id}', { params: { id }, body: { status: to, ...more } })
      setMoving(null)
    } catch (error) {
      setMoving({ id, failure: failureOf(error) })
    }
    await Promise.all([order.mutate(), orders.mutate(), summary.mutate()])
  }

  const printFile = usePrintFile(isAdmin ? (openOrderId ?? undefined) : undefined)
  const { refund, isRefunding, refundFailure } = useRefund(() =>
    Promise.all([order.mutate(), orders.mutate(), summary.mutate()])
  )

  const restock = async ({ variantId, stock }: Parameters<AdminScreenProps['onStockChange']>[0]) => {
    setSavingVariantId(variantId)
    try {
      await call('PATCH /api/v1/admin/variants/{id}', { params: { id: variantId }, body: { stock } })
      toaster.show({ tone: 'good', title: m.admin_stock_saved() })
      await summary.mutate()
    } catch (error) {
      tellFailure(error)
    } finally {
      setSavingVariantId(null)
    }
  }

  return {
    section,
    hrefOf: (target) => addressWith(search, { section: target.section, page: null, order: null }),
    figures: summary.data && { ...summary.data, lowStock: summary.data.lowStock.length },
    orders: orders.data,
    isLoadingOrders: orders.isLoading,
    ordersFailure: failed(orders.error),
    onRetryOrders: () => void orders.mutate(),
    filter: { status, q },
    onFilter: (filter) => setSearch(addressWith(search, { ...filter, page: null })),
    pageHrefOf: ({ page }) => addressWith(search, { page: String(page) }),
    onOpenOrder: ({ id }) => setSearch(addressWith(search, { order: id })),
    openOrderId,
    order: order.data,
    orderFailure: failed(order.error),
    onCloseOrder: () => setSearch(addressWith(search, { order: null })),
    onMove: (to) => void move(to),
    movingId: moving?.failure === undefined ? (moving?.id ?? null) : null,
    moveFailure: moving?.failure,
    onRefund: (wish) => void refund(wish),
    isRefunding,
    refundFailure,
    ...printFile,
    messages: messages.data,
    isLoadingMessages: messages.isLoading,
    messagesFailure: failed(messages.error),
    onRetryMessages: () => void messages.mutate(),
    stock: summary.data?.lowStock,
    isLoadingStock: summary.isLoading,
    stockFailure: failed(summary.error),
    onRetryStock: () => void summary.mutate(),
    onStockChange: (change) => void restock(change),
    savingVariantId
  }
}

/** The server checks the role on every call; asking before it knows the person would only be refused. */
function Admin() {
  const isAdmin = useUser()?.role === 'admin'
  const isKnown = useSessionStatus() !== 'unknown'
  const admin = useAdmin(isAdmin)
  if (isKnown && !isAdmin)
    return <AdminRefusedScreen loginHref={withReturnTo('/login', '/admin')} onRetry={() => location.reload()} />
  return <AdminScreen {...admin} />
}

export function Component() {
  usePageTitle(m.admin_title())
  return <InBrowser waiting={<AdminWaiting />}>{() => <Admin />}</InBrowser>
}

const AdminWaiting = () => <AdminScreen {...useAdmin(false)} />

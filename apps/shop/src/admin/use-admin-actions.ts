import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { type AdminScreenProps, noOrderFilter } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ResourceStates } from '../loading/use-resources.ts'
import { call } from '../services/api.ts'
import { showFailureToast } from '../shell/show-failure-toast.ts'
import { addressWith, type adminAt, searchNow } from './read-admin.ts'
import { useChecklist } from './use-checklist.ts'
import { useAdminSearch } from './use-admin-search.ts'
import { useCategoryActions } from './use-categories.ts'
import { useCollectionActions } from './use-collections.ts'
import { useCustomerActions } from './use-customers.ts'
import { useCouponActions } from './use-coupons.ts'
import { designActions } from './design-actions.ts'
import { useDraftOrders } from './use-draft-orders.ts'
import { useFailedJobs } from './use-failed-jobs.ts'
import { useGiftCardActions } from './use-gift-cards.ts'
import { useImports } from './use-imports.ts'
import { useMessageActions } from './use-messages.ts'
import { moderationActions } from './moderation-actions.ts'
import { useLogActions } from './use-log.ts'
import { useReport } from './use-report.ts'
import { productionActions } from './production-actions.ts'
import { usePrintFile } from './use-print-file.ts'
import { useProducts } from './use-products.ts'
import { useOrderEdits } from './use-order-edits.ts'
import { useRefund } from './use-refund.ts'
import { useTextActions } from './use-texts.ts'
import { useTimelineActions } from './use-timeline.ts'
import { useSettingsActions } from './use-settings.ts'
import { useShipments } from './use-shipments.ts'
import { useBatch } from './use-batch.ts'
import { useReprints } from './use-reprints.ts'
import { useTwoFactor } from './use-two-factor.ts'
import { useQuestionActions } from './use-questions.ts'
import { useReviewActions } from './use-reviews.ts'
import { redirectActions } from './redirect-actions.ts'
import { staffActions } from './staff-actions.ts'
import { tagActions } from './tag-orders.ts'
import { useSavedViews } from './use-saved-views.ts'
import { synonymActions } from './synonym-actions.ts'
import { useSearchReport } from './use-search-report.ts'

/** Moves an order to another state, and reloads it. */
function useMoving(onMoved: () => Promise<unknown>) {
  const [moving, setMoving] = useState<{ id: string; failure?: AdminScreenProps['moveFailure'] } | null>(null)
  const move = async ({ id, status: to, ...more }: Parameters<AdminScreenProps['onMove']>[0]) => {
    setMoving({ id })
    try {
      await call('PATCH /api/v1/admin/orders/{id}', { params: { id }, body: { status: to, ...more } })
      setMoving(null)
    } catch (error) {
      setMoving({ id, failure: failureOf(error) })
    }
    await onMoved()
  }
  return {
    onMove: (to: Parameters<AdminScreenProps['onMove']>[0]) => void move(to),
    movingId: moving?.failure === undefined ? (moving?.id ?? null) : null,
    moveFailure: moving?.failure
  }
}

function useRestocking(onDone: () => Promise<unknown>) {
  const [savingVariantId, setSavingVariantId] = useState<string | null>(null)
  const restock = async ({ variantId, stock }: Parameters<AdminScreenProps['onStockChange']>[0]) => {
    setSavingVariantId(variantId)
    try {
      await call('PATCH /api/v1/admin/variants/{id}', { params: { id: variantId }, body: { stock } })
      toaster.show({ tone: 'good', title: m.admin_stock_saved() })
      await onDone()
    } catch (error) {
      showFailureToast(error)
    } finally {
      setSavingVariantId(null)
    }
  }
  return {
    savingVariantId,
    onStockChange: (change: Parameters<AdminScreenProps['onStockChange']>[0]) => void restock(change)
  }
}

/** All admin actions. The view state is in the URL. */
export function useAdminActions(read: ResourceStates<ReturnType<typeof adminAt>>) {
  const { summary, orders, order, timeline, orderMails, printFiles, orderJobs, orderEditing } = read
  const [search, setSearch] = useSearchParams()
  const { screen: twoFactorScreen, acts: twoFactorActs } = useTwoFactor(read)
  const refreshOrders = () =>
    Promise.all([
      order.mutate(),
      orders.mutate(),
      summary.mutate(),
      timeline.mutate(),
      orderJobs.mutate(),
      orderMails.mutate(),
      orderEditing.mutate()
    ])
  return {
    twoFactorScreen,
    ...twoFactorActs,
    hrefOf: (target: { section: string }) => `?section=${target.section}`,
    pageHrefOf: ({ page }: { page: number }) => addressWith(search, { page: String(page) }),
    partHrefOf: ({ after }: { after: string | null }) => addressWith(search, { after }),
    onClosePart: () => setSearch(addressWith(searchNow(), { part: null }), { replace: true, preventScrollReset: true }),
    onFilter: (filter: Parameters<AdminScreenProps['onFilter']>[0]) =>
      setSearch(addressWith(search, { ...noOrderFilter, ...filter, page: null })),
    onOpenOrder: ({ id }: { id: string }) => setSearch(addressWith(search, { order: id })),
    onCloseOrder: () => setSearch(addressWith(search, { order: null })),
    onRetryOrders: () => void orders.mutate(),
    onRetryStock: () => void read.stock.mutate(),
    onSearchStock: ({ q }: { q: string }) => setSearch(addressWith(search, { q, page: null })),
    ...useAdminSearch(),
    ...useTimelineActions(timeline, orderMails, [orders, read.orderTags]),
    ...tagActions([timeline, orders, read.orderTags]),
    ...useMoving(refreshOrders),
    ...useShipments(refreshOrders),
    ...useRefund(refreshOrders),
    ...useOrderEdits(() => Promise.all([refreshOrders(), printFiles.mutate()])),
    ...useRestocking(() => Promise.all([read.stock.mutate(), summary.mutate()])),
    ...usePrintFile(printFiles),
    ...useProducts(read),
    ...useCategoryActions(read.categories),
    ...useCollectionActions(read),
    ...useFailedJobs(read.failedJobs),
    ...useCouponActions(read.coupons),
    onSearchCoupons: ({ q }: { q: string }) => setSearch(addressWith(search, { q, after: null })),
    ...useCustomerActions(read),
    ...designActions(read, [search, setSearch]),
    ...useGiftCardActions(read),
    ...useDraftOrders(read, refreshOrders),
    ...useLogActions(read.log),
    ...useSettingsActions(read),
    ...useChecklist(read),
    ...productionActions(read),
    ...moderationActions(read),
    ...useReprints(read),
    ...useBatch(),
    // Going through jobs adds one entry to the history only.
    onReview: ({ id }: { id: string | null }) =>
      setSearch(addressWith(searchNow(), { review: id }), { replace: search.has('review') }),
    onCloseJob: () => setSearch(addressWith(search, { job: null })),
    productionHrefOf: ({ stage, after }: { stage: string; after?: string }) =>
      addressWith(search, { stage, after: after ?? null }),
    onFilterBoard: (filter: Parameters<AdminScreenProps['onFilterBoard']>[0]) =>
      setSearch(addressWith(search, { ...filter, after: null })),
    ...useTextActions(read),
    ...useReport(read.dashboard),
    ...redirectActions(read.redirects),
    onSearchRedirects: ({ q }: { q: string }) => setSearch(addressWith(search, { q, page: null })),
    ...synonymActions(read.synonyms),
    ...useSearchReport(read.searches),
    ...useSavedViews(read),
    ...staffActions(read),
    ...useReviewActions(read.reviews),
    ...useQuestionActions(read.questions),
    onSearchQuestions: ({ q }: { q: string }) => setSearch(addressWith(search, { q, page: null })),
    ...useMessageActions(read.messages),
    ...useImports(read)
  }
}

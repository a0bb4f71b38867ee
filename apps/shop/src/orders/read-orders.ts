import type { Order } from '@motif/contract'
import { useEffect } from 'react'
import type { SWRResponse } from 'swr'
import type { ScreenAddress } from '../loading/define-route.tsx'
import { personal, resource } from '../loading/resource.ts'

type Search = ScreenAddress['search']

export const orderHref = (about: { order: { id: string } }) => `/orderspage?order=${encodeURIComponent(about.order.id)}`

const pageIn = (search: Search): number => Math.max(1, Number(search.get('page') ?? 1) || 1)

/** The order list of an account, if the URL names no order. */
export const ordersAt = (search: Search) =>
  search.has('order')
    ? undefined
    : personal('customer', resource('GET /api/v1/orders', { query: { page: pageIn(search) } }))

/** Pagination of the list. */
export const pagesOf = ({ total, pageSize }: { total: number; pageSize: number }, search: Search) => ({
  page: pageIn(search),
  pageCount: Math.max(1, Math.ceil(total / pageSize)),
  hrefOf: (target: { page: number }) => `/orderspage?page=${target.page}`
})

/** The order of a URL: of the account, or by key; loaded once the session is known. */
export function orderAt(search: Search) {
  const id = search.get('order')
  if (id === null) return undefined
  const key = search.get('key')
  return personal(
    'session',
    resource('GET /api/v1/orders/{id}', { params: { id }, query: key === null ? {} : { key } })
  )
}

/** Documents are generated shortly after a payment: polling interval in milliseconds, and maximum attempts. */
const documentsInterval = 2000
const documentsTries = 30

const isWaitingForDocuments = ({ history, invoice, refunds }: Order) =>
  (invoice === null && history.some(({ status }) => status === 'paid')) ||
  refunds.some(({ creditNote }) => creditNote === null)

/** Polls an order for about a minute while documents are generated. */
export function useDocuments({ data, mutate }: SWRResponse<Order>): void {
  const waitsFor = data !== undefined && isWaitingForDocuments(data) ? data.id : undefined
  useEffect(() => {
    if (waitsFor === undefined) return undefined
    let left = documentsTries
    const timer = setInterval(() => {
      left -= 1
      if (left === 0) clearInterval(timer)
      void mutate()
    }, documentsInterval)
    return () => clearInterval(timer)
  }, [waitsFor, mutate])
}

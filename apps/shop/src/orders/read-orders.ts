import type { Order } from '@motif/contract'
import { useEffect } from 'react'
import type { SWRResponse } from 'swr'
import type { ScreenAddress } from '../loading/define-route.tsx'
import { personal, resource } from '../loading/resource.ts'

type Search = ScreenAddress['search']

export const orderHref = (about: { order: { id: string } }) => `/orderspage?order=${encodeURIComponent(about.order.id)}`

const pageIn = (search: Search): number => Math.max(1, Number(search.get('page') ?? 1) || 1)

/** The list of a customer's orders, at an address that names none of them. */
export const ordersAt = (search: Search) =>
  search.has('order')
    ? undefined
    : personal('customer', resource('GET /api/v1/orders', { query: { page: pageIn(search) } }))

/** The pages of the list, the one at an address among them. */
export const pagesOf = ({ total, pageSize }: { total: number; pageSize: number }, search: Search) => ({
  page: pageIn(search),
  pageCount: Math.max(1, Math.ceil(total / pageSize)),
  hrefOf: (target: { page: number }) => `/orderspage?page=${target.page}`
})

/** The order an address names, of the signed-in person or of whoever has its key: it is read once it is known who asks. */
export function orderAt(search: Search) {
  const id = search.get('order')
  if (id === null) return undefined
  const key = search.get('key')
  return personal(
    'session',
    resource('GET /api/v1/orders/{id}', { params: { id }, query: key === null ? {} : { key } })
  )
}

/** Invoices and credit notes are made a moment after the money moved: so often, in milliseconds, they are looked for, and so many times. */
const documentsInterval = 2000
const documentsTries = 30

const isWaitingForDocuments = ({ history, invoice, refunds }: Order) =>
  (invoice === null && history.some(({ status }) => status === 'paid')) ||
  refunds.some(({ creditNote }) => creditNote === null)

/** Looks at an order again for about a minute while documents of it are being made. */
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

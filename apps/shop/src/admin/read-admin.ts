import type { ContactMessageState, ImportStatus, OrderStatus, ReviewState } from '@motif/contract'
import { contactMessageStates } from '@motif/contract/contact-message-rules'
import { isCustomerFilter } from '@motif/contract/customer-rules'
import { isLogAction } from '@motif/contract/log-rules'
import { isProductionDue, isProductionStage } from '@motif/contract/production-rules'
import { reportRanges } from '@motif/contract/report-rules'
import { reviewStates } from '@motif/contract/review-rules'
import {
  type AdminSection,
  type LogQuery,
  type ProductFilter,
  type ProductionQuery,
  type ReportQuery,
  isProductStatus
} from '@motif/ui/screens/admin'
import { type TextPage, textPages } from '@motif/contract/text-rules'
import type { ScreenAddress } from '../loading/define-route.tsx'
import { personal, resource } from '../loading/resource.ts'

const sections: readonly string[] = [
  'start',
  'dashboard',
  'orders',
  'production',
  'products',
  'categories',
  'imports',
  'customers',
  'coupons',
  'redirects',
  'synonyms',
  'reviews',
  'messages',
  'stock',
  'staff',
  'failed-jobs',
  'log',
  'settings',
  'texts'
] satisfies AdminSection[]

const isSection = (text: string | null): text is AdminSection => text !== null && sections.includes(text)

function productFilterAt(search: ScreenAddress['search']): ProductFilter {
  const status = search.get('status')
  return { q: search.get('q') ?? '', status: isProductStatus(status) ? status : null, category: search.get('category') }
}

const isTextPage = (text: string | null): text is TextPage => textPages.some((page) => page === text)

const isReviewState = (text: string | null): text is ReviewState => reviewStates.some((state) => state === text)

const isMessageState = (text: string | null): text is ContactMessageState =>
  contactMessageStates.some((state) => state === text)
/** Only whole days go to the server; an address can hold anything. */
const dayIn = (text: string | null) => (text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '')

function logQueryAt(search: ScreenAddress['search']): LogQuery {
  const action = search.get('action')
  return {
    by: search.get('by'),
    action: isLogAction(action) ? action : null,
    from: dayIn(search.get('from')),
    to: dayIn(search.get('to'))
  }
}

/** The members of a query that say something, as calls take them. */
export const logFilterOf = ({ by, action, from, to }: LogQuery) => ({
  by: by ?? undefined,
  action: action ?? undefined,
  from: from || undefined,
  to: to || undefined
})

function customersIn(search: ScreenAddress['search']) {
  const filter = search.get('filter')
  return {
    customerQuery: { q: search.get('q') ?? '', filter: isCustomerFilter(filter) ? filter : null },
    openCustomerKey: search.get('customer'),
    customerOrdersAfter: search.get('orders-after'),
    isErasureOpen: search.get('erase') !== null
  }
}

function productionQueryAt(search: ScreenAddress['search']): ProductionQuery {
  const [due, stage] = [search.get('due'), search.get('stage')]
  return {
    due: isProductionDue(due) ? due : null,
    product: search.get('product'),
    stage: isProductionStage(stage) ? stage : 'approve'
  }
}

/** Days of one's own are those an address names; without any it is a range. */
function reportQueryAt(search: ScreenAddress['search']): ReportQuery {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  const range = reportRanges.find((known) => known === search.get('range')) ?? '30'
  return from || to || search.get('range') === 'own' ? { range: 'own', from, to } : { range, from: '', to: '' }
}

/** The same as calls take it. */
export const reportAskedOf = ({ range, from, to }: ReportQuery) =>
  range === 'own' ? { from: from || undefined, to: to || undefined } : { range }

/** What of the admin an address shows. */
export function viewAt(search: ScreenAddress['search']) {
  const [asked, state, text] = [search.get('section'), search.get('state'), search.get('text')]
  return {
    section: isSection(asked) ? asked : 'orders',
    filter: { status: search.get('status') as OrderStatus | null, q: search.get('q') ?? '' },
    page: search.get('page') ?? 1,
    after: search.get('after'),
    openOrderId: search.get('order'),
    productFilter: productFilterAt(search),
    openProductId: search.get('product'),
    openImportId: search.get('import'),
    logQuery: logQueryAt(search),
    productionQuery: productionQueryAt(search),
    openJobId: search.get('job'),
    ...customersIn(search),
    reportQuery: reportQueryAt(search),
    reviewState: isReviewState(state) ? state : 'waiting',
    messageState: isMessageState(state) ? state : 'open',
    textPage: isTextPage(text) ? text : 'faq'
  } as const
}

/** What the sections on products and categories read; coupons are for some of these. */
function productsAt(search: ScreenAddress['search']) {
  const { section, productFilter, page, openProductId } = viewAt(search)
  const isOfProducts = section === 'products'
  const { q, status, category } = productFilter
  return {
    products:
      isOfProducts && openProductId === null
        ? personal(
            'admin',
            resource(
              'GET /api/v1/admin/products',
              { query: { page, q, status: status ?? undefined, category: category ?? undefined } },
              { options: { keepPreviousData: true } }
            )
          )
        : undefined,
    product:
      isOfProducts && openProductId !== null && openProductId !== 'new'
        ? personal('admin', resource('GET /api/v1/admin/products/{id}', { params: { id: openProductId } }))
        : undefined,
    categories:
      isOfProducts || section === 'categories' || section === 'coupons'
        ? personal('admin', resource('GET /api/v1/admin/categories', {}))
        : undefined
  }
}

/** An import that is under way is looked at again so often, in milliseconds. */
const importInterval = 1000

const isUnderWay = (status: ImportStatus | undefined) => status === 'waiting' || status === 'running'

/** What the section on CSV files reads. */
function importsAt(search: ScreenAddress['search']) {
  const { section, page, openImportId } = viewAt(search)
  const isOfImports = section === 'imports'
  return {
    newsletter: isOfImports ? personal('admin', resource('GET /api/v1/admin/newsletter', {})) : undefined,
    imports: isOfImports
      ? personal(
          'admin',
          resource(
            'GET /api/v1/admin/imports',
            { query: { page } },
            {
              options: {
                keepPreviousData: true,
                refreshInterval: (latest) =>
                  latest?.items.some(({ status }) => isUnderWay(status)) ? importInterval : 0
              }
            }
          )
        )
      : undefined,
    importTemplates: isOfImports ? personal('admin', resource('GET /api/v1/admin/import-templates', {})) : undefined,
    openImport:
      isOfImports && openImportId !== null
        ? personal(
            'admin',
            resource(
              'GET /api/v1/admin/imports/{id}',
              { params: { id: openImportId } },
              { options: { refreshInterval: (latest) => (isUnderWay(latest?.status) ? importInterval : 0) } }
            )
          )
        : undefined
  }
}

/** What the section on the log reads. */
function logAt(search: ScreenAddress['search']) {
  const { section, after, logQuery } = viewAt(search)
  const isOfLog = section === 'log'
  return {
    log: isOfLog
      ? personal(
          'admin',
          resource('GET /api/v1/admin/log', { query: { ...logFilterOf(logQuery), after: after ?? undefined } })
        )
      : undefined,
    logPeople: isOfLog ? personal('admin', resource('GET /api/v1/admin/log/people', {})) : undefined
  }
}

/** The board is read again so often, in milliseconds: others work on it, too. */
const boardInterval = 15_000

/** What the production board reads: all columns, or the rest of one. */
function productionAt(search: ScreenAddress['search']) {
  const { section, after, productionQuery } = viewAt(search)
  const { due, product, stage } = productionQuery
  const filter = { due: due ?? undefined, product: product ?? undefined }
  const options = { keepPreviousData: true, refreshInterval: () => boardInterval }
  const jobId = search.get('job')
  return {
    openJob:
      section === 'production' && jobId !== null
        ? personal('admin', resource('GET /api/v1/admin/production/jobs/{id}', { params: { id: jobId } }))
        : undefined,
    board:
      section === 'production' && after === null
        ? personal('admin', resource('GET /api/v1/admin/production', { query: filter }, { options }))
        : undefined,
    columnJobs:
      section === 'production' && after !== null
        ? personal(
            'admin',
            resource('GET /api/v1/admin/production/jobs', { query: { ...filter, stage, after } }, { options })
          )
        : undefined
  }
}

/** What the section on customers reads. */
function customersAt(search: ScreenAddress['search']) {
  const { section, after, customerQuery, openCustomerKey, customerOrdersAfter, isErasureOpen } = viewAt(search)
  const isOfCustomers = section === 'customers'
  const params = isOfCustomers && openCustomerKey !== null ? { key: openCustomerKey } : undefined
  const query = { q: customerQuery.q, filter: customerQuery.filter ?? undefined, after: after ?? undefined }
  return {
    customers:
      isOfCustomers && !params
        ? personal('admin', resource('GET /api/v1/admin/customers', { query }, { options: { keepPreviousData: true } }))
        : undefined,
    customer: params && personal('admin', resource('GET /api/v1/admin/customers/{key}', { params })),
    customerOrders:
      params &&
      personal(
        'admin',
        resource('GET /api/v1/admin/customers/{key}/orders', {
          params,
          query: { after: customerOrdersAfter ?? undefined }
        })
      ),
    erasure:
      params && isErasureOpen
        ? personal('admin', resource('GET /api/v1/admin/customers/{key}/erasure', { params }))
        : undefined
  }
}

/** What the section on settings reads. */
function settingsAt(search: ScreenAddress['search']) {
  const { section, after } = viewAt(search)
  const isOfSettings = section === 'settings'
  return {
    settings: isOfSettings ? personal('admin', resource('GET /api/v1/admin/settings', {})) : undefined,
    settingsVersions: isOfSettings
      ? personal(
          'admin',
          resource(
            'GET /api/v1/admin/settings/versions',
            { query: { after: after ?? undefined } },
            { options: { keepPreviousData: true } }
          )
        )
      : undefined
  }
}

/** What the section on texts reads. */
function textsAt(search: ScreenAddress['search']) {
  const { section, after, textPage } = viewAt(search)
  const isOfTexts = section === 'texts'
  const params = { page: textPage }
  return {
    text: isOfTexts ? personal('admin', resource('GET /api/v1/admin/texts/{page}', { params })) : undefined,
    textVersions: isOfTexts
      ? personal(
          'admin',
          resource('GET /api/v1/admin/texts/{page}/versions', { params, query: { after: after ?? undefined } })
        )
      : undefined
  }
}

/** A file that is being made is looked at again so often, in milliseconds. */
const makingInterval = 2000

/** What an administrator reads at an address; the server checks the role on every call, too. */
export function adminAt(search: ScreenAddress['search']) {
  const { section, filter, page, after, openOrderId, reportQuery, reviewState, messageState } = viewAt(search)
  const params = openOrderId === null ? undefined : { id: openOrderId }
  const query = { page, status: filter.status ?? undefined, q: filter.q }
  return {
    ...productsAt(search),
    ...importsAt(search),
    ...logAt(search),
    ...productionAt(search),
    ...customersAt(search),
    me: personal('admin', resource('GET /api/v1/admin/staff/me', {})),
    staff: section === 'staff' ? personal('admin', resource('GET /api/v1/admin/staff', {})) : undefined,
    ...settingsAt(search),
    checklist: section === 'start' ? personal('admin', resource('GET /api/v1/admin/checklist', {})) : undefined,
    ...textsAt(search),
    dashboard:
      section === 'dashboard'
        ? personal(
            'admin',
            resource(
              'GET /api/v1/admin/dashboard',
              { query: reportAskedOf(reportQuery) },
              { options: { keepPreviousData: true } }
            )
          )
        : undefined,
    summary: personal('admin', resource('GET /api/v1/admin/summary', {})),
    orders: personal('admin', resource('GET /api/v1/admin/orders', { query }, { options: { keepPreviousData: true } })),
    order: params && personal('admin', resource('GET /api/v1/orders/{id}', { params })),
    timeline: params && personal('admin', resource('GET /api/v1/admin/orders/{id}/timeline', { params })),
    printFiles:
      params &&
      personal(
        'admin',
        resource(
          'GET /api/v1/admin/orders/{id}/print-files',
          { params },
          {
            options: {
              refreshInterval: (latest) => (latest?.items.some(({ state }) => state === 'making') ? makingInterval : 0)
            }
          }
        )
      ),
    coupons:
      section === 'coupons'
        ? personal(
            'admin',
            resource(
              'GET /api/v1/admin/coupons',
              { query: { after: after ?? undefined, q: filter.q } },
              { options: { keepPreviousData: true } }
            )
          )
        : undefined,
    redirects:
      section === 'redirects'
        ? personal(
            'admin',
            resource(
              'GET /api/v1/admin/redirects',
              { query: { page, q: filter.q } },
              { options: { keepPreviousData: true } }
            )
          )
        : undefined,
    synonyms: section === 'synonyms' ? personal('admin', resource('GET /api/v1/admin/synonyms', {})) : undefined,
    reviews:
      section === 'reviews'
        ? personal('admin', resource('GET /api/v1/admin/reviews', { query: { page, state: reviewState } }))
        : undefined,
    messages:
      section === 'messages'
        ? personal('admin', resource('GET /api/v1/admin/messages', { query: { page, state: messageState } }))
        : undefined,
    failedJobs:
      section === 'failed-jobs'
        ? personal(
            'admin',
            resource('GET /api/v1/admin/failed-jobs', { query: { page } }, { options: { keepPreviousData: true } })
          )
        : undefined
  }
}

/** The query of the address with some members changed; null or empty takes one out. */
export function addressWith(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}

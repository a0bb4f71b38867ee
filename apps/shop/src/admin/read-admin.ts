import type { ContactMessageState, ImportStatus, OrderStatus, QuestionState, ReviewState } from '@motif/contract'
import { contactMessageStates } from '@motif/contract/contact-message-rules'
import { isCustomerFilter } from '@motif/contract/customer-rules'
import { isDraftOrderState } from '@motif/contract/draft-order-rules'
import { isGiftCardState } from '@motif/contract/gift-card-rules'
import {
  filterAmountMax,
  orderSentFilters,
  productPrintFilters,
  productSaleFilters,
  productStockFilters
} from '@motif/contract/list-filter-rules'
import { isLogAction } from '@motif/contract/log-rules'
import { isProductionDue, isProductionStage } from '@motif/contract/production-rules'
import { reportRanges } from '@motif/contract/report-rules'
import { questionStates } from '@motif/contract/question-rules'
import { reviewStates } from '@motif/contract/review-rules'
import { searchPeriods } from '@motif/contract/search-report-rules'
import { designOrderFilters } from '@motif/contract/staff-design-rules'
import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import { type TextKey, textKeys } from '@motif/contract/text-rules'
import {
  type AdminSection,
  type LogQuery,
  type OrderListFilter,
  type ProductFilter,
  type ProductionQuery,
  type ReportQuery,
  firstSectionOf,
  isDesignPart,
  isHoldState,
  isModerationPart,
  isSynonymPart,
  isProductStatus,
  orderFilterToSave,
  productFilterToSave,
  sectionPermissions
} from '@motif/ui/screens/admin'
import type { ScreenAddress } from '../loading/define-route.tsx'
import { type PublicResource, type Resource, personal, resource } from '../loading/resource.ts'
import { staffMe, staffRoleNow } from './staff-role.ts'

const sections: readonly string[] = [
  'start',
  'dashboard',
  'orders',
  'draft-orders',
  'production',
  'moderation',
  'products',
  'categories',
  'collections',
  'imports',
  'customers',
  'designs',
  'coupons',
  'gift-cards',
  'redirects',
  'synonyms',
  'reviews',
  'questions',
  'messages',
  'stock',
  'staff',
  'failed-jobs',
  'log',
  'settings',
  'texts',
  'sign-in'
] satisfies AdminSection[]

const isSection = (text: string | null): text is AdminSection => text !== null && sections.includes(text)

/** One of a few values; a URL may contain anything. */
const choiceIn = <Choice extends string>(known: readonly Choice[], text: string | null): Choice | null =>
  known.find((one) => one === text) ?? null

/** A whole amount in minor units. */
const amountIn = (text: string | null): number | null => {
  const amount = text !== null && /^\d{1,13}$/.test(text) ? Number(text) : null
  return amount !== null && amount <= filterAmountMax ? amount : null
}

function productFilterAt(search: ScreenAddress['search']): ProductFilter {
  const status = search.get('status')
  return {
    q: search.get('q') ?? '',
    status: isProductStatus(status) ? status : null,
    category: search.get('category'),
    stock: choiceIn(productStockFilters, search.get('stock')),
    priceFrom: amountIn(search.get('priceFrom')),
    priceTo: amountIn(search.get('priceTo')),
    sale: choiceIn(productSaleFilters, search.get('sale')),
    printable: choiceIn(productPrintFilters, search.get('printable'))
  }
}

function orderFilterAt(search: ScreenAddress['search']): OrderListFilter {
  const country = search.get('country')
  return {
    status: search.get('status') as OrderStatus | null,
    q: search.get('q') ?? '',
    tag: search.get('tag'),
    from: dayIn(search.get('from')) || null,
    to: dayIn(search.get('to')) || null,
    totalFrom: amountIn(search.get('totalFrom')),
    totalTo: amountIn(search.get('totalTo')),
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    product: search.get('product'),
    sent: choiceIn(orderSentFilters, search.get('sent'))
  }
}

const isTextKey = (text: string | null): text is TextKey => textKeys.some((key) => key === text)

const isReviewState = (text: string | null): text is ReviewState => reviewStates.some((state) => state === text)

const isQuestionState = (text: string | null): text is QuestionState => questionStates.some((state) => state === text)

const isMessageState = (text: string | null): text is ContactMessageState =>
  contactMessageStates.some((state) => state === text)
/** Only full dates are sent to the API; a URL may contain anything. */
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

/** The non-empty parameters, for the API. */
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

/** A custom period if the URL has dates, else a preset range. */
function reportQueryAt(search: ScreenAddress['search']): ReportQuery {
  const [from, to] = [dayIn(search.get('from')), dayIn(search.get('to'))]
  const range = reportRanges.find((known) => known === search.get('range')) ?? '30'
  return from || to || search.get('range') === 'own' ? { range: 'own', from, to } : { range, from: '', to: '' }
}

/** The parameters for the API. */
export const reportRequestOf = ({ range, from, to }: ReportQuery) =>
  range === 'own' ? { from: from || undefined, to: to || undefined } : { range }

/** URLs of the previous version without a section: these parameters belong to orders. */
const ofOrders = ['order', 'status', 'q', 'tag', 'page']

/** The section in the URL; by default one that suits the role. */
function sectionAt(search: ScreenAddress['search'], role: StaffRole | null): AdminSection {
  const asked = search.get('section')
  if (isSection(asked)) return asked
  return role === null || ofOrders.some((name) => search.has(name)) ? 'orders' : firstSectionOf(role)
}

/** The view of a URL for a role. */
export function viewAt(search: ScreenAddress['search'], role = staffRoleNow()) {
  const [state, text] = [search.get('state'), search.get('text')]
  return {
    section: sectionAt(search, role),
    /** No section was chosen, so that an empty shop can open on the checklist. */
    isOpening: !isSection(search.get('section')),
    filter: orderFilterAt(search),
    page: search.get('page') ?? 1,
    after: search.get('after'),
    openPart: search.get('part'),
    openViewId: search.get('view'),
    openOrderId: search.get('order'),
    productFilter: productFilterAt(search),
    openProductId: search.get('product'),
    openImportId: search.get('import'),
    openCollectionSlug: search.get('collection'),
    logQuery: logQueryAt(search),
    productionQuery: productionQueryAt(search),
    openJobId: search.get('job'),
    openReviewId: search.get('review'),
    ...customersIn(search),
    designPart: isDesignPart(state) ? state : 'saved',
    designQuery: {
      q: search.get('q') ?? '',
      product: search.get('product'),
      ordered: choiceIn(designOrderFilters, search.get('ordered'))
    },
    openDesignId: search.get('design'),
    reportQuery: reportQueryAt(search),
    reviewState: isReviewState(state) ? state : 'waiting',
    questionQuery: { q: search.get('q') ?? '', state: isQuestionState(state) ? state : 'waiting' },
    moderationPart: isModerationPart(state) ? state : 'open',
    messageState: isMessageState(state) ? state : 'open',
    synonymPart: isSynonymPart(state) ? state : 'words',
    synonymDraft: search.get('words'),
    searchPeriod: choiceIn(searchPeriods, search.get('days')) ?? '30',
    textPage: isTextKey(text) ? text : 'faq',
    giftCardQuery: { q: search.get('q') ?? '', state: isGiftCardState(state) ? state : null },
    openGiftCardId: search.get('gift-card'),
    draftOrderQuery: { q: search.get('q') ?? '', state: isDraftOrderState(state) ? state : null },
    openDraftOrderId: search.get('draft')
  } as const
}

/** A resource restricted to permitted roles; nothing loads before the role is known. */
type Reader = <Data>(
  permission: Permission,
  isHere: boolean,
  of: () => PublicResource<Data>
) => Resource<Data> | undefined

const readerFor =
  (role: StaffRole | null): Reader =>
  (permission, isHere, of) =>
    isHere && may(role, permission) ? personal('admin', of()) : undefined

type View = ReturnType<typeof viewAt>

/** Sections that need categories. */
const withCategories: ReadonlySet<AdminSection> = new Set(['categories', 'coupons', 'settings'])

/** Resources of the product and category sections. */
function productsAt({ section, productFilter, page, openProductId }: View, read: Reader) {
  const isOfProducts = section === 'products'
  return {
    products: read('products.read', isOfProducts && openProductId === null, () =>
      resource(
        'GET /api/v1/admin/products',
        { query: { page, ...productFilterToSave(productFilter) } },
        { options: { keepPreviousData: true } }
      )
    ),
    productViews: read('products.read', isOfProducts && openProductId === null, () =>
      resource('GET /api/v1/admin/product-views', {})
    ),
    // The editor requires the change permission.
    product: read('products.change', isOfProducts && openProductId !== null && openProductId !== 'new', () =>
      resource('GET /api/v1/admin/products/{id}', { params: { id: openProductId ?? '' } })
    ),
    previewLink: read('products.read', isOfProducts && openProductId !== null && openProductId !== 'new', () =>
      resource('GET /api/v1/admin/products/{id}/preview-link', { params: { id: openProductId ?? '' } })
    ),
    categories: read('products.read', isOfProducts || withCategories.has(section), () =>
      resource('GET /api/v1/admin/categories', {})
    )
  }
}

/** Sections that need the names of collections. */
const withCollections: ReadonlySet<AdminSection> = new Set(['collections', 'products', 'settings'])

export const openedCollection = (slug: string) => resource('GET /api/v1/admin/collections/{slug}', { params: { slug } })

/** Resources of the collection section. */
function collectionsAt({ section, openCollectionSlug: slug, openProductId }: View, read: Reader) {
  return {
    collections: read('products.read', withCollections.has(section) && openProductId === null, () =>
      resource('GET /api/v1/admin/collections', {})
    ),
    openCollection: read('products.read', section === 'collections' && slug !== null, () =>
      openedCollection(slug ?? '')
    )
  }
}

/** Polling interval of a running import in milliseconds. */
const importInterval = 1000

const isUnderWay = (status: ImportStatus | undefined) => status === 'waiting' || status === 'running'

/** Resources of the import section. */
function importsAt({ section, page, openImportId }: View, read: Reader) {
  const isOfImports = section === 'imports'
  return {
    newsletter: read('newsletter.read', isOfImports, () => resource('GET /api/v1/admin/newsletter', {})),
    imports: read('products.read', isOfImports, () =>
      resource(
        'GET /api/v1/admin/imports',
        { query: { page } },
        {
          options: {
            keepPreviousData: true,
            refreshInterval: (latest) => (latest?.items.some(({ status }) => isUnderWay(status)) ? importInterval : 0)
          }
        }
      )
    ),
    importTemplates: read('products.read', isOfImports, () => resource('GET /api/v1/admin/import-templates', {})),
    openImport: read('products.read', isOfImports && openImportId !== null, () =>
      resource(
        'GET /api/v1/admin/imports/{id}',
        { params: { id: openImportId ?? '' } },
        { options: { refreshInterval: (latest) => (isUnderWay(latest?.status) ? importInterval : 0) } }
      )
    )
  }
}

/** Resources of the log section. */
const logAt = ({ section, after, logQuery }: View, read: Reader) => ({
  log: read('log.read', section === 'log', () =>
    resource('GET /api/v1/admin/log', { query: { ...logFilterOf(logQuery), after: after ?? undefined } })
  ),
  logPeople: read('log.read', section === 'log', () => resource('GET /api/v1/admin/log/people', {}))
})

/** Polling interval of the board in milliseconds, as others change it. */
const boardInterval = 15_000

/** Resources of the production board: all columns, or the rest of one. */
function productionAt({ section, after, productionQuery, openJobId, openReviewId }: View, read: Reader) {
  const { due, product, stage } = productionQuery
  const filter = { due: due ?? undefined, product: product ?? undefined }
  const options = { keepPreviousData: true, refreshInterval: () => boardInterval }
  const isOfProduction = section === 'production'
  return {
    openJob: read('board.read', isOfProduction && openJobId !== null, () =>
      resource('GET /api/v1/admin/production/jobs/{id}', { params: { id: openJobId ?? '' } })
    ),
    jobReview: read('production.read', isOfProduction && openReviewId !== null, () =>
      resource('GET /api/v1/admin/production/jobs/{id}/review', { params: { id: openReviewId ?? '' } })
    ),
    reviewQueue: read('board.read', isOfProduction && openReviewId !== null, () =>
      resource(
        'GET /api/v1/admin/production/jobs',
        { query: { ...filter, stage: 'approve', pageSize: 100 } },
        { options }
      )
    ),
    board: read('board.read', isOfProduction && after === null, () =>
      resource('GET /api/v1/admin/production', { query: filter }, { options })
    ),
    columnJobs: read('board.read', isOfProduction && after !== null, () =>
      resource('GET /api/v1/admin/production/jobs', { query: { ...filter, stage, after: after ?? '' } }, { options })
    )
  }
}

/** The report on searches that a view shows. */
export const searchReportOf = ({ synonymPart, searchPeriod }: Pick<View, 'synonymPart' | 'searchPeriod'>) => ({
  days: searchPeriod,
  kind: synonymPart === 'words' ? undefined : synonymPart
})

/** Resources of the moderation section: held items, or one of its lists. */
function moderationAt({ section, after, moderationPart: part }: View, read: Reader) {
  const isOfModeration = section === 'moderation'
  const query = { after: after ?? undefined }
  return {
    holds: read('moderation.decide', isOfModeration && isHoldState(part), () =>
      resource('GET /api/v1/admin/moderation', { query: { ...query, state: isHoldState(part) ? part : 'open' } })
    ),
    blockedWords: read('moderation.decide', isOfModeration && part === 'words', () =>
      resource('GET /api/v1/admin/moderation/words', {})
    ),
    blockedPictures: read('moderation.decide', isOfModeration && part === 'pictures', () =>
      resource('GET /api/v1/admin/moderation/pictures', { query }, { options: { keepPreviousData: true } })
    )
  }
}

/** Resources of the gift card section. */
function giftCardsAt({ section, after, giftCardQuery: { q, state }, openGiftCardId }: View, read: Reader) {
  const isOfGiftCards = section === 'gift-cards'
  return {
    giftCards: read('gift-cards.read', isOfGiftCards && openGiftCardId === null, () =>
      resource(
        'GET /api/v1/admin/gift-cards',
        { query: { after: after ?? undefined, q, state: state ?? undefined } },
        { options: { keepPreviousData: true } }
      )
    ),
    giftCard: read('gift-cards.read', isOfGiftCards && openGiftCardId !== null, () =>
      resource('GET /api/v1/admin/gift-cards/{id}', { params: { id: openGiftCardId ?? '' } })
    )
  }
}

/** Resources of draft orders. */
function draftOrdersAt({ section, page, draftOrderQuery: { q, state }, openDraftOrderId }: View, read: Reader) {
  const isOfDrafts = section === 'draft-orders'
  return {
    draftOrders: read('drafts.read', isOfDrafts && openDraftOrderId === null, () =>
      resource(
        'GET /api/v1/admin/draft-orders',
        { query: { page, q, state: state ?? undefined } },
        { options: { keepPreviousData: true } }
      )
    ),
    draftOrder: read('drafts.read', isOfDrafts && openDraftOrderId !== null && openDraftOrderId !== 'new', () =>
      resource('GET /api/v1/admin/draft-orders/{id}', { params: { id: openDraftOrderId ?? '' } })
    )
  }
}

/** Resources of the texts section. */
function textsAt({ section, after, textPage: page }: View, read: Reader) {
  const isOfTexts = section === 'texts'
  return {
    text: read('settings.read', isOfTexts, () => resource('GET /api/v1/admin/texts/{page}', { params: { page } })),
    textVersions: read('settings.read', isOfTexts, () =>
      resource('GET /api/v1/admin/texts/{page}/versions', { params: { page }, query: { after: after ?? undefined } })
    )
  }
}

/** Resources of the customer section. */
function customersAt(view: View, read: Reader) {
  const { section, after, customerQuery, openCustomerKey, customerOrdersAfter, isErasureOpen } = view
  const isOfCustomers = section === 'customers'
  const isOpen = isOfCustomers && openCustomerKey !== null
  const params = { key: openCustomerKey ?? '' }
  const query = { q: customerQuery.q, filter: customerQuery.filter ?? undefined, after: after ?? undefined }
  return {
    customers: read('customers.read', isOfCustomers && !isOpen, () =>
      resource('GET /api/v1/admin/customers', { query }, { options: { keepPreviousData: true } })
    ),
    customer: read('customers.read', isOpen, () => resource('GET /api/v1/admin/customers/{key}', { params })),
    customerOrders: read('customers.read', isOpen, () =>
      resource('GET /api/v1/admin/customers/{key}/orders', {
        params,
        query: { after: customerOrdersAfter ?? undefined }
      })
    ),
    erasure: read('customers.erase', isOpen && isErasureOpen, () =>
      resource('GET /api/v1/admin/customers/{key}/erasure', { params })
    )
  }
}

/** Resources of the section on designs. */
function designsAt({ section, after, designPart, designQuery, openDesignId }: View, read: Reader) {
  const isOfDesigns = section === 'designs'
  const isOpen = openDesignId !== null
  const { q, product, ordered } = designQuery
  return {
    designs: read('customers.read', isOfDesigns && !isOpen && designPart === 'saved', () =>
      resource(
        'GET /api/v1/admin/designs',
        { query: { q, product: product ?? undefined, ordered: ordered ?? undefined, after: after ?? undefined } },
        { options: { keepPreviousData: true } }
      )
    ),
    design: read('customers.read', isOfDesigns && isOpen, () =>
      resource('GET /api/v1/admin/designs/{id}', { params: { id: openDesignId ?? '' } })
    ),
    designTemplates: read('customers.read', isOfDesigns && !isOpen && designPart === 'templates', () =>
      resource('GET /api/v1/templates', {})
    )
  }
}

/** Polling interval of the search being rebuilt in milliseconds. */
const rebuildInterval = 2000

/** Resources of the settings section. */
const settingsAt = ({ section, after }: View, read: Reader) => ({
  settings: read('settings.read', section === 'settings', () => resource('GET /api/v1/admin/settings', {})),
  paymentConnection: read('settings.read', section === 'settings', () =>
    resource('GET /api/v1/admin/payment-state', {})
  ),
  searchState: read('settings.read', section === 'settings', () =>
    resource(
      'GET /api/v1/admin/settings/search',
      {},
      { options: { refreshInterval: (latest) => ((latest?.percent ?? null) === null ? 0 : rebuildInterval) } }
    )
  ),
  settingsVersions: read('settings.read', section === 'settings', () =>
    resource(
      'GET /api/v1/admin/settings/versions',
      { query: { after: after ?? undefined } },
      { options: { keepPreviousData: true } }
    )
  )
})

/** Polling interval of a file being generated in milliseconds. */
const makingInterval = 2000

/** Resources of the orders section, and of the order open beside any section. */
function ordersAt({ section, filter, page, openOrderId }: View, read: Reader) {
  const isOpen = openOrderId !== null
  const params = { id: openOrderId ?? '' }
  const query = { page, ...orderFilterToSave(filter) }
  return {
    orders: read('orders.read', section === 'orders', () =>
      resource('GET /api/v1/admin/orders', { query }, { options: { keepPreviousData: true } })
    ),
    orderViews: read('orders.read', section === 'orders', () => resource('GET /api/v1/admin/order-views', {})),
    orderTags: read('orders.read', section === 'orders', () => resource('GET /api/v1/admin/order-tags', {})),
    order: read('orders.read', isOpen, () => resource('GET /api/v1/orders/{id}', { params })),
    orderJobs: read('orders.read', isOpen, () => resource('GET /api/v1/admin/orders/{id}/jobs', { params })),
    orderMails: read('orders.read', isOpen, () => resource('GET /api/v1/admin/orders/{id}/mails', { params })),
    orderPictures: read('moderation.decide', isOpen, () =>
      resource('GET /api/v1/admin/orders/{id}/pictures', { params })
    ),
    colleagues: read('orders.change', isOpen, () => resource('GET /api/v1/admin/colleagues', {})),
    orderEditing: read('orders.read', isOpen, () => resource('GET /api/v1/admin/orders/{id}/edits', { params })),
    timeline: read('orders.read', isOpen, () => resource('GET /api/v1/admin/orders/{id}/timeline', { params })),
    printFiles: read('production.read', isOpen, () =>
      resource(
        'GET /api/v1/admin/orders/{id}/print-files',
        { params },
        {
          options: {
            refreshInterval: (latest) => (latest?.items.some(({ state }) => state === 'making') ? makingInterval : 0)
          }
        }
      )
    )
  }
}

/** Resources of an admin URL, as far as the role permits. The API checks permissions on every call as well. */
export function adminAt(search: ScreenAddress['search'], role = staffRoleNow()) {
  const view = viewAt(search, role)
  const { section, filter, page, after, reportQuery, reviewState, messageState, synonymPart } = view
  const isForRole = may(role, sectionPermissions[section])
  const readHere = readerFor(isForRole ? role : null)
  const read = readerFor(role)
  return {
    ...productsAt(view, readHere),
    ...collectionsAt(view, readHere),
    ...importsAt(view, readHere),
    ...logAt(view, readHere),
    ...customersAt(view, readHere),
    ...designsAt(view, readHere),
    me: staffMe,
    twoFactor: read('admin.open', true, () => resource('GET /api/v1/admin/two-factor', {})),
    staff: readHere('staff.read', section === 'staff', () => resource('GET /api/v1/admin/staff', {})),
    ...settingsAt(view, readHere),
    ...productionAt(view, readHere),
    ...moderationAt(view, readHere),
    ...textsAt(view, readHere),
    ...giftCardsAt(view, readHere),
    ...draftOrdersAt(view, readHere),
    checklist: read('settings.read', section === 'start' || view.isOpening, () =>
      resource('GET /api/v1/admin/checklist', {})
    ),
    dashboard: readHere('reports.read', section === 'dashboard', () =>
      resource(
        'GET /api/v1/admin/dashboard',
        { query: reportRequestOf(reportQuery) },
        { options: { keepPreviousData: true } }
      )
    ),
    summary: read('summary.read', true, () => resource('GET /api/v1/admin/summary', {})),
    ...ordersAt(view, read),
    coupons: readHere('coupons.read', section === 'coupons', () =>
      resource(
        'GET /api/v1/admin/coupons',
        { query: { after: after ?? undefined, q: filter.q } },
        { options: { keepPreviousData: true } }
      )
    ),
    redirects: readHere('products.read', section === 'redirects', () =>
      resource('GET /api/v1/admin/redirects', { query: { page, q: filter.q } }, { options: { keepPreviousData: true } })
    ),
    stock: readHere('products.read', section === 'stock', () =>
      resource('GET /api/v1/admin/stock', { query: { page, q: filter.q } }, { options: { keepPreviousData: true } })
    ),
    synonyms: readHere('products.read', section === 'synonyms' && synonymPart === 'words', () =>
      resource('GET /api/v1/admin/synonyms', {})
    ),
    searches: readHere('products.read', section === 'synonyms' && synonymPart !== 'words', () =>
      resource('GET /api/v1/admin/searches', { query: searchReportOf(view) })
    ),
    reviews: readHere('reviews.read', section === 'reviews', () =>
      resource('GET /api/v1/admin/reviews', { query: { page, state: reviewState } })
    ),
    questions: readHere('reviews.read', section === 'questions', () =>
      resource('GET /api/v1/admin/questions', { query: { page, ...view.questionQuery } })
    ),
    messages: readHere('messages.read', section === 'messages', () =>
      resource('GET /api/v1/admin/messages', { query: { page, state: messageState } })
    ),
    failedJobs: readHere('jobs.read', section === 'failed-jobs', () =>
      resource('GET /api/v1/admin/failed-jobs', { query: { page } }, { options: { keepPreviousData: true } })
    )
  }
}

/** The query with changed parameters; null or empty removes one. */
export function addressWith(search: URLSearchParams, changes: Record<string, string | number | null>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

/** The query as it is now, for an act that ends after the address has changed. */
export const searchNow = (): URLSearchParams => new URLSearchParams(window.location.search)

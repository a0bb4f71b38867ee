import type { Product, ProductPreview } from '@motif/contract'
import { isResponseError } from '@motif/contract/client'
import { addWorkingDays, standardMethod } from '@motif/contract/delivery'
import { questionsAfterIn, questionsAfterParam } from '@motif/contract/question-rules'
import { formatReviewChoice, parseReviewChoice, reviewQueryOf } from '@motif/contract/review-rules'
import type { Failure } from '@motif/flows/outcome'
import { shop } from '../services/shop.ts'
import type { KnownSearch, KnownSearchRequest, ScreenAddress } from '../loading/define-route.tsx'
import { type PublicResource, resource } from '../loading/resource.ts'
import { failed } from '../services/failed.ts'

const name = 'GET /api/v1/products/{slug}'

/** The product of a page. */
export const productAt = ({ slug = '' }: ScreenAddress['params']) =>
  resource(name, { params: { slug } }, { isSubject: true, pathOf: (product) => `/product/${product.slug}` })

/** Query parameter of the preview key. */
export const previewParam = 'preview'

type ShownProduct = Product & Partial<Pick<ProductPreview, 'previewEndsAt'>>

/** The product of a URL, including an unpublished one with its preview key. */
export function shownProductAt(
  params: ScreenAddress['params'],
  search: ScreenAddress['search']
): PublicResource<ShownProduct> {
  const product = productAt(params)
  const key = search.get(previewParam)
  if (key === null) return product
  const preview = resource('GET /api/v1/product-previews', { query: { key } })
  return {
    key: `${preview.key} ${product.key}`,
    read: (call) =>
      preview.read(call).catch((refusal: unknown) =>
        // It may be published by now.
        product.read(call).catch(() => {
          throw refusal
        })
      )
  }
}

/** The reviews of a URL, unless they are included in the product. */
export function reviewsAt({ slug = '' }: ScreenAddress['params'], search: URLSearchParams) {
  const choice = parseReviewChoice(search)
  if (Object.keys(formatReviewChoice(choice)).length === 0) return undefined
  const query = { ...reviewQueryOf(choice), ...(choice.after !== null && { after: choice.after }) }
  return resource(
    'GET /api/v1/products/{slug}/reviews',
    { params: { slug }, query },
    { options: { keepPreviousData: true } }
  )
}

/** The questions of a URL, unless they are included in the product. */
export function questionsAt({ slug = '' }: ScreenAddress['params'], search: URLSearchParams) {
  const after = questionsAfterIn(search)
  if (after === null) return undefined
  return resource('GET /api/v1/products/{slug}/questions', { params: { slug }, query: { after } })
}

/** Normalizes options, review and question parameters, and reports whether the product exists. */
export async function knownOptions({
  call,
  params: { slug = '' },
  url
}: KnownSearchRequest): Promise<KnownSearch & { isKnown: boolean }> {
  // Preview pages are not cached per key.
  if (url.searchParams.has(previewParam)) return { search: new URLSearchParams(), isKnown: false, isForBrowser: true }
  const wanted = Object.fromEntries(url.searchParams)
  const product = await call(name, { params: { slug } }).then(
    ({ data }) => data,
    (error: unknown) => {
      if (isResponseError(error) && error.status < 500) return undefined
      throw error
    }
  )
  const chosen = (product?.options ?? []).flatMap(({ id, values }) =>
    values.filter(({ value }) => value === wanted[id]).map(({ value }): [string, string] => [id, value])
  )
  const reviews = product ? formatReviewChoice(parseReviewChoice(url.searchParams)) : {}
  const after = product ? questionsAfterIn(url.searchParams) : null
  const questions = after === null ? {} : { [questionsAfterParam]: after }
  return {
    search: new URLSearchParams([...chosen, ...Object.entries({ ...reviews, ...questions })]),
    isKnown: product !== undefined
  }
}

/** Production and shipping time to a country, in working days. */
export function deliveryTo(delivery: Product['delivery'], country: string): Product['delivery'] {
  const zone = shop.shipping.find(({ countries }) => countries.includes(country))
  const standard = standardMethod(zone?.methods ?? [])
  return standard ? { ...delivery, shippingDaysMin: standard.daysMin, shippingDaysMax: standard.daysMax } : delivery
}

/** Latest arrival of an order placed on a day. */
export const deliveryBy = ({ productionDays, shippingDaysMax }: Product['delivery'], from: string): string =>
  addWorkingDays(from, productionDays + shippingDaysMax)

/** Why there is no product; an invalid slug means not found. */
export function productFailure(error: unknown): Failure | undefined {
  const failure = failed(error)
  return failure?.code === 'invalid-input' ? { ...failure, code: 'not-found' } : failure
}

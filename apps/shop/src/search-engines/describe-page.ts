import type { Category, Product, ProductPage, ShopConfig, ShownText } from '@motif/contract'
import type { Published } from '@motif/contract/published-rules'
import { categoryPath } from '@motif/contract/category-rules'
import { emptyQuery, formatQuery, parseQuery } from '@motif/contract/catalogue-query-rules'
import { m } from '@motif/messages'
import { answerGroups, ownAnswerGroups } from '@motif/ui/screens/information'
import { productsAt } from '../home/catalogue.ts'
import { previewParam, productAt } from '../product/read-product.ts'
import { ownTextKey, questionsIn } from '../services/own-text.tsx'
import { categoriesOfShop } from '../shell/categories.tsx'
import { breadcrumbs } from './breadcrumbs.ts'
import { organization, website } from './organization.ts'
import { productThings } from './product.ts'
import { questions } from './questions.ts'
import type { Thing } from './thing.ts'

/** Search engine metadata of a page. */
export interface PageDescription {
  /** Canonical URL; undefined for not found. */
  canonical: string | undefined
  /** False for personal pages and search results. */
  isIndexed: boolean
  things: readonly Thing[]
}

export interface DescribedPage {
  /** Route path, such as `/product/:slug`; undefined for unknown paths or missing subjects. */
  path: string | undefined
  params: Record<string, string | undefined>
  search: URLSearchParams
  /** The page's data by key. */
  answers: Record<string, unknown>
  shop: Published<ShopConfig>
  /** Public origin without a trailing slash. */
  origin: string
  /** The owner wrote terms of their own. */
  hasOwnTerms: boolean
}

/** Personal screens and sign-in steps. */
const personal = new Set([
  '/login',
  '/forgotpassword',
  '/register',
  '/register/complete',
  '/verifyotp',
  '/verifyotpforgot',
  '/cart',
  '/orderspage',
  '/address',
  '/mydesigns',
  '/admin'
])

const categoryHref = (category: string) => `/?${formatQuery({ ...emptyQuery, categories: [category] })}`

const categoriesIn = (answers: DescribedPage['answers']) =>
  (answers[categoriesOfShop.key] as Category[] | undefined) ?? []

/** The path to a category as steps of breadcrumbs. */
const stepsOf = (origin: string, answers: DescribedPage['answers'], category: string) =>
  categoryPath(categoriesIn(answers), category).map(({ slug, name }) => ({ name, url: origin + categoryHref(slug) }))

/** A list: collection or category and page are part of its canonical URL, sort order and filters are not. */
function describeList({ search, answers, shop, origin }: DescribedPage): PageDescription {
  const { q, categories, collection: asked, page } = parseQuery(search)
  const found = answers[productsAt(search).key] as ProductPage | undefined
  // A client-rendered page does not tell of the collection.
  const collection = asked !== '' && (found === undefined || found.collection) ? asked : ''
  const [chosen, ...others] = categories
  const category =
    others.length > 0 || collection !== '' ? undefined : categoriesIn(answers).find(({ slug }) => slug === chosen)
  const kept = formatQuery({ ...emptyQuery, categories: category ? [category.slug] : [], collection, page })
  return {
    canonical: `${origin}/${kept.size > 0 ? `?${kept}` : ''}`,
    isIndexed: q === '',
    things: [
      organization(shop, origin),
      website(shop, origin),
      ...(found?.collection
        ? [
            breadcrumbs([
              { name: m.product_breadcrumb_home(), url: `${origin}/` },
              { name: found.collection.name, url: `${origin}/?${formatQuery({ ...emptyQuery, collection })}` }
            ])
          ]
        : []),
      ...(category
        ? [
            breadcrumbs([
              { name: m.product_breadcrumb_home(), url: `${origin}/` },
              ...stepsOf(origin, answers, category.slug)
            ])
          ]
        : [])
    ]
  }
}

function describeProduct(page: DescribedPage): PageDescription {
  const { params, search, answers, shop, origin } = page
  if (search.has(previewParam)) return { canonical: undefined, isIndexed: false, things: [] }
  const url = `${origin}/product/${encodeURIComponent(params['slug'] ?? '')}`
  const product = answers[productAt(params).key] as Product | undefined
  // A client-rendered page has no metadata.
  if (product === undefined) return { canonical: url, isIndexed: true, things: [] }
  return {
    canonical: url,
    isIndexed: true,
    things: [
      organization(shop, origin),
      ...productThings(product, page),
      breadcrumbs([
        { name: m.product_breadcrumb_home(), url: `${origin}/` },
        ...stepsOf(origin, answers, product.category),
        { name: product.name, url }
      ])
    ]
  }
}

function faqGroups({ answers }: DescribedPage) {
  const own = questionsIn(answers[ownTextKey('faq')] as ShownText | undefined)
  return own ? ownAnswerGroups(own) : answerGroups()
}

/** Search engine metadata for the head of a page. */
export function describePage(page: DescribedPage): PageDescription {
  const { path, origin } = page
  if (path === undefined) return { canonical: undefined, isIndexed: false, things: [] }
  if (path === '/') return describeList(page)
  if (path === '/product/:slug') return describeProduct(page)
  return {
    canonical: origin + path,
    isIndexed: !personal.has(path),
    things: path === '/faq' ? [questions(faqGroups(page))] : []
  }
}

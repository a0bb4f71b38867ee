import { categoryPath } from '@motif/contract/category-rules'
import { m } from '@motif/messages'
import { ProductScreen } from '@motif/ui/screens/product'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { shop } from '../services/shop.ts'
import { useCompared } from '../compare/use-compared.ts'
import { useFetchedSheet } from '../designs/buying/use-fetched-sheet.ts'
import { recentlyViewed, rememberViewed, useClearViewed } from '../home/recently-viewed.ts'
import { defineRoute } from '../loading/define-route.tsx'
import {
  deliveryBy,
  knownOptions,
  previewParam,
  productFailure,
  questionsAt,
  reviewsAt,
  shownProductAt
} from '../product/read-product.ts'
import { useDestination } from '../product/use-destination.ts'
import { useHelpfulVotes } from '../product/use-helpful-votes.ts'
import { useProductActions } from '../product/use-product-actions.ts'
import { useQuestionList } from '../product/use-question-list.ts'
import { useReviewList } from '../product/use-review-list.ts'
import { useSettings } from '../services/settings.ts'
import { today } from '../services/delivery.ts'
import { openLivePainter } from '../services/live-painter.ts'
import { dateOfPage } from '../services/today.ts'
import { useCategories } from '../shell/categories.tsx'
import { useListedProduct } from '../shell/client-state.ts'
import { usePageHead } from '../shell/page-head.tsx'

const loadAlsoOn = async () => (await import('../designs/moving/load-also-on-product.ts')).loadAlsoOnProduct()

export const route = defineRoute({
  knownSearch: knownOptions,

  critical: ({ params, search }) => ({
    product: shownProductAt(params, search),
    date: dateOfPage,
    reviews: reviewsAt(params, search),
    questions: questionsAt(params, search)
  }),

  deferred: ({ params }) => ({ viewed: recentlyViewed(params['slug']) }),

  useActs: ({ data: { product, reviews, questions } }) => ({
    ...useProductActions(product.data),
    compared: useCompared(),
    reviewList: useReviewList(product.data, reviews),
    askedQuestions: useQuestionList(product.data, questions),
    helpfulVotes: useHelpfulVotes(product.data),
    onClearViewed: useClearViewed()
  }),

  Component({ params: { slug = '' }, search, data, acts }) {
    const { data: product, error, isLoading, mutate } = data.product
    const categories = useCategories()
    const destination = useDestination(product)
    const title = product?.name ?? (error === undefined ? m.product_loading() : m.product_not_found_title())
    usePageHead({
      title: `${product?.seo?.title ?? title} · ${shop.name}`,
      ...(product && {
        description: product.seo?.description ?? product.description,
        card: `/social/product/${product.slug}.jpg`,
        cardAlt: product.gallery[0]?.alt
      })
    })
    useEffect(() => {
      if (product !== undefined && product.previewEndsAt === undefined) rememberViewed(product.slug)
    }, [product])
    const alsoOn = useFetchedSheet(loadAlsoOn, slug)
    const navigate = useNavigate()
    useEffect(() => {
      // Opened by a former URL, such as from an old order.
      if (product !== undefined && product.slug !== slug)
        void navigate({ pathname: `/product/${product.slug}`, search: search.toString() }, { replace: true })
    }, [product, slug, search, navigate])
    return (
      <>
        <ProductScreen
          product={product}
          isLoading={isLoading}
          card={useListedProduct(slug)}
          failure={productFailure(error)}
          isPreview={search.has(previewParam)}
          previewEndsAt={product?.previewEndsAt}
          onRetry={() => void mutate()}
          initialOptions={Object.fromEntries(search)}
          categoryPath={categoryPath(categories, product?.category)}
          deliveryBy={destination && deliveryBy(destination.delivery, data.date.data ?? today())}
          destination={destination}
          openPainter={openLivePainter}
          hasOwnQuestions={useSettings().texts?.includes('faq') ?? false}
          recentlyViewed={data.viewed.data ?? []}
          designElsewhere={{
            isOpening: alsoOn.isLoading,
            onPrepare: () => void loadAlsoOn().catch(() => undefined),
            onOpen: () => void alsoOn.open()
          }}
          {...acts}
        />
        {alsoOn.Loaded && product ? (
          <alsoOn.Loaded
            key={product.slug}
            isOpen={alsoOn.isOpen}
            product={product}
            options={Object.fromEntries(search)}
            onClose={alsoOn.close}
          />
        ) : null}
      </>
    )
  }
})

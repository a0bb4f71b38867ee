import type { Product } from '@motif/contract'
import { comparisonHref, readComparison } from '@motif/contract/comparison-rules'
import { choiceWords } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { ComparisonScreen } from '@motif/ui/screens/compare'
import { useSyncExternalStore } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { ResourceStates } from '../loading/use-resources.ts'
import { productFailure } from '../product/read-product.ts'
import { useAddWish } from '../wishlist/use-add-wish.ts'
import { storeComparison, readStoredComparison, serverComparison, subscribeToComparison } from './compared-products.ts'
import { withoutProduct, withProduct } from './stored-comparison.ts'
import type { productsCompared } from './read-comparison.ts'

interface Props {
  search: URLSearchParams
  /** Products of the URL, in its order. */
  answers: ResourceStates<ReturnType<typeof productsCompared>>
}

function comparedIn(answers: readonly ResourceStates<ReturnType<typeof productsCompared>>['first'][]) {
  const failures = answers.map(({ data, error }) => (data === undefined ? productFailure(error) : undefined))
  const isMissing = failures.map((failure) => failure?.code === 'not-found')
  const products = answers.flatMap(({ data }) => data ?? [])
  const missingCount = isMissing.filter(Boolean).length
  return {
    products: products.length + missingCount === answers.length ? products : undefined,
    missingCount,
    failure: failures.find((failure, index) => failure !== undefined && !isMissing[index])
  }
}

/** The comparison of a URL. A URL without products redirects to the stored list. */
export function Comparison({ search, answers }: Props) {
  const kept = useSyncExternalStore(subscribeToComparison, readStoredComparison, serverComparison)
  const navigate = useNavigate()
  const { addingSlug, onAddToCart } = useAddWish()
  const comparison = readComparison(search)
  if (comparison === undefined && kept.length > 0)
    return <Navigate replace to={comparisonHref({ slugs: kept.map(({ slug }) => slug) })} />
  const { slugs, hasOnlyDifferences } = comparison ?? { slugs: [], hasOnlyDifferences: false }
  const { first, second, third, fourth } = answers
  const asked = [first, second, third, fourth].slice(0, slugs.length)
  const show = (shown: readonly string[]) => void navigate(comparisonHref({ slugs: shown, hasOnlyDifferences }))
  const remove = ({ slug, name }: Product) => {
    const before = readStoredComparison().find((each) => each.slug === slug)
    storeComparison(withoutProduct(readStoredComparison(), slug))
    show(slugs.filter((other) => other !== slug))
    const undo = () => {
      if (before) storeComparison(withProduct(readStoredComparison(), before) ?? readStoredComparison())
      show(slugs)
    }
    toaster.show({
      about: 'comparison',
      title: m.compare_removed({ product: name }),
      action: { label: m.common_undo(), onAct: undo }
    })
  }
  const add = (product: Product) => {
    const [variant] = product.variants
    const [picture] = product.images
    if (variant && picture)
      onAddToCart({ product, variant: { id: variant.id, choices: choiceWords(product, variant.options), picture } })
  }
  return (
    <ComparisonScreen
      {...comparedIn(asked)}
      count={slugs.length}
      onRetry={() => {
        for (const { error, mutate } of asked) if (error !== undefined) void mutate()
      }}
      hasOnlyDifferences={hasOnlyDifferences}
      onOnlyDifferences={(change) => void navigate(comparisonHref({ slugs, ...change }), { replace: true })}
      addingSlug={addingSlug}
      onAddToCart={add}
      onRemove={remove}
    />
  )
}

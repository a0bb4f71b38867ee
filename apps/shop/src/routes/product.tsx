import type { Product } from '@motif/contract'
import { isResponseError } from '@motif/contract/client'
import { addWorkingDays } from '@motif/contract/delivery'
import { choiceWords } from '@motif/contract/product-rules'
import { type Failure } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { ProductScreen } from '@motif/ui/screens/product'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import shop from '../../../../shop.config.ts'
import { rememberViewed } from '../home/recently-viewed.ts'
import type { KnownSearch, ServerData, ServerDataRequest } from '../loading/screen-module.ts'
import { keyOf, useCall } from '../services/api.ts'
import { addToCart } from '../services/cart.ts'
import { newKey } from '../services/new-key.ts'
import { today } from '../services/delivery.ts'
import { failed } from '../services/failed.ts'
import { openLivePainter } from '../services/live-painter.ts'
import { useListedProduct } from '../shell/client-state.ts'
import { failureIn } from '../shell/tell-failure.ts'
import { todayKey, useToday } from '../services/today.ts'
import { useCategories } from '../shell/categories.tsx'
import { usePageHead } from '../shell/page-head.tsx'

const name = 'GET /api/v1/products/{slug}'

/** The options of this product with values it has, in its own order. */
export async function knownSearch({ call, params: { slug = '' }, url }: ServerDataRequest): Promise<KnownSearch> {
  const wanted = Object.fromEntries(url.searchParams)
  const { data } = await call(name, { params: { slug } }).catch((error: unknown) => {
    if (isResponseError(error) && error.status < 500) return { data: { options: [] } }
    throw error
  })
  const chosen = data.options.flatMap(({ id, values }) =>
    values.filter(({ value }) => value === wanted[id]).map(({ value }): [string, string] => [id, value])
  )
  return { search: new URLSearchParams(chosen) }
}

export async function serverData({ call, params: { slug = '' } }: ServerDataRequest): Promise<ServerData> {
  const request = { params: { slug } }
  try {
    return { answers: { [keyOf(name, request)]: (await call(name, request)).data, [todayKey]: today() } }
  } catch (error) {
    if (isResponseError(error) && error.status < 500) return { answers: {}, status: 404 }
    throw error
  }
}

function useAdding(product: Product | undefined) {
  const [state, setState] = useState<'idle' | 'adding' | 'added' | Failure>('idle')
  const navigate = useNavigate()
  /** What was pressed for and not answered: pressed for again, it is the same press to the shop. */
  const unanswered = useRef<{ variantId: string; quantity: number; key: string }>(undefined)
  const add = async ({ variantId, quantity }: { variantId: string; quantity: number }) => {
    setState('adding')
    const last = unanswered.current
    const line =
      last?.variantId === variantId && last.quantity === quantity ? last : { variantId, quantity, key: newKey() }
    unanswered.current = line
    try {
      await addToCart(line)
      unanswered.current = undefined
      setState('added')
      const variant = product?.variants.find(({ id }) => id === line.variantId)
      const picture =
        product?.gallery.find(
          ({ colour }) => colour !== null && Object.values(variant?.options ?? {}).includes(colour)
        ) ?? product?.gallery[0]
      const description = product && variant ? choiceWords(product, variant.options).join(', ') : ''
      toaster.show({
        about: `cart ${product?.slug}`,
        title: m.cart_added({ name: product?.name ?? '' }),
        description,
        ...(picture && { picture }),
        action: { label: m.cart_open(), onAct: () => void navigate('/cart') }
      })
    } catch (error) {
      setState(failureIn(error))
    }
  }
  const forget = () => {
    unanswered.current = undefined
    setState('idle')
  }
  return {
    add,
    isAdding: state === 'adding',
    hasAdded: state === 'added',
    addFailure: typeof state === 'object' ? state : undefined,
    forget
  }
}

export function Component() {
  const { slug = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { data: product, error, isLoading, mutate } = useCall(name, { params: { slug } })
  const categories = useCategories()
  const { add, forget, ...adding } = useAdding(product)
  const now = useToday()
  const title = product?.name ?? (error === undefined ? m.product_loading() : m.product_not_found_title())
  usePageHead({
    title: `${title} · ${shop.name}`,
    ...(product && { description: product.description, card: `/social/product/${product.slug}.jpg` })
  })
  useEffect(() => {
    if (product !== undefined) rememberViewed(product.slug)
  }, [product])
  const failure = failed(error)
  return (
    <ProductScreen
      product={product}
      isLoading={isLoading}
      card={useListedProduct(slug)}
      {...(failure && { failure: failure.code === 'invalid-input' ? { ...failure, code: 'not-found' } : failure })}
      onRetry={() => void mutate()}
      onSearchSubmit={({ query }) => void navigate(`/?${new URLSearchParams({ q: query })}`)}
      initialOptions={Object.fromEntries(search)}
      onOptionsChange={({ options }) => {
        forget()
        setSearch(options, { replace: true })
      }}
      categoryName={categories.find((category) => category.slug === product?.category)?.name}
      deliveryBy={product && addWorkingDays(now, product.delivery.productionDays + product.delivery.shippingDaysMax)}
      openPainter={openLivePainter}
      onAddToCart={(line) => void add(line)}
      {...adding}
    />
  )
}

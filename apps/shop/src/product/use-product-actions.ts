import type { Product } from '@motif/contract'
import { choiceWords } from '@motif/contract/product-rules'
import type { Failure } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { startTransition, useCallback, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../services/api.ts'
import { addToCart } from '../services/cart.ts'
import { leaveFiles } from '../services/chosen-files.ts'
import { newKey } from '../services/new-key.ts'
import { useUser } from '../shell/client-state.ts'
import { failureIn } from '../shell/show-failure-toast.ts'
import { withOptions } from './product-address.ts'

/** The picture of a variant's colour. */
function pictureOf({ gallery, variants }: Product, variantId: string) {
  const values = Object.values(variants.find(({ id }) => id === variantId)?.options ?? {})
  return gallery.find(({ colour }) => colour !== null && values.includes(colour)) ?? gallery[0]
}

/** Adds a product to the cart, with a toast. */
function useAddToCart(product: Product | undefined) {
  const [state, setState] = useState<'idle' | 'adding' | 'added' | Failure>('idle')
  const navigate = useNavigate()
  /** An unanswered request: a retry uses the same key. */
  const unanswered = useRef<{ variantId: string; quantity: number; key: string }>(undefined)
  const add = useCallback(
    async ({ variantId, quantity }: { variantId: string; quantity: number }) => {
      setState('adding')
      const last = unanswered.current
      const line =
        last?.variantId === variantId && last.quantity === quantity ? last : { variantId, quantity, key: newKey() }
      unanswered.current = line
      try {
        await addToCart(line)
        unanswered.current = undefined
        startTransition(() => setState('added'))
        const variant = product?.variants.find(({ id }) => id === line.variantId)
        const picture = product && pictureOf(product, line.variantId)
        toaster.show({
          about: `cart ${product?.slug}`,
          title: m.cart_added({ name: product?.name ?? '' }),
          description: product && variant ? choiceWords(product, variant.options).join(', ') : '',
          ...(picture && { picture }),
          action: { label: m.cart_open(), onAct: () => void navigate('/cart') }
        })
      } catch (error) {
        setState(failureIn(error))
      }
    },
    [product, navigate]
  )
  const forget = useCallback(() => {
    unanswered.current = undefined
    setState('idle')
  }, [])
  return {
    add,
    forget,
    isAdding: state === 'adding',
    hasAdded: state === 'added',
    addFailure: typeof state === 'object' ? state : undefined
  }
}

/** Requests a stock alert. */
function useStockAlerts() {
  const email = useUser()?.email
  const [asked, setAsked] = useState<{ variantId: string; email: string }>()
  const [state, setState] = useState<'idle' | 'asking' | Failure>('idle')
  const onAsk = async (ask: { variantId: string; email: string }) => {
    setState('asking')
    try {
      await call('POST /api/v1/stock-alerts', { body: ask })
      setAsked(ask)
      setState('idle')
    } catch (error) {
      setState(failureIn(error))
    }
  }
  return {
    forget: useCallback(() => setState('idle'), []),
    stockAlerts: {
      email,
      asked,
      isAsking: state === 'asking',
      failure: typeof state === 'object' ? state : undefined,
      onAsk: (ask: { variantId: string; email: string }) => void onAsk(ask)
    }
  }
}

/** Actions of a product page. Chosen options are in the URL. */
export function useProductActions(product: Product | undefined) {
  const navigate = useNavigate()
  const [, setSearch] = useSearchParams()
  const { add, forget: forgetCart, ...adding } = useAddToCart(product)
  const { forget: forgetAlert, stockAlerts } = useStockAlerts()
  // Stable, to avoid re-renders.
  const onOptionsChange = useCallback(
    ({ options }: { options: Record<string, string> }) => {
      forgetCart()
      forgetAlert()
      setSearch((search) => withOptions(search, options), { replace: true })
    },
    [forgetCart, forgetAlert, setSearch]
  )
  return {
    onSearchSubmit: ({ query }: { query: string }) => void navigate(`/?${new URLSearchParams({ q: query })}`),
    onOptionsChange,
    stockAlerts,
    onDesignPhotos: ({ files, href }: { files: readonly File[]; href: string }) =>
      void navigate(href, { state: leaveFiles(files) }),
    onAddToCart: (line: { variantId: string; quantity: number }) => void add(line),
    ...adding
  }
}

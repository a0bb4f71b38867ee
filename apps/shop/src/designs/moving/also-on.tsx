import type { Product } from '@motif/contract'
import { type ChosenOptions, firstChoice } from '@motif/contract/product-rules'
import type { Failure } from '@motif/flows/outcome'
import { AlsoOnDialog } from '@motif/ui/screens/also-on'
import { useState } from 'react'
import useSWR from 'swr'
import { useResource } from '../../loading/use-resources.ts'
import { failed } from '../../services/failed.ts'
import { hasPreflightFindings } from '../buying/has-preflight-findings.ts'
import { useBatch } from '../buying/use-batch.ts'
import { useCartPieces } from '../buying/use-cart-pieces.ts'
import { designableProduct, designableProducts } from '../library/products.ts'
import type { ChangeProductProps } from './change-product.tsx'
import { openOptionsOn } from './fit-to-product.ts'
import { FittedPicture } from './fitted-picture.tsx'
import { productsForCopies } from './move-to-product.ts'

export interface AlsoOnProps extends Pick<ChangeProductProps, 'product' | 'choices' | 'fit' | 'onClose'> {
  /** Name of the design. */
  name: string
  /** Continues designing on a product. */
  onPut: (to: Product, options: ChosenOptions) => void
}

/** Shows the design on other products, and adds the chosen one to the cart. */
export function AlsoOn({ product, choices, name, fit, onPut, onClose }: AlsoOnProps) {
  const known = useResource(designableProducts)
  const slugs = productsForCopies(known.data?.items ?? [], product.slug).map(({ slug }) => slug)
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenOptions>>>({})
  const [refusal, setRefusal] = useState<{ product: string; failure: Failure }>()
  const [busy, setBusy] = useState<string>()
  // Cached results of another design do not apply.
  const [visit] = useState(() => crypto.randomUUID())
  const { put } = useBatch()
  const inCart = useCartPieces([])
  const optionsOf = (to: Product) => chosen[to.slug] ?? openOptionsOn(to, product, choices)
  /** The design fitted to a product, in its first size until one is chosen. */
  const fitted = (to: Product) => fit(to, firstChoice(to, optionsOf(to)))

  const offered = useSWR(
    known.data === undefined ? null : ['also on', visit, ...slugs],
    () =>
      Promise.all(
        slugs.map(async (slug) => {
          const to = await designableProduct(slug)
          // If the preflight cannot run here, the API runs it.
          return { to, isToBeSeen: await hasPreflightFindings(fitted(to).document, to).catch(() => false) }
        })
      ),
    { revalidateOnFocus: false }
  )
  const isUnconfirmed = (slug: string) => refusal?.product === slug && refusal.failure.code === 'design-unconfirmed'
  const copies = offered.data?.map(({ to, isToBeSeen }) => {
    const { document, leftOut } = fitted(to)
    return {
      product: to,
      picture: <FittedPicture product={to} document={document} />,
      options: optionsOf(to),
      leftOut,
      isToBeSeen: isToBeSeen || isUnconfirmed(to.slug),
      inCart: to.variants.reduce((sum, { id }) => sum + (inCart.get(id) ?? 0), 0)
    }
  })
  const productAt = (slug: string) => offered.data?.find(({ to }) => to.slug === slug)?.to

  const add = async (slug: string, variantId: string) => {
    const to = productAt(slug)
    if (to === undefined) return
    setBusy(slug)
    const failure = await put({
      designs: [{ document: fitted(to).document }],
      lines: [{ variantId, quantity: 1, design: 0 }]
    })
    setRefusal(failure && { product: slug, failure })
    setBusy(undefined)
  }
  return (
    <AlsoOnDialog
      name={name}
      copies={copies}
      failure={failed(known.error ?? offered.error)}
      onRetry={() => void (known.error === undefined ? offered.mutate() : known.mutate())}
      refusal={refusal}
      busy={busy}
      onChooseOption={({ product: slug, optionId, value }) => {
        const to = productAt(slug)
        if (to) setChosen((all) => ({ ...all, [slug]: { ...optionsOf(to), [optionId]: value } }))
      }}
      onAdd={({ product: slug, variantId }) => void add(slug, variantId)}
      onPut={({ product: slug }) => {
        const to = productAt(slug)
        onClose()
        if (to) onPut(to, firstChoice(to, optionsOf(to)))
      }}
      onClose={onClose}
    />
  )
}

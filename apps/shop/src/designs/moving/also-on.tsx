import type { Product } from '@motif/contract'
import { type ChosenOptions, firstChoice } from '@motif/contract/product-rules'
import { contentHash, withoutTeam } from '@motif/design'
import type { Failure } from '@motif/flows/outcome'
import { type AllOutcome, AlsoOnDialog, type CopyToAdd } from '@motif/ui/screens/also-on'
import { useState } from 'react'
import useSWR from 'swr'
import { useResource } from '../../loading/use-resources.ts'
import { takeOutOfCart } from '../../services/cart.ts'
import { failed } from '../../services/failed.ts'
import { showFailureToast } from '../../shell/show-failure-toast.ts'
import { hasPreflightFindings } from '../buying/has-preflight-findings.ts'
import { useBatch } from '../buying/use-batch.ts'
import { useCartPieces } from '../buying/use-cart-pieces.ts'
import type { DesignDocument } from '../library/library.ts'
import { designableProduct, designableProducts } from '../library/products.ts'
import type { ChangeProductProps } from './change-product.tsx'
import { openOptionsOn } from './fit-to-product.ts'
import { FittedPicture } from './fitted-picture.tsx'
import { productsForCopies } from './products-for-copies.ts'
import { withSharedChoice } from './shared-choice.ts'

export interface AlsoOnProps {
  /** Name of the design. */
  name: string
  /** Introduction above the products. @default that of one's own design */
  lead?: string
  /** The design on its product; undefined while loading. */
  design: Pick<ChangeProductProps, 'product' | 'choices' | 'fit'> | undefined
  /** Ready-made products with the design, in whose place no copy is offered. @default none */
  readyMade?: Product['sameDesign']
  /** Why the design could not be loaded, and loading it again. @default it is there */
  loading?: { error: unknown; retry: () => void }
  /** Continues designing on a product. */
  onPut: (to: Product, options: ChosenOptions) => void
  onClose: () => void
}

interface OnProduct {
  to: Product
  isToBeSeen: boolean
}

const noSlugs: ReadonlySet<string> = new Set()

/** Shows the design on other products, and adds the chosen one or all of them to the cart. */
export function AlsoOn({ name, lead, design, readyMade, loading, onPut, onClose }: AlsoOnProps) {
  const known = useResource(designableProducts)
  const slugs = design
    ? productsForCopies(known.data?.items ?? [], design.product, readyMade).map(({ slug }) => slug)
    : []
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenOptions>>>({})
  const [refusal, setRefusal] = useState<{ product: string; failure: Failure }>()
  const [unconfirmed, setUnconfirmed] = useState(noSlugs)
  const [busy, setBusy] = useState<string>()
  const [all, setAll] = useState<AllOutcome>()
  // Cached results of another design do not apply.
  const [visit] = useState(() => crypto.randomUUID())
  const { put } = useBatch()
  const inCart = useCartPieces([])

  const offered = useSWR(
    known.data === undefined || design === undefined ? null : ['also on', visit, ...slugs],
    () =>
      Promise.all(
        slugs.map(async (slug): Promise<OnProduct> => {
          const to = await designableProduct(slug)
          const document = design?.fit(to, firstChoice(to, openOptionsOn(to, design.product, design.choices))).document
          // If the preflight cannot run here, the API runs it.
          return { to, isToBeSeen: document ? await hasPreflightFindings(document, to).catch(() => false) : false }
        })
      ),
    { revalidateOnFocus: false }
  )
  const copies =
    design &&
    offered.data?.map(({ to, isToBeSeen }) => {
      const options = chosen[to.slug] ?? openOptionsOn(to, design.product, design.choices)
      // In its first size until one is chosen.
      const { document, leftOut } = design.fit(to, firstChoice(to, options))
      return {
        product: to,
        document,
        picture: <FittedPicture product={to} document={document} />,
        options,
        leftOut,
        isToBeSeen: isToBeSeen || unconfirmed.has(to.slug),
        inCart: to.variants.reduce((sum, { id }) => sum + (inCart.get(id) ?? 0), 0)
      }
    })

  /** Adds one item of each copy. The response names designs with open findings by their content. */
  const add = async (wanted: readonly CopyToAdd[]) => {
    const found = wanted.flatMap(({ product, variantId }) => {
      const copy = copies?.find((one) => one.product.slug === product)
      return copy ? [{ product: copy.product, document: copy.document, variantId }] : []
    })
    const outcome = await put({
      designs: found.map(({ document }) => ({ document })),
      lines: found.map(({ variantId }, design) => ({ variantId, quantity: 1, design }))
    })
    const open = new Set(outcome.failure?.unconfirmed?.map((one) => one.contentHash))
    if (open.size > 0) {
      const hashOf = (document: DesignDocument) => contentHash(withoutTeam(document))
      const hashes = await Promise.all(found.map(({ document }) => hashOf(document)))
      const slugsToSee = found
        .filter((_copy, index) => open.has(hashes[index] ?? ''))
        .map(({ product }) => product.slug)
      setUnconfirmed((before) => new Set([...before, ...slugsToSee]))
    }
    return { ...outcome, names: found.map(({ product }) => product.name) }
  }
  const addOne = async (wanted: CopyToAdd) => {
    setBusy(wanted.product)
    const { failure } = await add([wanted])
    setRefusal(failure && { product: wanted.product, failure })
    setBusy(undefined)
  }
  const addAll = async (wanted: readonly CopyToAdd[]) => {
    setAll({ state: 'adding' })
    const { failure, added, names: products } = await add(wanted)
    const undo = (pieces: NonNullable<typeof added>) =>
      takeOutOfCart(pieces).then(() => setAll({ state: 'undone', products }), showFailureToast)
    setAll(
      failure
        ? { state: 'failed', failure }
        : { state: 'added', products, ...(added && { onUndo: () => void undo(added) }) }
    )
  }
  const retry = () => {
    if (loading?.error !== undefined) loading.retry()
    else if (known.error === undefined) void offered.mutate()
    else void known.mutate()
  }
  return (
    <AlsoOnDialog
      name={name}
      lead={lead}
      copies={copies}
      failure={failed(loading?.error ?? known.error ?? offered.error)}
      onRetry={retry}
      refusal={refusal}
      busy={busy}
      all={all}
      onChooseOption={(choice) => setChosen(withSharedChoice(copies ?? [], choice))}
      onAdd={(copy) => void addOne(copy)}
      onAddAll={({ copies: wanted }) => void addAll(wanted)}
      onPut={({ product: slug }) => {
        const copy = copies?.find(({ product }) => product.slug === slug)
        onClose()
        if (copy) onPut(copy.product, firstChoice(copy.product, copy.options))
      }}
      onClose={onClose}
    />
  )
}

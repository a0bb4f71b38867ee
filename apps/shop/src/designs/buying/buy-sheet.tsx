import type { Product } from '@motif/contract'
import { type ChosenOptions, chosenColour } from '@motif/contract/product-rules'
import { toaster } from '@motif/ui/components/toaster'
import { DesignPreview } from '@motif/ui/editor'
import { m } from '@motif/ui/messages'
import { AddToCartSheet } from '@motif/ui/screens/add-to-cart'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import useSWR from 'swr'
import { drawnUrl } from '../editor/drawn.ts'
import type { DesignDocument } from '../library/library.ts'
import type { OpenedLine } from '../editor/use-opened-design.ts'
import { goodsOf } from '../library/use-saved-designs.ts'
import { useBatch } from './use-batch.ts'
import { useCartPieces } from './use-cart-pieces.ts'

export interface BuySheetProps {
  product: Product
  /** What the lines hold a frozen copy of, in the colour chosen here; `id` where it is kept with the account. */
  design: { id: string | undefined; name: string; document: DesignDocument }
  choices: ChosenOptions
  onChoose: (choice: { optionId: string; value: string }) => void
  /** The line of the cart whose place it takes. */
  replaced?: Pick<OpenedLine, 'id' | 'quantity' | 'others'> | undefined
  onDone: () => void
  onClose: () => void
}

/** Asks for colour, sizes and quantities of a design and puts it into the cart. */
export function BuySheet({ product, design, choices, onChoose, replaced, onDone, onClose }: BuySheetProps) {
  const navigate = useNavigate()
  const { isBusy, failure, put } = useBatch()
  // One design in many sizes was put in together, and is mostly to stay the same.
  const [isIncluded, setIncluded] = useState(true)
  const replacedIds = replaced ? [replaced.id, ...(isIncluded ? replaced.others.map(({ id }) => id) : [])] : []
  const inCart = useCartPieces(replacedIds)
  const colour = chosenColour(product, choices)
  const document = colour === undefined ? design.document : { ...design.document, colour }
  const { data: previewUrl } = useSWR(['bought', product.slug, JSON.stringify(document.areas)], () => drawnUrl(product, document), { keepPreviousData: true })

  const add = async (lines: { variantId: string; quantity: number }[]) => {
    const printed = { document, ...(design.id === undefined ? undefined : { designId: design.id }) }
    const failed = await put({ designs: [printed], lines: lines.map((line) => ({ ...line, design: 0 })), ...(replaced && { replaces: replacedIds }) })
    if (failed) return
    const title = replaced ? m.buying_updated({ name: design.name }) : m.cart_added({ name: design.name })
    toaster.show({ about: `cart ${design.name}`, tone: 'good', title, ...(replaced ? undefined : { action: { label: m.cart_open(), onAct: () => void navigate('/cart') } }) })
    onDone()
  }
  return (
    <AddToCartSheet
      product={product}
      name={design.name}
      picture={previewUrl === undefined ? undefined : <DesignPreview previewUrl={previewUrl} alt="" sizes="80px" goods={goodsOf(document, product)} />}
      choices={choices}
      onChoose={onChoose}
      {...(replaced && { quantity: replaced.quantity, purpose: 'update' as const, others: { lines: replaced.others, isIncluded, onInclude: setIncluded } })}
      inCart={inCart}
      isBusy={isBusy}
      failure={failure}
      onAdd={({ lines }) => void add(lines)}
      onClose={onClose}
    />
  )
}

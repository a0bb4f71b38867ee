import type { DesignFinding, Product } from '@motif/contract'
import { fitsVariant } from '@motif/contract/area-rules'
import { type ChosenOptions, choiceWords } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { Skeleton } from '@motif/ui/components/skeleton'
import { toaster } from '@motif/ui/components/toaster'
import { DesignPreview } from '@motif/ui/editor'
import { formatNumber } from '@motif/ui/format'
import { AddToCartSheet } from '@motif/ui/screens/add-to-cart'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import useSWR from 'swr'
import { drawnUrl } from '../editor/drawn.ts'
import type { DesignDocument } from '../library/library.ts'
import type { OpenedLine } from '../editor/use-opened-design.ts'
import { blankOf } from '../library/use-saved-designs.ts'
import { confirmationOf, openFindingsIn } from './confirmation.ts'
import { useBatch } from './use-batch.ts'
import { inColour } from './use-line-update.ts'
import { useCartPieces } from './use-cart-pieces.ts'

export interface BuySheetProps {
  product: Product
  /**
   * The design that lines copy, in the chosen colour. `id` is set if it is stored in the account; `confirmed` are
   * findings confirmed in the editor.
   */
  design: { id: string | undefined; name: string; document: DesignDocument; confirmed: readonly string[] }
  choices: ChosenOptions
  onChoose: (choice: { optionId: string; value: string }) => void
  /** The cart line to replace. */
  replaced?: Pick<OpenedLine, 'id' | 'quantity' | 'others'> | undefined
  onDone: () => void
  onClose: () => void
}

/** Quantity and variant, such as "2 × Navy, M". */
function piecesText(product: Product, variantId: string, quantity: number): string {
  const words = choiceWords(product, product.variants.find(({ id }) => id === variantId)?.options ?? {}).join(', ')
  return words === ''
    ? m.buying_pieces({ count: quantity })
    : m.buying_pieces_of({ count: formatNumber(quantity), choice: words })
}

/** Chooses colour, sizes and quantities of a design and adds it to the cart. */
export function BuySheet({ product, design, choices, onChoose, replaced, onDone, onClose }: BuySheetProps) {
  const navigate = useNavigate()
  const { isBusy, failure, put } = useBatch()
  // Sizes added together usually change together.
  const [isIncluded, setIncluded] = useState(true)
  const replacedIds = replaced ? [replaced.id, ...(isIncluded ? replaced.others.map(({ id }) => id) : [])] : []
  // Confirmed findings stay visible with their tick.
  const [asked, setAsked] = useState<readonly DesignFinding[]>([])
  const inCart = useCartPieces(replacedIds)
  const document = inColour(design.document, product, choices)
  const { data: previewUrl } = useSWR(
    ['bought', product.slug, JSON.stringify(document.areas)],
    () => drawnUrl(product, document),
    { keepPreviousData: true }
  )

  const add = async (lines: { variantId: string; quantity: number }[], confirmed: readonly string[]) => {
    const printed = {
      document,
      ...(await confirmationOf(document, [...design.confirmed, ...confirmed])),
      ...(design.id === undefined ? undefined : { designId: design.id })
    }
    const { failure: failed } = await put({
      designs: [printed],
      lines: lines.map((line) => ({ ...line, design: 0 })),
      ...(replaced && { replaces: replacedIds })
    })
    if (failed)
      return setAsked((all) => [
        ...new Map([...all, ...openFindingsIn(failed)].map((finding) => [finding.id, finding])).values()
      ])
    const title = replaced ? m.buying_updated({ name: design.name }) : m.cart_added({ name: design.name })
    const description = lines.map(({ variantId, quantity }) => piecesText(product, variantId, quantity)).join(' · ')
    toaster.show({
      about: `cart ${design.name}`,
      tone: 'good',
      title,
      description,
      ...(replaced ? undefined : { action: { label: m.cart_open(), onAct: () => void navigate('/cart') } })
    })
    onDone()
  }
  return (
    <AddToCartSheet
      product={product}
      name={design.name}
      picture={
        previewUrl === undefined ? (
          <Skeleton aspectRatio="4 / 5" />
        ) : (
          <DesignPreview previewUrl={previewUrl} alt="" sizes="80px" blank={blankOf(document, product)} />
        )
      }
      choices={choices}
      onChoose={onChoose}
      {...(replaced && {
        quantity: replaced.quantity,
        purpose: 'update' as const,
        others: { lines: replaced.others, isIncluded, onInclude: setIncluded }
      })}
      isFittedToSizes={product.variants.some(({ options }) => !fitsVariant(product.printAreas, document, options))}
      inCart={inCart}
      isBusy={isBusy}
      failure={failure}
      toConfirm={asked}
      onAdd={({ lines, confirmed }) => void add(lines, confirmed)}
      onClose={onClose}
    />
  )
}

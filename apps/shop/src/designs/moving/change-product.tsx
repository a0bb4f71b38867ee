import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import {
  type OfferedProduct,
  productToConfirmOf,
  chosenOf,
  openingSlugOf,
  productChangeMachine
} from '@motif/flows/product-change'
import { ChangeProductDialog } from '@motif/ui/screens/change-product'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { useResource } from '../../loading/use-resources.ts'
import { failed } from '../../services/failed.ts'
import type { DesignDocument } from '../library/library.ts'
import { designableProduct, designableProductsNamed } from '../library/products.ts'
import { optionsOn } from './fit-to-product.ts'
import { FittedPicture } from './fitted-picture.tsx'

export interface ChangeProductProps {
  /** The current product. */
  product: Product
  choices: ChosenOptions
  /** The design fitted to a product, and names of areas without a target. */
  fit: (to: Product, options: ChosenOptions) => { document: DesignDocument; leftOut: readonly string[] }
  isOfCart: boolean
  onChange: (to: Product, options: ChosenOptions) => void
  onClose: () => void
}

/** Chooses another product for the design and moves it there. */
export function ChangeProduct({ product, choices, fit, isOfCart, onChange, onClose }: ChangeProductProps) {
  const [machine] = useState(() =>
    productChangeMachine.provide({
      actors: {
        offer: fromPromise<OfferedProduct, { slug: string }>(async ({ input }) => {
          const to = await designableProduct(input.slug)
          const options = optionsOn(to, product, choices)
          return { product: to, options, leftOut: fit(to, options).leftOut }
        })
      }
    })
  )
  const actor = useActorRef(machine)
  const { text, q, slug, failure } = useSelector(actor, ({ context }) => context)
  const opening = useSelector(actor, openingSlugOf)
  const asked = useSelector(actor, productToConfirmOf)
  const chosen = useSelector(actor, chosenOf)
  const found = useResource(designableProductsNamed(q))

  const finish = useEffectEvent(({ product: to, options }: OfferedProduct) => {
    onClose()
    onChange(to, options)
  })
  useEffect(() => {
    if (chosen) finish(chosen)
  }, [chosen])
  const isGone = failure?.code === 'not-found'
  const { mutate } = found
  useEffect(() => {
    if (isGone) void mutate()
  }, [isGone, mutate])

  return (
    <ChangeProductDialog
      present={product.slug}
      text={text}
      onSearch={(search) => actor.send({ type: 'TYPED', text: search.text })}
      products={found.data?.items}
      total={found.data?.total}
      failure={failed(found.error)}
      onRetry={() => void mutate()}
      opening={opening}
      refusal={failure}
      onChoose={(choice) => actor.send({ type: 'CHOOSE', slug: choice.product })}
      asked={
        asked && {
          ...asked,
          picture: <FittedPicture product={asked.product} document={fit(asked.product, asked.options).document} />
        }
      }
      onChooseOption={(choice) => actor.send({ type: 'CHOOSE_OPTION', ...choice })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onBack={() => actor.send({ type: 'BACK' })}
      looked={opening === null ? slug : null}
      isOfCart={isOfCart}
      onClose={onClose}
    />
  )
}

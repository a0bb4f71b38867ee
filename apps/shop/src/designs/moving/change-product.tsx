import type { Product } from '@motif/contract'
import type { ChosenOptions } from '@motif/contract/product-rules'
import { FlowError } from '@motif/flows/outcome'
import {
  type OfferedProduct,
  askedOf,
  chosenOf,
  openingSlugOf,
  productChangeMachine
} from '@motif/flows/product-change'
import { DesignPreview } from '@motif/ui/editor'
import { Skeleton } from '@motif/ui/components/skeleton'
import { ChangeProductDialog } from '@motif/ui/screens/change-product'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import useSWR from 'swr'
import { fromPromise } from 'xstate'
import { useAnswer } from '../../loading/use-answers.ts'
import { call } from '../../services/api.ts'
import { failed } from '../../services/failed.ts'
import { drawnUrl } from '../editor/drawn.ts'
import type { DesignDocument } from '../library/library.ts'
import { designableProductsNamed } from '../library/products.ts'
import { blankOf } from '../library/use-saved-designs.ts'
import { optionsOn } from './fit-to-product.ts'

export interface ChangeProductProps {
  /** What the design is on. */
  product: Product
  choices: ChosenOptions
  /** The design as it would be on a product, and the names of the sides that have no place there. */
  fit: (to: Product, options: ChosenOptions) => { document: DesignDocument; leftOut: readonly string[] }
  isOfCart: boolean
  onChange: (to: Product, options: ChosenOptions) => void
  onClose: () => void
}

/** The product of a slug; one that nothing can be put on any more is as good as gone. */
async function designableProduct(slug: string): Promise<Product> {
  const { data } = await call('GET /api/v1/products/{slug}', { params: { slug } })
  if (!data.isCustomisable || data.printAreas.length === 0) throw new FlowError('', { code: 'not-found' })
  return data
}

/** The design drawn on what is asked about. */
function AskedPicture({ product, options, leftOut: _sides, fit }: OfferedProduct & Pick<ChangeProductProps, 'fit'>) {
  const { document } = fit(product, options)
  const { data } = useSWR(['asked about', product.slug, JSON.stringify(document)], () => drawnUrl(product, document), {
    keepPreviousData: true
  })
  return data === undefined ? (
    <Skeleton aspectRatio="4 / 5" />
  ) : (
    <DesignPreview previewUrl={data} alt="" sizes="(min-width: 48em) 224px, 160px" blank={blankOf(document, product)} />
  )
}

/** Asks which product the design is to be on, and puts it there. */
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
  const asked = useSelector(actor, askedOf)
  const chosen = useSelector(actor, chosenOf)
  const found = useAnswer(designableProductsNamed(q))

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
      asked={asked && { ...asked, picture: <AskedPicture {...asked} fit={fit} /> }}
      onChooseOption={(choice) => actor.send({ type: 'CHOOSE_OPTION', ...choice })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onBack={() => actor.send({ type: 'BACK' })}
      looked={opening === null ? slug : null}
      isOfCart={isOfCart}
      onClose={onClose}
    />
  )
}

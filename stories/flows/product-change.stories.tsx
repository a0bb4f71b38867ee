import { productToConfirmOf, chosenOf, openingSlugOf, productChangeMachine } from '@motif/flows/product-change'
import { m } from '@motif/messages'
import { ProductPicture } from '@motif/ui/components/picture'
import { ChangeProductDialog } from '@motif/ui/screens/change-product'
import preview from '../../.storybook/preview.tsx'
import { pictureOf } from '../fixtures/pictures.ts'
import { products } from '../fixtures/products.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

const picture = <ProductPicture picture={pictureOf('tshirt-blank-white', '')} sizes="224px" />

function ChangeProduct({ snapshot, send }: ViewProps<typeof productChangeMachine>) {
  const { text, failure } = snapshot.context
  const asked = productToConfirmOf(snapshot)
  const chosen = chosenOf(snapshot)
  if (chosen) return <output>{m.editor_product_changed({ product: chosen.product.name })}</output>
  return (
    <ChangeProductDialog
      present="studio-mug"
      text={text}
      onSearch={(search) => send({ type: 'TYPED', text: search.text })}
      products={products.filter(({ isCustomisable }) => isCustomisable)}
      onRetry={() => {}}
      opening={openingSlugOf(snapshot)}
      refusal={failure}
      onChoose={({ product }) => send({ type: 'CHOOSE', slug: product })}
      asked={asked && { ...asked, picture }}
      onChooseOption={(choice) => send({ type: 'CHOOSE_OPTION', ...choice })}
      onConfirm={() => send({ type: 'CONFIRM' })}
      onBack={() => send({ type: 'BACK' })}
      onClose={() => {}}
    />
  )
}

const meta = preview.meta({
  title: 'Flows/Product change',
  parameters: { docs: { description: { component: 'A design that goes on another product.' } } }
})

export const Chart = meta.story(chartOf(productChangeMachine))

export const Walk = meta.story(walkThrough(productChangeMachine, ChangeProduct))

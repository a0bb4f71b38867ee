import { variantOf } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { AskedStep } from './asked-step.tsx'
import { ProductsStep } from './products-step.tsx'
import type { ChangeProductDialogProps } from './types.ts'

/** Puts the design on another product: which one, and in which size where it has sizes. */
export function ChangeProductDialog(props: ChangeProductDialogProps) {
  const { asked = null, onChooseOption, onConfirm, onBack, onClose } = props
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={asked ? m.editor_product_asked({ product: asked.product.name }) : m.editor_product_change()}
      size="lg"
      placement="top"
      footer={
        asked ? (
          <>
            <Button onClick={onBack}>{m.editor_product_others()}</Button>
            <Button
              variant="accent"
              disabled={variantOf(asked.product, asked.options) === undefined}
              onClick={onConfirm}
            >
              {m.editor_product_change()}
            </Button>
          </>
        ) : undefined
      }
    >
      {asked ? <AskedStep {...asked} onChooseOption={onChooseOption} /> : <ProductsStep {...props} />}
    </Dialog>
  )
}

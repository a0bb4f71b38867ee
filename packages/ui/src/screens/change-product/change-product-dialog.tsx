import { variantOf } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { ProductsStep } from './products-step.tsx'
import type { ChangeProductDialogProps } from './types.ts'

/** Moves the design to another product, with a size if it has several. */
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
      {asked ? <ConfirmStep {...asked} onChooseOption={onChooseOption} /> : <ProductsStep {...props} />}
    </Dialog>
  )
}

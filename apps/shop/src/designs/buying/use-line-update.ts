import { chosenColour, variantOf, type ChosenOptions } from '@motif/contract/product-rules'
import type { Product } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { sentenceOf } from '@motif/ui/failure'
import type { OpenedLine } from '../editor/use-opened-design.ts'
import { confirmationOf } from './confirmation.ts'
import { useBatch } from './use-batch.ts'

interface UpdatedLine {
  product: Product
  choices: ChosenOptions
  name: string
  designId: string | undefined
  document: DesignDocument
  /** Findings confirmed in the editor. */
  confirmed: readonly string[]
}

/** The design in the chosen colour. */
export const inColour = (document: DesignDocument, product: Product, choices: ChosenOptions): DesignDocument => {
  const colour = chosenColour(product, choices)
  return colour === undefined ? document : { ...document, colour }
}

/**
 * Replaces the design of a cart line and of its other sizes in place, with the same quantities. `update` resolves to
 * whether it worked; a line on another product needs its sizes chosen first.
 */
export function useLineUpdate(line: OpenedLine | undefined) {
  const { isBusy, put } = useBatch()
  const update = async ({ product, choices, name, designId, document, confirmed }: UpdatedLine): Promise<boolean> => {
    const variant = variantOf(product, choices)
    if (line === undefined || variant === undefined || line.product !== product.slug) return false
    // The other sizes are of the line's colour: in another one they are chosen anew.
    if (line.others.length > 0 && chosenColour(product, choices) !== chosenColour(product, line.options)) return false
    const printed = inColour(document, product, choices)
    const { failure } = await put({
      designs: [
        {
          document: printed,
          ...(await confirmationOf(printed, confirmed)),
          ...(designId === undefined ? undefined : { designId })
        }
      ],
      lines: [
        { variantId: variant.id, quantity: line.quantity, design: 0 },
        ...line.others.map(({ variantId, quantity }) => ({ variantId, quantity, design: 0 }))
      ],
      replaces: [line.id, ...line.others.map(({ id }) => id)]
    })
    if (failure) {
      toaster.show({ tone: 'bad', title: sentenceOf(failure) })
      return false
    }
    toaster.show({ about: `cart ${name}`, tone: 'good', title: m.buying_updated({ name }) })
    return true
  }
  return { isBusy, update }
}

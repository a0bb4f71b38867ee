import type { Placeholder } from '@motif/contract/text-rules'
import { m } from '@motif/messages'

/** What a placeholder stands for. */
export const placeholderLabels: Readonly<Record<Placeholder, () => string>> = {
  shop: () => m.admin_texts_placeholder_shop(),
  name: () => m.admin_texts_placeholder_name(),
  number: () => m.admin_texts_placeholder_number(),
  product: () => m.admin_texts_placeholder_product(),
  amount: () => m.admin_texts_placeholder_amount()
}

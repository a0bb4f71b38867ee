import { createHash } from 'node:crypto'
import { slugOf } from '@motif/contract/admin-product-rules'

/** The address of a product by the handle or the name another shop gave it. One without Latin letters gets one made of it, always the same. */
export function addressOf(handle: string): string {
  const slug = slugOf(handle)
  if (slug !== '' || handle === '') return slug
  return `product-${createHash('sha256').update(handle).digest('hex').slice(0, 10)}`
}

import { createHash } from 'node:crypto'
import { slugOf } from '@motif/contract/admin-product-rules'

/** How other shops write a name in an address: letters of every script stay, accents on Latin ones do not. */
export const nameInPath = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]+/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The address of a product by the handle or the name another shop gave it. One without Latin letters gets one made of it, always the same. */
export function addressOf(handle: string): string {
  const slug = slugOf(handle)
  if (slug !== '' || handle === '') return slug
  return `product-${createHash('sha256').update(handle).digest('hex').slice(0, 10)}`
}

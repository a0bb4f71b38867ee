import { createHash } from 'node:crypto'
import { slugOf } from '@motif/contract/admin-product-rules'

/** Names in URLs as other shops write them: letters of every script stay, accents on Latin ones are removed. */
export const nameInPath = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]+/gu, '')
    .replaceAll(/[\s-]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The slug of a product from the handle or name in another shop. Without Latin letters it is derived deterministically. */
export function addressOf(handle: string): string {
  const slug = slugOf(handle)
  if (slug !== '' || handle === '') return slug
  return `product-${createHash('sha256').update(handle).digest('hex').slice(0, 10)}`
}

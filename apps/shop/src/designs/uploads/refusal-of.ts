import { limits } from '@motif/contract/rules'
import { FlowError } from '@motif/flows/outcome'

const kinds = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** What the shop would refuse of a picture that is sent as it is. Where the browser cannot tell the kind, the shop does. */
export function refusalOf({ size, type }: File): FlowError | undefined {
  if (type !== '' && !kinds.has(type)) return new FlowError('', { code: 'unsupported-media-type' })
  return size > limits.uploadBytesMax ? new FlowError('', { code: 'too-large' }) : undefined
}

import type { SavedDesign } from '@motif/ui/screens/my-designs'
import { useCall } from '../services/api.ts'
import { useDesigns } from './use-designs.ts'

/** A person's designs as the screens show them, with the names of their goods. */
export function useSavedDesigns() {
  const designs = useDesigns()
  const goods = useCall('GET /api/v1/products', { query: { customisable: true, pageSize: 96 } })
  const names = new Map(goods.data?.items.map(({ slug, name }) => [slug, name]))
  const saved = designs.data?.map((design): SavedDesign => ({
    ...design,
    productName: names.get(design.product) ?? design.product,
    href: `/designertool?design=${encodeURIComponent(design.id)}`
  }))
  return { ...designs, saved }
}

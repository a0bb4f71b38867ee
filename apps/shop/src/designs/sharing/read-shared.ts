import type { Call } from '@motif/contract/client'
import type { SharedDesignScreenProps } from '@motif/ui/screens/shared-design'
import type { ScreenAddress } from '../../loading/define-route.tsx'
import type { PublicResource } from '../../loading/resource.ts'
import { blankOf } from '../library/use-saved-designs.ts'

type SharedView = NonNullable<SharedDesignScreenProps['design']>

async function look(call: Call, key: string): Promise<SharedView> {
  const { data: shared } = await call('GET /api/v1/shared-designs/{key}', { params: { key } })
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: shared.product } })
  const blank = blankOf(shared.document, product)
  return {
    name: shared.name,
    updatedAt: shared.updatedAt,
    productName: product.name,
    previewUrl: `${shared.previewUrl}&w=1280`,
    blank
  }
}

/** A shared design, by the key in its link. */
export function sharedDesignAt(search: ScreenAddress['search']): PublicResource<SharedView> | undefined {
  const key = search.get('shared')
  return key === null ? undefined : { key: `shared-design ${key}`, read: (call) => look(call, key) }
}

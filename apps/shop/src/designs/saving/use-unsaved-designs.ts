import { migrateStoredDesign } from '@motif/design'
import type { SavedDesign } from '@motif/ui/screens/my-designs'
import useSWR from 'swr'
import { call } from '../../services/api.ts'
import { useUser } from '../../shell/client-state.ts'
import type { Draft } from './drafts/draft-store.ts'
import { leftDrafts } from './drafts/drafts.ts'
import { drawnUrl } from '../editor/drawn.ts'
import { blankOf } from '../library/use-saved-designs.ts'

async function shown({ key, name, at, ...draft }: Draft): Promise<SavedDesign> {
  const document = migrateStoredDesign(draft.document)
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: document.product } })
  const blank = blankOf(document, product)
  return {
    id: key,
    name,
    product: product.slug,
    productName: product.name,
    updatedAt: at,
    href: `/designertool?draft=${key}&product=${product.slug}`,
    previewUrl: await drawnUrl(product, document),
    ...(blank && { blank })
  }
}

/** Drafts on this device that were never saved, newest first. */
export function useUnsavedDesigns(): readonly SavedDesign[] {
  const owner = useUser()?._id ?? null
  const { data } = useSWR(['design-drafts', owner], async () => {
    const begun = (await leftDrafts(owner)).filter(({ designId }) => designId === null)
    const answers = await Promise.allSettled(begun.map(shown))
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  })
  return data ?? []
}

import { failureOf } from '@motif/flows/outcome'
import { m } from '@motif/messages'
import { CreateDesignScreen } from '@motif/ui/screens/create-design'
import { useState } from 'react'
import { useSavedDesigns } from '../designs/library/use-saved-designs.ts'
import { useUnsavedDesigns } from '../designs/saving/use-unsaved-designs.ts'
import type { ServerData, ServerDataRequest } from '../loading/screen-module.ts'
import { keyOf, useCall } from '../services/api.ts'
import { useCategories } from '../shell/categories.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

const designable = { query: { customisable: true, pageSize: 96 } } as const

export async function serverData({ call }: ServerDataRequest): Promise<ServerData> {
  return {
    answers: { [keyOf('GET /api/v1/products', designable)]: (await call('GET /api/v1/products', designable)).data }
  }
}

export function Component() {
  usePageTitle(m.designs_create_title())
  const { saved } = useSavedDesigns()
  const unsaved = useUnsavedDesigns()
  const [category, setCategory] = useState<string | null>(null)
  const { data, error, isLoading, mutate } = useCall('GET /api/v1/products', designable)
  const categories = useCategories()
  const { data: templates = [] } = useCall('GET /api/v1/templates', {})
  const products = data?.items.map((product) => ({ ...product, href: `/designertool?product=${product.slug}` }))
  const offered = new Set(products?.map((product) => product.category))
  return (
    <CreateDesignScreen
      products={category === null ? products : products?.filter((product) => product.category === category)}
      isLoading={isLoading}
      {...(error === undefined ? undefined : { failure: failureOf(error) })}
      onRetry={() => void mutate()}
      categories={categories.filter(({ slug }) => offered.has(slug))}
      category={category}
      onCategoryChange={(choice) => setCategory(choice.category)}
      templates={templates}
      drafts={[...unsaved, ...(saved ?? [])]}
    />
  )
}

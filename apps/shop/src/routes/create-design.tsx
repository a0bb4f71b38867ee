import { m } from '@motif/messages'
import { CreateDesignScreen, type CreateDesignScreenProps } from '@motif/ui/screens/create-design'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { designableProducts, knownCategory, templatesOfShop } from '../designs/library/products.ts'
import { designsWithProducts, useSavedDesigns } from '../designs/library/use-saved-designs.ts'
import { useUnsavedDesigns } from '../designs/saving/use-unsaved-designs.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { failed } from '../services/failed.ts'
import { useCategories } from '../shell/categories.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  knownSearch: knownCategory,

  critical: () => ({ designable: designableProducts }),

  deferred: () => ({ templates: templatesOfShop, ...designsWithProducts }),

  useActs({ search }) {
    // The URL follows in a transition, so that the choice shows at once.
    const [category, setCategory] = useState(search.get('category'))
    const [, setSearch] = useSearchParams()
    const onCategoryChange: CreateDesignScreenProps['onCategoryChange'] = (choice) => {
      setCategory(choice.category)
      setSearch(choice.category === null ? {} : { category: choice.category }, { replace: true })
    }
    return { category, onCategoryChange }
  },

  Component({ data, acts }) {
    usePageTitle(m.designs_create_title())
    const { saved = [] } = useSavedDesigns(data)
    const unsaved = useUnsavedDesigns()
    const categories = useCategories()
    const { category } = acts
    const { data: page, error, isLoading, mutate } = data.designable
    const products = page?.items.map((product) => ({ ...product, href: `/designertool?product=${product.slug}` }))
    const offered = new Set(products?.map((product) => product.category))
    return (
      <CreateDesignScreen
        products={products?.filter((product) => category === null || product.category === category)}
        isLoading={isLoading}
        failure={failed(error)}
        onRetry={() => void mutate()}
        categories={categories.filter(({ slug }) => offered.has(slug))}
        templates={data.templates.data ?? []}
        drafts={[...unsaved, ...saved]}
        {...acts}
      />
    )
  }
})

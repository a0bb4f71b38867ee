import { m } from '@motif/messages'
import { CreateDesignScreen, type DesignableProduct } from '@motif/ui/screens/create-design'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import type { Template } from '@motif/contract'
import { pictureOf } from '../fixtures/pictures.ts'
import { categories, longNames, products } from '../fixtures/products.ts'
import { savedDesigns } from '../fixtures/saved-designs.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const printSizes: Record<string, { widthMm: number; heightMm: number }> = {
  't-shirts': { widthMm: 300, heightMm: 400 },
  mugs: { widthMm: 205, heightMm: 88 },
  bags: { widthMm: 280, heightMm: 300 }
}

const designable: DesignableProduct[] = products
  .filter(({ isCustomisable }) => isCustomisable)
  .map((product) => {
    const printSize = printSizes[product.category]
    return { ...product, href: `/designertool?product=${product.slug}`, ...(printSize ? { printSize } : undefined) }
  })

const templates: Template[] = [
  {
    id: 'many-hellos',
    name: 'Many hellos',
    kind: 'lettering',
    product: 'market-tote',
    picture: pictureOf('tote-blank-natural', 'A tote')
  },
  {
    id: 'ridge',
    name: 'North Ridge Running Club',
    kind: 'teams',
    product: 'everyday-tee',
    picture: pictureOf('tshirt-blank-navy', 'A T-shirt')
  },
  {
    id: 'sabah',
    name: 'صباح الخير',
    kind: 'lettering',
    product: 'everyday-tee',
    picture: pictureOf('tshirt-blank-white', 'A T-shirt')
  }
]

const meta = preview.meta({
  title: 'Screens/Create design',
  component: CreateDesignScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    products: designable,
    onRetry: fn(),
    categories,
    category: null,
    onCategoryChange: fn(),
    templates,
    drafts: []
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Everyday tee' })).toHaveAttribute(
      'href',
      '/designertool?product=everyday-tee'
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Mugs' }))
    await expect(args.onCategoryChange).toHaveBeenCalledWith({ category: 'mugs' })
  }
})

export const WithDrafts = meta.story({
  tags: ['picture'],
  args: { drafts: savedDesigns },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Good morning club/ })).toHaveAttribute(
      'href',
      '/designertool?design=d1'
    )
  }
})

export const TemplatesOfOneKind = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'North Ridge Running Club' })).toHaveAttribute(
      'href',
      '/designertool?template=ridge'
    )
    await userEvent.click(canvas.getByRole('radio', { name: m.designs_template_lettering() }))
    await expect(canvas.queryByRole('link', { name: 'North Ridge Running Club' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Many hellos' })).toBeVisible()
  }
})

export const WithoutTemplates = meta.story({ args: { templates: [] } })

export const OneCategory = meta.story({
  args: { category: 'mugs', products: designable.filter(({ category }) => category === 'mugs') }
})
export const SoldOut = meta.story({
  args: { products: designable.map((product) => ({ ...product, stock: 'out' as const })) }
})
export const Refreshing = meta.story({ args: { isLoading: true } })
export const Loading = meta.story({ args: { products: undefined, isLoading: true } })

export const Empty = meta.story({
  tags: ['picture'],
  args: { products: [], category: 'paper' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.designs_create_empty_action() }))
    await expect(args.onCategoryChange).toHaveBeenCalledWith({ category: null })
  }
})

export const Offline = meta.story({ args: { products: undefined, failure: failures.network } })

export const LongNames = meta.story({
  args: {
    products: designable.map((product, index) => ({ ...product, name: longNames[index % longNames.length] ?? '' })),
    drafts: savedDesigns
  }
})

export const Many = meta.story({
  args: {
    products: Array.from({ length: 50 }, (_, index) =>
      designable.map((product) => ({ ...product, slug: `${product.slug}-${index}` }))
    ).flat()
  },
  parameters: { a11y: { test: 'off' } }
})

export const Failed = meta.story({
  tags: ['picture'],
  args: { products: undefined, failure: { code: 'unavailable', message: 'Not ready' }, drafts: savedDesigns },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

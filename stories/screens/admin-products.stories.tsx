import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { ownProduct } from '../fixtures/admin-products.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'

const args: AdminScreenProps = { ...adminProps, section: 'products' }

const meta = preview.meta({
  title: 'Screens/Admin/Products',
  component: AdminScreen,
  parameters: { chromatic: { modes } },
  args
})

const open = { openProductId: 'p-1', product: ownProduct }
const none = { items: [], total: 0, page: 1, pageSize: 25, counts: { draft: 0, live: 0, archived: 0 } }
const save = () => ({ name: m.common_save() })

export const Products = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const [row] = args.products?.items ?? []
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_product_choose({ product: row?.name ?? '' }) }))
    await userEvent.click(canvas.getByRole('button', { name: m.admin_products_archive() }))
    await expect(args.onSetStatuses).toHaveBeenCalledWith({ ids: ['p-1'], status: 'archived' })
  }
})

export const ProductsLoading = meta.story({ args: { products: undefined } })
export const NoProducts = meta.story({ args: { products: none } })
export const NothingFound = meta.story({
  tags: ['deed'],
  args: { products: none, productFilter: { q: 'zz', status: null, category: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_products_clear() }))
    await expect(args.onFilterProducts).toHaveBeenCalledWith({ q: '', status: null, category: null })
  }
})
export const ProductsFailed = meta.story({
  tags: ['deed'],
  args: { products: undefined, productsFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryProducts).toHaveBeenCalledOnce()
  }
})

export const Editing = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_product_name() }), ' II')
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: 'p-1',
      revision: 3,
      input: expect.objectContaining({ name: 'Zephyr kite II', slug: 'zephyr-kite' })
    })
  }
})

export const NewProduct = meta.story({
  tags: ['deed'],
  args: { openProductId: 'new' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_product_name() }), 'Été mug')
    await expect(canvas.getByRole('textbox', { name: m.admin_product_address() })).toHaveValue('ete-mug')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_option_add() }))
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_option_values({ index: 1 }) }), 'S, M, L')
    await userEvent.tab()
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_variants_price_of_all() }), '12.50')
    await userEvent.click(canvas.getAllByRole('button', { name: m.admin_variants_set() })[0] ?? document.body)
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: null,
      revision: 0,
      input: expect.objectContaining({
        variants: ['s', 'm', 'l'].map((size) => expect.objectContaining({ options: { size }, price: 1250 }))
      })
    })
  }
})

export const WrongNumber = meta.story({
  tags: ['picture'],
  args: open,
  play: async ({ canvas, args }) => {
    const price = canvas.getByRole('textbox', { name: `${m.admin_product_price()}, Rust, S` })
    await userEvent.clear(price)
    await userEvent.type(price, 'twelve')
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).not.toHaveBeenCalled()
    await expect(price).toHaveAccessibleDescription(m.admin_product_wrong_number())
    await expect(price).toHaveValue('twelve')
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    saveFailure: {
      ...failures.internal,
      code: 'invalid-input',
      detail: 'Another product has a variant with the SKU KITE-RUST-S.',
      fields: { 'variants.0.sku': 'Another product has a variant with the SKU KITE-RUST-S.' }
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: `${m.admin_stock_sku()}, Rust, S` })).toHaveAccessibleDescription(
      /Another product/
    )
  }
})

/** Somebody else renamed it, and this person wrote another description: together they have both. */
export const Conflict = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    saveFailure: { ...failures.internal, code: 'conflict' },
    newerProduct: { ...ownProduct, revision: 4, name: 'Zephyr kite, renamed', description: 'Theirs.' }
  },
  play: async ({ canvas, args }) => {
    const description = canvas.getByRole('textbox', { name: m.admin_product_description() })
    await userEvent.clear(description)
    await userEvent.type(description, 'Mine.')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_product_conflict_merge() }))
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveProduct).toHaveBeenCalledWith({
      id: 'p-1',
      revision: 4,
      input: expect.objectContaining({ name: 'Zephyr kite, renamed', description: 'Mine.' })
    })
  }
})

export const EditorLoading = meta.story({ args: { openProductId: 'p-1', product: undefined } })
export const EditorFailed = meta.story({
  args: { openProductId: 'p-1', product: undefined, productFailure: failures.internal }
})

export const Categories = meta.story({
  tags: ['deed'],
  args: { section: 'categories' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_category_new() }), 'Phone cases')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_add() }))
    await expect(args.onAddCategory).toHaveBeenCalledWith({ name: 'Phone cases', slug: 'phone-cases' })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_category_up({ category: 'Kites' }) }))
    await expect(args.onChangeCategory).toHaveBeenCalledWith({
      slug: 'kites',
      name: 'Kites',
      description: '',
      position: 0
    })
  }
})
export const NoCategories = meta.story({ args: { section: 'categories', categories: [] } })
export const CategoriesLoading = meta.story({ args: { section: 'categories', categories: undefined } })
export const CategoriesFailed = meta.story({
  args: { section: 'categories', categories: undefined, categoriesFailure: failures.internal }
})

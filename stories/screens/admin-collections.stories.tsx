import { collectionLimits } from '@motif/contract/collection-rules'
import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminCollections, openCollection } from '../fixtures/admin-products.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { carryTo, middleOf } from '../fixtures/pointer.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'collections' }

const meta = preview.meta({
  title: 'Screens/Admin/Collections',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const open = { openCollectionSlug: openCollection.slug, openCollection }
const [first, second, third] = openCollection.products.map(({ name }) => name) as [string, string, string]
const ids = openCollection.products.map(({ id }) => id)
const save = () => ({ name: m.common_save() })

export const Collections = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Summer' })).toHaveAttribute(
      'href',
      '/admin?section=collections&collection=summer'
    )
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_collection_new() }), ' Autumn {Enter}')
    await expect(args.onAddCollection).toHaveBeenCalledWith({ name: 'Autumn' })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_collection_remove({ name: 'Summer' }) }))
    await expect(args.onRemoveCollection).toHaveBeenCalledWith(adminCollections[0])
    await expect(canvas.getByRole('button', { name: m.admin_collection_remove({ name: 'Winter' }) })).toHaveFocus()
  }
})

export const Refused = meta.story({
  tags: ['deed'],
  args: { onAddCollection: fn(async () => failures.internal) },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: m.admin_collection_new() })
    await userEvent.type(name, 'Autumn{Enter}')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(name).toHaveValue('Autumn')
  }
})

/** Products are moved by keyboard and by dragging, taken out and put back, and found by a search; one save sends all. */
export const Editing = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    onFindCollectionProducts: fn(async () => ({
      items: [...openCollection.products, { ...openCollection.products[0]!, id: 'p-9', name: 'Zephyr kite' }]
    }))
  },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: m.admin_section_products() }))
    const names = () =>
      list.getAllByRole('listitem').map((row) => within(row).getAllByText(/./, { selector: 'bdi' })[0]?.textContent)
    canvas.getByRole('button', { name: m.admin_list_down({ item: first }) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual([second, first, third])
    const rowOf = (name: string) => canvas.getByRole('button', { name: m.admin_list_up({ item: name }) }).closest('li')!
    const target = rowOf(second)
    await carryTo(rowOf(third).querySelector('[draggable]')!, target, middleOf(target))
    await expect(names()).toEqual([third, second, first])
    await userEvent.click(canvas.getByRole('button', { name: m.admin_list_remove({ item: second }) }))
    await expect(names()).toEqual([third, first])
    await userEvent.click(canvas.getByRole('button', { name: m.admin_undo() }))
    await expect(names()).toEqual([third, second, first])
    await expect(canvas.getByRole('list', { name: m.admin_section_products() })).toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() }), 'kite{Enter}')
    await expect(args.onFindCollectionProducts).toHaveBeenCalledWith({ q: 'kite' })
    await expect(
      await canvas.findByRole('button', { name: m.admin_collection_contains({ product: first }) })
    ).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(
      canvas.getByRole('button', { name: m.admin_collection_add_product({ product: 'Zephyr kite' }) })
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_home_shown() }))
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveCollection).toHaveBeenCalledWith({
      slug: 'summer',
      revision: 2,
      name: 'Summer',
      description: 'For warm days.',
      isShown: false,
      products: [ids[2], ids[1], ids[0], 'p-9']
    })
  }
})

export const Opened = meta.story({
  tags: ['picture'],
  args: open,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.admin_collection_see() })).toHaveAttribute(
      'href',
      '/?collection=summer'
    )
  }
})

/** The heading has the focus, so that the keyboard goes on from there. */
export const OpenedAfterItWasAdded = meta.story({
  tags: ['deed'],
  args: { ...open, openPart: 'collection' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: m.admin_collection() })).toHaveFocus()
    await expect(args.onClosePart).toHaveBeenCalledOnce()
  }
})

export const Nameless = meta.story({
  tags: ['picture'],
  args: open,
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: m.admin_collection_name() }))
    await expect(canvas.getByText(m.admin_collection_name_missing())).toBeVisible()
    await expect(canvas.getByRole('button', save())).toBeDisabled()
  }
})

const theirs = {
  ...openCollection,
  name: 'High summer',
  revision: 3,
  products: openCollection.products.toReversed()
}

const answerOf: AdminScreenProps['onSaveCollection'] = async ({ revision, ...sent }) =>
  revision === 3
    ? { saved: { ...theirs, name: sent.name, revision: 4 } }
    : { failure: { ...failures.internal, code: 'conflict' as const }, newer: theirs }

const typeName = async (canvas: Pick<ReturnType<typeof within>, 'getByRole' | 'findByText'>, typed: string) => {
  const name = canvas.getByRole('textbox', { name: m.admin_collection_name() })
  await userEvent.clear(name)
  await userEvent.type(name, typed)
  await userEvent.click(canvas.getByRole('button', save()))
  return name
}

/** A colleague saved meanwhile: both names are shown. */
export const ChangedElsewhere = meta.story({
  tags: ['picture'],
  args: { ...open, onSaveCollection: fn(answerOf) },
  play: async ({ canvas }) => {
    await typeName(canvas, 'Late summer')
    await expect(await canvas.findByText(m.admin_collection_conflict_title())).toBeVisible()
    await expect(canvas.getByText('High summer')).toBeVisible()
    await expect(canvas.getByRole('button', save())).toBeDisabled()
  }
})

/** One name is kept, and so is what does not conflict. */
export const KeepingOneName = meta.story({
  tags: ['deed'],
  args: { ...open, onSaveCollection: fn(answerOf) },
  play: async ({ canvas, args }) => {
    await typeName(canvas, 'Late summer')
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_settings_conflict_keep_mine() }))
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveCollection).toHaveBeenLastCalledWith(
      expect.objectContaining({ revision: 3, name: 'Late summer', products: ids.toReversed() })
    )
    await waitFor(() => expect(canvas.getByText(m.admin_product_saved())).toBeVisible())
  }
})

/** What is typed while a save is under way is not lost, and not taken as saved. */
export const TypingDuringASave = meta.story({
  tags: ['deed'],
  args: open,
  play: async ({ canvas, args }) => {
    const answer = Promise.withResolvers<Awaited<ReturnType<AdminScreenProps['onSaveCollection']>>>()
    mocked(args.onSaveCollection).mockImplementationOnce(() => answer.promise)
    const name = await typeName(canvas, 'Late summer')
    await userEvent.type(name, ' sun')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_list_remove({ item: second }) }))
    answer.resolve({ saved: { ...openCollection, name: 'Late summer', revision: 3 } })
    await waitFor(() => expect(canvas.getByRole('button', save())).not.toHaveAttribute('aria-busy'))
    await expect(name).toHaveValue('Late summer sun')
    await expect(canvas.getByText(m.admin_product_unsaved())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveCollection).toHaveBeenLastCalledWith(
      expect.objectContaining({ revision: 3, name: 'Late summer sun', products: [ids[0], ids[2]] })
    )
  }
})

const productsOf = (length: number) =>
  Array.from({ length }, (_, at) => ({ ...openCollection.products[0]!, id: `p-${at}`, name: `Product ${at}` }))

/** Two people added products: together they are too many. */
export const TooManyTogether = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    openCollection: { ...openCollection, products: productsOf(collectionLimits.products - 1) },
    onFindCollectionProducts: fn(async () => ({
      items: [{ ...openCollection.products[0]!, id: 'p-mine', name: 'Zephyr kite' }]
    })),
    onSaveCollection: fn(async () => ({
      failure: { ...failures.internal, code: 'conflict' as const },
      newer: { ...openCollection, revision: 3, products: productsOf(collectionLimits.products) }
    }))
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() }), 'kite{Enter}')
    await userEvent.click(
      await canvas.findByRole('button', { name: m.admin_collection_add_product({ product: 'Zephyr kite' }) })
    )
    await userEvent.click(canvas.getByRole('button', save()))
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_product_conflict_merge() }))
    const most = collectionLimits.products
    await expect(canvas.getByText(m.admin_collection_too_long({ count: most + 1, most }))).toBeVisible()
    await expect(canvas.getByRole('button', save())).toBeDisabled()
  }
})

/** Long lists have buttons to both ends. */
export const PuttingFirst = meta.story({
  tags: ['deed'],
  args: { ...open, openCollection: { ...openCollection, products: productsOf(12) } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const firstName = () =>
      within(canvas.getByRole('list', { name: m.admin_section_products() })).getAllByRole('listitem')[0]
    await userEvent.click(canvas.getByRole('button', { name: m.admin_list_first({ item: 'Product 11' }) }))
    await expect(firstName()).toHaveTextContent('Product 11')
    const last = canvas.getByRole('button', { name: m.admin_list_last({ item: 'Product 11' }) })
    await expect(last).toHaveFocus()
    await userEvent.click(last)
    await expect(firstName()).toHaveTextContent('Product 0')
  }
})

export const FullOfProducts = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    openCollection: { ...openCollection, products: productsOf(collectionLimits.products) }
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() })).toBeDisabled()
  }
})

export const Loading = meta.story({ args: { collections: undefined } })
export const Empty = meta.story({ args: { collections: [] } })
export const EditorLoading = meta.story({ args: { openCollectionSlug: 'summer' } })

export const EditorFailed = meta.story({
  tags: ['deed'],
  args: { openCollectionSlug: 'summer', openCollectionFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryCollections).toHaveBeenCalledOnce()
  }
})

/** Somebody else deleted it. */
export const EditorGone = meta.story({
  tags: ['picture'],
  args: { openCollectionSlug: 'summer', openCollectionFailure: { ...failures.internal, code: 'not-found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: m.admin_collections_all() })).toHaveAttribute(
      'href',
      '/admin?section=collections'
    )
  }
})

export const ShopFull = meta.story({
  tags: ['picture'],
  args: {
    collections: Array.from({ length: collectionLimits.collections }, (_, at) => ({
      ...adminCollections[0]!,
      slug: `c-${at}`,
      name: `Collection ${at}`
    }))
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_collections_full({ count: collectionLimits.collections }))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_collection_new() }), 'Autumn')
    await expect(canvas.getByRole('button', { name: m.admin_collection_add() })).toBeDisabled()
  }
})

const searchKite = async (canvas: Pick<ReturnType<typeof within>, 'getByRole'>) =>
  userEvent.type(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() }), 'kite{Enter}')

export const NoProductFound = meta.story({
  tags: ['picture'],
  args: { ...open, onFindCollectionProducts: fn(async () => ({ items: [] })) },
  play: async ({ canvas }) => {
    await searchKite(canvas)
    await expect(await canvas.findByText(m.admin_draft_found_nothing())).toBeVisible()
  }
})

export const SearchFailed = meta.story({
  tags: ['picture'],
  args: { ...open, onFindCollectionProducts: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    await searchKite(canvas)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  }
})

export const Failed = meta.story({
  tags: ['deed'],
  args: { collections: undefined, collectionsFailure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryCollections).toHaveBeenCalledOnce()
  }
})

/** Chosen products of the product list are appended to a collection. */
export const FromTheProductList = meta.story({
  tags: ['deed'],
  args: { section: 'products' },
  play: async ({ canvas, args }) => {
    const [row] = args.products?.items ?? []
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_product_choose({ product: row?.name ?? '' }) }))
    const put = canvas.getByRole('button', { name: m.admin_collection_put() })
    await expect(put).toBeDisabled()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_collection_choose() }), 'winter')
    await userEvent.click(put)
    await expect(args.onAddToCollection).toHaveBeenCalledWith({ slug: 'winter', ids: ['p-1'] })
    await waitFor(() => expect(canvas.queryByRole('button', { name: m.admin_collection_put() })).toBeNull())
  }
})

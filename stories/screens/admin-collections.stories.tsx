import { collectionLimits } from '@motif/contract/collection-rules'
import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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

/** A colleague saved meanwhile: both names are shown, and what does not conflict is kept. */
export const ChangedElsewhere = meta.story({
  tags: ['picture'],
  args: {
    ...open,
    onSaveCollection: fn(async ({ revision, ...sent }) =>
      revision === 3
        ? { saved: { ...theirs, name: sent.name, revision: 4 } }
        : { failure: { ...failures.internal, code: 'conflict' as const }, newer: theirs }
    )
  },
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: m.admin_collection_name() })
    await userEvent.clear(name)
    await userEvent.type(name, 'Late summer')
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(await canvas.findByText(m.admin_collection_conflict_title())).toBeVisible()
    await expect(canvas.getByText('High summer')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_settings_conflict_keep_mine() }))
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(args.onSaveCollection).toHaveBeenLastCalledWith(
      expect.objectContaining({ revision: 3, name: 'Late summer', products: ids.toReversed() })
    )
    await waitFor(() => expect(canvas.getByText(m.admin_product_saved())).toBeVisible())
  }
})

export const FullOfProducts = meta.story({
  tags: ['deed'],
  args: {
    ...open,
    openCollection: {
      ...openCollection,
      products: Array.from({ length: collectionLimits.products }, (_, at) => ({
        ...openCollection.products[0]!,
        id: `p-${at}`,
        name: `Product ${at}`
      }))
    }
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: m.admin_draft_find_product() })).toBeDisabled()
  }
})

export const Loading = meta.story({ args: { collections: undefined } })
export const Empty = meta.story({ args: { collections: [] } })
export const EditorLoading = meta.story({ args: { openCollectionSlug: 'summer' } })
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

import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { staffDesign, staffDesigns } from '../fixtures/admin-designs.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'designs' }

const meta = preview.meta({
  title: 'Screens/Admin/Designs',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const none = { items: [], next: null, isCut: false, areElsewhere: false }
const opened: Partial<AdminScreenProps> = { openDesignId: staffDesign.id, design: staffDesign }

export const Listed = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: m.admin_designs_saved() }))
    await expect(table.getByRole('link', { name: 'Good morning club' })).toHaveAttribute(
      'href',
      expect.stringContaining('design=d1')
    )
    await expect(table.getAllByRole('link', { name: 'Ada Lovelace' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('section=customers')
    )
    await expect(table.getByText(m.admin_design_orders({ count: 12 }))).toBeVisible()
  }
})

export const Filtering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onFilterDesigns, onExport } }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_designs_filter() }),
      m.admin_designs_not_ordered()
    )
    await expect(onFilterDesigns).toHaveBeenLastCalledWith({ q: '', product: null, ordered: 'no' })
    await userEvent.type(canvas.getByRole('searchbox', { name: m.admin_designs_search() }), ' ada {Enter}')
    await expect(onFilterDesigns).toHaveBeenLastCalledWith({ q: 'ada', product: null, ordered: null })
    await userEvent.click(canvas.getByRole('button', { name: m.admin_export_designs() }))
    await expect(onExport).toHaveBeenCalledWith({ file: 'designs' })
  }
})

export const OfOneProduct = meta.story({
  tags: ['picture'],
  args: {
    designQuery: { q: 'club', product: 'everyday-tee', ordered: 'yes' },
    designs: { ...none, items: staffDesigns.slice(0, 2), isCut: true },
    after: 'd0'
  },
  play: async ({ canvas, args: { onFilterDesigns } }) => {
    await expect(canvas.getByText(m.admin_designs_of_product({ name: 'Everyday tee' }))).toBeVisible()
    await expect(canvas.getByText(m.admin_designs_cut())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_designs_all_products() }))
    await expect(onFilterDesigns).toHaveBeenCalledWith({ q: 'club', product: null, ordered: 'yes' })
    await expect(canvas.getByRole('searchbox', { name: m.admin_designs_search() })).toHaveFocus()
  }
})

export const NoneFound = meta.story({
  tags: ['deed'],
  args: {
    designs: { ...none, productName: 'Stoneware mug' },
    designQuery: { q: 'zz', product: 'mug', ordered: 'yes' }
  },
  play: async ({ canvas, args: { onFilterDesigns } }) => {
    await expect(canvas.getByText(m.admin_designs_of_product({ name: 'Stoneware mug' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_designs_clear() }))
    await expect(onFilterDesigns).toHaveBeenCalledWith({ q: '', product: null, ordered: null })
  }
})

export const Empty = meta.story({ args: { designs: none } })

export const AtFirestore = meta.story({
  tags: ['picture'],
  args: { designs: { ...none, areElsewhere: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_designs_elsewhere())).toBeVisible()
    await expect(canvas.queryByText(m.admin_designs_empty_title())).toBeNull()
    await expect(canvas.queryByRole('button', { name: m.admin_export_designs() })).toBeNull()
  }
})

export const Loading = meta.story({ args: { designs: undefined } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { designs: undefined, designsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryDesigns } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryDesigns).toHaveBeenCalledOnce()
  }
})

export const OneDesign = meta.story({
  tags: ['picture'],
  args: opened,
  play: async ({ canvas, args: { onOpenOrder, onBlockPicture } }) => {
    await expect(
      canvas.getByRole('img', { name: m.admin_design_area({ name: staffDesign.name, area: 'Back' }) })
    ).toBeVisible()
    await expect(canvas.getByText(m.admin_design_newest_orders({ shown: 2, total: 12 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_order_open({ number: 'M-2611-A3BQ' }) }))
    await expect(onOpenOrder).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq' })
    await userEvent.click(canvas.getByRole('button', { name: `${m.admin_design_picture_block()} 1` }))
    await expect(onBlockPicture).toHaveBeenCalledWith({ upload: 'u-1' })
  }
})

export const BlankDesign = meta.story({
  tags: ['picture'],
  args: {
    ...opened,
    design: {
      ...staffDesign,
      owner: null,
      productName: null,
      isShared: false,
      orders: 0,
      areas: [],
      pictures: [],
      latestOrders: []
    }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_design_blank())).toBeVisible()
    await expect(canvas.getByText(m.admin_design_no_orders())).toBeVisible()
  }
})

export const DesignLoading = meta.story({ args: { openDesignId: 'd1' } })

export const DesignFailed = meta.story({
  tags: ['deed'],
  args: { openDesignId: 'd1', designFailure: failures.internal },
  play: async ({ canvas, args: { onRetryDesign } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryDesign).toHaveBeenCalledOnce()
  }
})

export const Templates = meta.story({
  tags: ['picture'],
  args: { designPart: 'templates' },
  play: async ({ canvas, args: { designTemplates } }) => {
    const first = designTemplates?.[0]
    await expect(canvas.getByRole('link', { name: first?.name ?? '' })).toHaveAttribute(
      'href',
      `/product/${first?.product}`
    )
  }
})

export const NoTemplates = meta.story({ args: { designPart: 'templates', designTemplates: [] } })
export const TemplatesLoading = meta.story({ args: { designPart: 'templates', designTemplates: undefined } })
export const TemplatesFailed = meta.story({
  args: { designPart: 'templates', designTemplates: undefined, designTemplatesFailure: failures.internal }
})

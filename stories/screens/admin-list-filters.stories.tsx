import { m } from '@motif/messages'
import { formatDate, formatList } from '@motif/ui/format'
import { AdminScreen, type AdminScreenProps, noOrderFilter, noProductFilter } from '@motif/ui/screens/admin'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = {
  ...adminProps,
  section: 'orders',
  countries: [
    { code: 'FR', name: 'France' },
    { code: 'GB', name: 'United Kingdom' }
  ]
}

const meta = preview.meta({
  title: 'Screens/Admin/List filters',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

type Canvas = ReturnType<typeof within>
const openMore = (canvas: Pick<Canvas, 'getByRole'>) =>
  userEvent.click(canvas.getByRole('button', { name: m.admin_filters_more() }))
const apply = (canvas: Pick<Canvas, 'getByRole'>) =>
  userEvent.click(canvas.getByRole('button', { name: m.admin_filters_apply() }))
const chip = (name: string, value: string) => m.admin_filter_remove({ filter: m.admin_filter_is({ name, value }) })

const ofOrders = {
  ...noOrderFilter,
  status: 'paid',
  from: '2026-11-01',
  totalFrom: 5000,
  country: 'FR',
  product: 'mug',
  sent: 'partly'
} as const

export const Orders = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onFilter } }) => {
    await openMore(canvas)
    const total = canvas.getByRole('textbox', { name: m.admin_filter_total_from() })
    await userEvent.type(total, 'a lot')
    await apply(canvas)
    await expect(total).toHaveAccessibleDescription(expect.stringContaining(m.admin_filter_amount_wrong()))
    await expect(onFilter).not.toHaveBeenCalled()
    await userEvent.clear(total)
    await userEvent.type(total, '50')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_filter_country() }), 'France')
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_filter_product() }), ' mug ')
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_filter_sent() }),
      m.admin_filter_sent_partly()
    )
    await apply(canvas)
    await expect(onFilter).toHaveBeenCalledWith({
      ...noOrderFilter,
      tag: undefined,
      totalFrom: 5000,
      country: 'FR',
      product: 'mug',
      sent: 'partly'
    })
  }
})

export const OrdersFiltered = meta.story({
  tags: ['picture'],
  args: { filter: ofOrders },
  play: async ({ canvas, args: { onFilter } }) => {
    const from = chip(m.admin_filter_from(), formatDate('2026-11-01'))
    await userEvent.click(canvas.getByRole('button', { name: from }))
    await expect(onFilter).toHaveBeenLastCalledWith({ ...ofOrders, from: null })
    await expect(canvas.getByRole('button', { name: chip(m.admin_filter_total_from(), '50.00') })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_filters_clear() }))
    await expect(onFilter).toHaveBeenLastCalledWith(noOrderFilter)
    await expect(canvas.getByRole('region', { name: m.admin_orders() })).toHaveFocus()
    await openMore(canvas)
    await expect(canvas.getByLabelText(m.admin_filter_from())).toHaveValue('2026-11-01')
    await expect(canvas.getByRole('combobox', { name: m.admin_filter_country() })).toHaveValue('FR')
  }
})

export const NoOrderFound = meta.story({
  tags: ['picture'],
  args: {
    filter: { ...noOrderFilter, country: 'BR', sent: 'none' },
    orders: { items: [], total: 0, page: 1, pageSize: 25, isCut: false }
  },
  play: async ({ canvas }) => {
    const filters = formatList([
      m.admin_filter_is({ name: m.admin_filter_country(), value: 'BR' }),
      m.admin_filter_is({ name: m.admin_filter_sent(), value: m.admin_filter_sent_none() })
    ])
    await expect(canvas.getByText(m.admin_orders_empty_text({ filters }))).toBeVisible()
    await openMore(canvas)
    // A country that nothing is delivered to any more.
    await expect(canvas.getByRole('combobox', { name: m.admin_filter_country() })).toHaveValue('BR')
  }
})

const ofProducts = { ...noProductFilter, stock: 'low', priceTo: 2000, sale: 'now', printable: 'yes' } as const

export const Products = meta.story({
  tags: ['deed'],
  args: { section: 'products' },
  play: async ({ canvas, args: { onFilterProducts } }) => {
    await expect(canvas.getByText(m.admin_products_found({ count: args.products?.total ?? 0 }))).toBeVisible()
    await openMore(canvas)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_filter_stock() }),
      m.admin_filter_stock_low()
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_filter_sale() }),
      m.admin_filter_sale_now()
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.admin_filter_print() }),
      m.admin_filter_print_yes()
    )
    await userEvent.type(canvas.getByRole('textbox', { name: m.admin_filter_price_to() }), '20,00{Enter}')
    await expect(onFilterProducts).toHaveBeenCalledWith(ofProducts)
  }
})

export const ProductsFiltered = meta.story({
  tags: ['picture'],
  args: { section: 'products', productFilter: ofProducts },
  play: async ({ canvas, args: { onFilterProducts } }) => {
    const list = within(canvas.getByRole('list', { name: m.admin_filters_active() }))
    await expect(list.getAllByRole('button')).toHaveLength(5)
    await userEvent.click(list.getByRole('button', { name: chip(m.admin_filter_print(), m.admin_filter_print_yes()) }))
    await expect(onFilterProducts).toHaveBeenCalledWith({ ...ofProducts, printable: null })
  }
})

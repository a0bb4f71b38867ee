import { m } from '@motif/messages'
import type { Product } from '@motif/contract'
import { formatMoney } from '@motif/ui/format'
import { DesignPreview } from '@motif/ui/editor'
import { AddToCartSheet } from '@motif/ui/screens/add-to-cart'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { everydayTee } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'

const [blank] = everydayTee.blanks
const [area] = everydayTee.printAreas

const meta = preview.meta({
  title: 'Screens/Add to cart',
  component: AddToCartSheet,
  parameters: { ...inShell('none'), chromatic: { modes } },
  args: {
    product: everydayTee,
    name: 'Good morning club',
    picture:
      blank && area ? (
        <DesignPreview
          previewUrl="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 4'%3E%3Cpath fill='%23c8371b' d='M0 1h3v1H0z'/%3E%3C/svg%3E"
          alt=""
          sizes="80px"
          blank={{ picture: blank.image, view: area.view }}
        />
      ) : undefined,
    choices: { colour: 'harbour-navy', size: 'm' },
    onChoose: fn(),
    onAdd: fn(),
    onClose: fn()
  },
  /** The page owns the selected options. */
  render: (args) => {
    const [choices, setChoices] = useState(args.choices)
    return (
      <AddToCartSheet
        {...args}
        choices={choices}
        onChoose={({ optionId, value }) => setChoices((all) => ({ ...all, [optionId]: value }))}
      />
    )
  }
})

const numberOf = (canvas: ReturnType<typeof within>, size: string) =>
  canvas.getByRole('spinbutton', { name: m.buying_quantity_of({ size }) })

export const Ready = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await canvas.findByRole('dialog')
    const total = () => canvas.getByRole('contentinfo').textContent
    // The selected size only served the preview of the design. It says nothing about quantities.
    for (const size of ['S', 'M', 'L', 'XL']) await expect(numberOf(canvas, size)).toHaveValue('0')
    await userEvent.click(
      within(canvas.getByRole('group', { name: m.buying_quantity_of({ size: 'M' }) })).getByRole('button', {
        name: m.common_quantity_more()
      })
    )
    await expect(total()).toContain(formatMoney({ amount: 2400, currency: 'USD' }))
    await userEvent.click(
      within(canvas.getByRole('group', { name: m.buying_quantity_of({ size: 'S' }) })).getByRole('button', {
        name: m.common_quantity_more()
      })
    )
    numberOf(canvas, 'XL').focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByText(m.buying_next({ count: 1, percent: 5 }))).toBeVisible()
    await userEvent.clear(numberOf(canvas, 'L'))
    await userEvent.type(numberOf(canvas, 'L'), '9{Enter}')
    // Chakra updates the value of its field one frame later.
    await waitFor(() => expect(numberOf(canvas, 'L')).toHaveValue('3'))
    await expect(canvas.getByText(m.buying_cut({ count: 3 }))).toBeVisible()
    await expect(total()).toContain(formatMoney({ amount: 15_960, currency: 'USD' }))
    await expect(total()).toContain(m.buying_pieces({ count: 7 }))
    // Moss is sold out in M. The other quantities remain.
    await userEvent.click(canvas.getByRole('radio', { name: 'Moss' }))
    await expect(canvas.getByText(m.buying_sold_out())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.buying_add({ count: 6 }) }))
    await expect(args.onAdd).toHaveBeenCalledWith({
      lines: [
        { variantId: 'tee-moss-s', quantity: 1 },
        { variantId: 'tee-moss-l', quantity: 3 },
        { variantId: 'tee-moss-xl', quantity: 2 }
      ],
      confirmed: []
    })
  }
})

export const NothingChosen = meta.story({
  tags: ['deed'],
  args: { choices: { colour: 'brick', size: 'xxl' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.common_add_to_cart() }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(m.buying_nothing_of({ option: 'Size' }))
    await expect(numberOf(canvas, 'S')).toHaveFocus()
    await expect(numberOf(canvas, 'S')).toHaveAccessibleDescription(m.buying_nothing_of({ option: 'Size' }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  }
})

/** Products in one size need no selection. */
export const OneSize = meta.story({
  tags: ['deed'],
  args: {
    product: {
      ...everydayTee,
      options: everydayTee.options.filter(({ id }) => id === 'colour'),
      variants: everydayTee.variants.filter(({ options }) => options['size'] === 'm')
    },
    choices: { colour: 'harbour-navy' }
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.buying_add({ count: 1 }) }))
    await expect(args.onAdd).toHaveBeenCalledWith({
      lines: [{ variantId: 'tee-harbour-navy-m', quantity: 1 }],
      confirmed: []
    })
  }
})

export const Adding = meta.story({
  tags: ['deed'],
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.common_add_to_cart(), busy: true }))
    await expect(args.onAdd).not.toHaveBeenCalled()
  }
})

export const ConnectionLost = meta.story({
  tags: ['deed'],
  args: { failure: { code: 'network', message: '' }, quantity: 4, purpose: 'update' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.buying_uncertain())
    await expect(numberOf(canvas, 'M')).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith({
        lines: [{ variantId: 'tee-harbour-navy-m', quantity: 4 }],
        confirmed: []
      })
    )
  }
})

/** Updates a cart line. The lines of its other sizes are included or remain unchanged. */
export const Updating = meta.story({
  tags: ['deed'],
  args: {
    quantity: 2,
    purpose: 'update',
    others: {
      lines: [
        { variantId: 'tee-harbour-navy-s', quantity: 3 },
        { variantId: 'tee-harbour-navy-xl', quantity: 1 }
      ],
      isIncluded: true,
      onInclude: fn()
    }
  },
  render: (args) => {
    const [isIncluded, setIncluded] = useState(true)
    return <AddToCartSheet {...args} others={args.others && { ...args.others, isIncluded, onInclude: setIncluded }} />
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('dialog')
    await expect(numberOf(canvas, 'S')).toHaveValue('3')
    await userEvent.click(canvas.getByRole('checkbox', { name: m.buying_others({ count: 2 }) }))
    await waitFor(() => expect(numberOf(canvas, 'S')).toHaveValue('0'))
    await userEvent.click(canvas.getByRole('button', { name: m.buying_update() }))
    await expect(args.onAdd).toHaveBeenCalledWith({
      lines: [{ variantId: 'tee-harbour-navy-m', quantity: 2 }],
      confirmed: []
    })
  }
})

/** The server reports findings the customer has not confirmed. The sheet asks for confirmation and sends it with the next attempt. */
export const ToConfirm = meta.story({
  tags: ['picture'],
  args: {
    failure: { code: 'design-unconfirmed', message: '' },
    product: {
      ...everydayTee,
      options: everydayTee.options.filter(({ id }) => id === 'colour'),
      variants: everydayTee.variants.filter(({ options }) => options['size'] === 'm')
    },
    choices: { colour: 'harbour-navy' },
    toConfirm: [
      {
        id: 'very-low-resolution/front/p/96',
        code: 'very-low-resolution',
        area: 'front',
        node: 'p',
        kind: 'image',
        name: 'holiday-at-the-sea.jpg',
        dpi: 96
      },
      {
        id: 'cut-off/front/t/4.2',
        code: 'cut-off',
        area: 'front',
        node: 't',
        kind: 'text',
        name: 'صباح الخير',
        millimetres: 4.2
      }
    ]
  },
  play: async ({ canvas, args }) => {
    const add = await canvas.findByRole('button', { name: m.buying_add({ count: 1 }) })
    await waitFor(() =>
      expect(canvas.getByText(m.finding_resolution({ name: 'holiday-at-the-sea.jpg', dpi: 96 }))).toBeVisible()
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: `${m.check_as_it_is()} holiday-at-the-sea.jpg` }))
    await expect(add).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: `${m.check_as_it_is()} صباح الخير` }))
    await userEvent.click(add)
    await expect(args.onAdd).toHaveBeenCalledWith({
      lines: [{ variantId: 'tee-harbour-navy-m', quantity: 1 }],
      confirmed: ['very-low-resolution/front/p/96', 'cut-off/front/t/4.2']
    })
  }
})

export const SoldOut = meta.story({
  args: { product: { ...everydayTee, variants: everydayTee.variants.map((variant) => ({ ...variant, stock: 0 })) } }
})

const dinars = (amount: number) => ({ amount, currency: 'KWD' })
const longSizes = [
  '٣–٤ سنوات',
  '5–6 years',
  '7–8 years',
  '9–10 years, slim',
  'XXS',
  'XS',
  'S',
  'M',
  'L, regular length for persons taller than most',
  'XL',
  '2XL',
  '3XL'
].map((label, index) => ({ value: `size-${index}`, label, swatch: null }))

/** Twelve sizes, long and right-to-left names, prices with three decimals, a size with one item left, items already in the cart. */
const awkward: Product = {
  ...everydayTee,
  name: 'قميص «صباح الخير» القطني الثقيل',
  price: dinars(12_345),
  options: [
    ...everydayTee.options.filter(({ id }) => id === 'colour'),
    { id: 'size', name: 'Size', values: longSizes }
  ],
  variants: longSizes.map(({ value }, index) => ({
    id: value,
    sku: value,
    options: { colour: 'paper-white', size: value },
    price: dinars(12_345 + index * 1000),
    stock: index === 4 ? 0 : index === 7 ? 1 : 40,
    tierPrices: [{ quantity: 5, price: dinars(11_728 + index * 950) }]
  })),
  tiers: [{ quantity: 5, percentOff: 5 }]
}

export const Awkward = meta.story({
  tags: ['deed'],
  args: {
    product: awkward,
    name: 'نادي الصباح الباكر: a club for those who get up before everybody else in the house',
    choices: { colour: 'paper-white', size: 'size-7' },
    inCart: new Map([
      ['size-1', 40],
      ['size-2', 3]
    ])
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog')
    await userEvent.clear(numberOf(canvas, 'M'))
    await userEvent.type(numberOf(canvas, 'M'), '2{Enter}')
    await expect(canvas.getByText(m.buying_cut({ count: 1 }))).toBeVisible()
    await expect(canvas.getByText(m.buying_all_in_cart())).toBeVisible()
  }
})

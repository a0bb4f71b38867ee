import { variantOf } from '@motif/contract/product-rules'
import { m } from '@motif/messages'
import { ProductPicture } from '@motif/ui/components/picture'
import { Skeleton } from '@motif/ui/components/skeleton'
import { formatList } from '@motif/ui/format'
import { AlsoOnDialog, type AlsoOnDialogProps } from '@motif/ui/screens/also-on'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures } from '../fixtures/people.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { everydayTee, longNames } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'

const copyOn = (slug: string, name: string, picture: Parameters<typeof pictureOf>[0]) => ({
  product: { ...everydayTee, slug, name },
  picture: <ProductPicture picture={pictureOf(picture, '')} sizes="224px" />,
  options: { colour: 'moss' },
  leftOut: [],
  isToBeSeen: false,
  inCart: 0
})
const tee = copyOn('everyday-tee', 'Everyday tee', 'tshirt-blank-white')
const mug = {
  ...copyOn('stoneware-mug', 'Stoneware mug', 'mug-blank-white'),
  product: {
    ...everydayTee,
    slug: 'stoneware-mug',
    name: 'Stoneware mug',
    options: [],
    variants: everydayTee.variants.slice(0, 1).map((variant) => ({ ...variant, options: {} }))
  },
  options: {},
  leftOut: ['Back']
}
const poster = { ...copyOn('poster', 'Poster', 'mug-blank-navy'), isToBeSeen: true }
const args: AlsoOnDialogProps = {
  name: 'Good morning club',
  copies: [tee, mug, poster],
  onRetry: fn(),
  onChooseOption: fn(),
  onAdd: fn(),
  onAddAll: fn(),
  onPut: fn(),
  onClose: fn()
}

const meta = preview.meta({
  title: 'Screens/Design tool/On other products',
  component: AlsoOnDialog,
  parameters: { ...inShell('none'), chromatic: { modes } },
  args
})

/** The dialog is rendered outside the canvas element. */
const dialog = async () => within(await within(document.body).findByRole('dialog'))
const addTo = (name: string) => ({ name: `${m.common_add_to_cart()}, ${name}` })

export const Ready = meta.story({
  tags: ['deed'],
  play: async () => {
    const shown = await dialog()
    await userEvent.click(shown.getByRole('button', addTo('Stoneware mug')))
    await expect(args.onAdd).toHaveBeenCalledWith({
      product: 'stoneware-mug',
      variantId: mug.product.variants[0]?.id
    })
    // No size is preselected. Without a size, nothing is added and the dialog asks for one.
    await userEvent.click(shown.getByRole('button', addTo('Everyday tee')))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await expect(shown.getByText(m.product_choose_size())).toBeVisible()
    await userEvent.click(shown.getByRole('radio', { name: 'L' }))
    await expect(args.onChooseOption).toHaveBeenCalledWith({ product: 'everyday-tee', optionId: 'size', value: 'l' })
    await userEvent.click(shown.getByRole('button', { name: m.editor_also_on_put({ product: 'Poster' }) }))
    await expect(args.onPut).toHaveBeenCalledWith({ product: 'poster' })
  }
})
const hoodie = copyOn('hoodie', 'Hoodie', 'tshirt-blank-navy')
const soldOut = {
  ...mug,
  product: {
    ...mug.product,
    slug: 'tote',
    name: 'Tote bag',
    variants: mug.product.variants.map((variant) => ({ ...variant, stock: 0 }))
  }
}
const inLarge = { colour: 'moss', size: 'l' }
const variantIdOf = ({ product, options }: typeof tee) => variantOf(product, options)?.id
const everything = () => ({ name: m.editor_also_on_all({ count: '3' }) })

export const AllAdded = meta.story({
  args: {
    copies: [
      { ...tee, options: inLarge, inCart: 1 },
      { ...mug, inCart: 1 },
      { ...hoodie, options: inLarge, inCart: 1 }
    ],
    all: { state: 'added', products: ['Everyday tee', 'Stoneware mug', 'Hoodie'], onUndo: fn() }
  },
  tags: ['deed'],
  play: async ({ args: { copies = [], all } }) => {
    const shown = await dialog()
    await expect(shown.getByRole('link', { name: m.cart_open() })).toHaveAttribute('href', '/cart')
    await userEvent.click(shown.getByRole('button', { name: m.common_undo() }))
    if (all?.state === 'added') await expect(all.onUndo).toHaveBeenCalledOnce()
    await expect(shown.getByRole('button', everything())).toHaveFocus()
    await userEvent.click(shown.getByRole('button', everything()))
    await expect(args.onAddAll).toHaveBeenCalledWith({
      copies: copies.map(({ product, options }) => ({
        product: product.slug,
        variantId: variantOf(product, options)?.id
      }))
    })
  }
})
/** Nothing is added before each product has its size; the products are named, and the first one has focus. */
export const SizesMissing = meta.story({
  args: { copies: [mug, tee, hoodie], onAddAll: fn() },
  tags: ['deed'],
  play: async ({ args: { onAddAll } }) => {
    const shown = await dialog()
    await userEvent.click(shown.getByRole('button', everything()))
    await expect(onAddAll).not.toHaveBeenCalled()
    await expect(
      shown.getByText(m.editor_also_on_all_choose({ products: formatList(['Everyday tee', 'Hoodie']) }))
    ).toBeVisible()
    await expect(shown.getAllByText(m.product_choose_size())).toHaveLength(2)
    await expect(shown.getAllByRole('radio', { name: 'S' })[0]).toHaveFocus()
  }
})
/** Sold-out products and those to be looked at first are left out, with the reason. */
export const OneSoldOut = meta.story({
  args: { copies: [{ ...tee, options: inLarge }, mug, soldOut], onAddAll: fn() },
  tags: ['deed'],
  play: async ({ args: { onAddAll } }) => {
    const shown = await dialog()
    await expect(shown.getByText(m.editor_also_on_all_sold_out({ products: 'Tote bag' }))).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: m.editor_also_on_all({ count: '2' }) }))
    await expect(onAddAll).toHaveBeenCalledWith({
      copies: [
        { product: 'everyday-tee', variantId: variantIdOf({ ...tee, options: inLarge }) },
        { product: 'stoneware-mug', variantId: mug.product.variants[0]?.id }
      ]
    })
  }
})
export const AllBeingAdded = meta.story({
  args: { copies: [{ ...tee, options: inLarge }, mug, poster], all: { state: 'adding' } }
})
export const AllFailed = meta.story({
  args: {
    copies: [{ ...tee, options: inLarge }, mug],
    all: {
      state: 'failed',
      failure: { code: 'out-of-stock', message: '', detail: 'Stoneware mug is sold out.' }
    }
  },
  tags: ['picture'],
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText(m.editor_also_on_all_failed({ reason: 'Stoneware mug is sold out.' }))).toBeVisible()
  }
})
export const AllTakenOut = meta.story({
  args: {
    copies: [{ ...tee, options: inLarge }, mug],
    all: { state: 'undone', products: ['Everyday tee', 'Stoneware mug'] }
  }
})
export const PicturesLoading = meta.story({
  args: { copies: [tee, mug, poster].map((copy) => ({ ...copy, picture: <Skeleton aspectRatio="4 / 5" /> })) }
})
export const SomeInCart = meta.story({
  args: { copies: [{ ...tee, options: { colour: 'moss', size: 'l' }, inCart: 3 }, mug, poster], busy: 'stoneware-mug' }
})
export const Refused = meta.story({
  args: { refusal: { product: 'stoneware-mug', failure: failures.network } }
})
export const LongNames = meta.story({
  args: {
    copies: [tee, mug, poster].map((copy, index) => ({
      ...copy,
      product: { ...copy.product, name: longNames[index] ?? '' }
    }))
  }
})
export const Loading = meta.story({ args: { copies: undefined } })
export const Failed = meta.story({ args: { copies: undefined, failure: failures.network } })
export const NothingElse = meta.story({ args: { copies: [] } })

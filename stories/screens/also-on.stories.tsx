import { m } from '@motif/messages'
import { ProductPicture } from '@motif/ui/components/picture'
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

import { m } from '@motif/messages'
import { ProductPicture } from '@motif/ui/components/picture'
import { formatMoney } from '@motif/ui/format'
import { ChangeProductDialog, type ChangeProductDialogProps } from '@motif/ui/screens/change-product'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { everydayTee, longNames, products } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'

const blanks = products.filter(({ isCustomisable }) => isCustomisable)
const args: ChangeProductDialogProps = {
  present: 'everyday-tee',
  text: '',
  onSearch: fn(),
  products: blanks,
  onRetry: fn(),
  onChoose: fn(),
  onChooseOption: fn(),
  onConfirm: fn(),
  onBack: fn(),
  onClose: fn()
}
const asked = {
  product: everydayTee,
  picture: <ProductPicture picture={pictureOf('tshirt-blank-white', '')} sizes="224px" />,
  options: { colour: 'moss', size: 's' },
  leftOut: []
}

const meta = preview.meta({
  title: 'Screens/Design tool/Change product',
  component: ChangeProductDialog,
  parameters: { ...inShell('none'), chromatic: { modes } },
  args
})

/** The dialog is rendered outside the canvas element. */
const dialog = () => within(document.body).findByRole('dialog')

export const Products = meta.story({
  tags: ['deed'],
  play: async () => {
    const list = within(await dialog())
    const present = list.getByRole('button', { current: true })
    await expect(present).toHaveAccessibleName('Everyday tee')
    await expect(present).toHaveAccessibleDescription(new RegExp(m.editor_product_present()))
    const other = blanks.find(({ slug, stock }) => slug !== 'everyday-tee' && stock !== 'out')
    const card = list.getByRole('button', { name: other?.name ?? '' })
    await expect(card).toHaveAccessibleDescription(
      expect.stringContaining(formatMoney(other?.price ?? { amount: 0, currency: 'USD' }))
    )
    card.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith({ product: other?.slug })
    await userEvent.type(list.getByRole('searchbox', { name: m.editor_product_search() }), 'm')
    await expect(args.onSearch).toHaveBeenCalledWith({ text: 'm' })
    // The current product only closes the dialog.
    await userEvent.click(present)
    await expect(args.onClose).toHaveBeenCalledOnce()
  }
})
export const SizeAsked = meta.story({
  tags: ['deed'],
  args: { asked: { ...asked, leftOut: ['Back', 'Left sleeve'] } },
  play: async () => {
    const step = within(await dialog())
    await expect(step.getByRole('group', { name: everydayTee.name })).toHaveFocus()
    await expect(step.getByRole('status')).toHaveTextContent('Back')
    await userEvent.click(step.getByRole('radio', { name: 'L' }))
    await expect(args.onChooseOption).toHaveBeenCalledWith({ optionId: 'size', value: 'l' })
    await userEvent.click(step.getByRole('button', { name: m.editor_product_change() }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(step.getByRole('button', { name: m.editor_product_others() }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  }
})
export const SoldOut = meta.story({ args: { asked: { ...asked, options: { colour: 'moss', size: 'm' } } } })
export const LongNames = meta.story({
  args: {
    products: blanks.map((product, index) => ({ ...product, name: longNames[index % longNames.length] ?? '' })),
    isOfCart: true,
    total: 240
  }
})
export const Loading = meta.story({ args: { products: undefined } })
export const Failed = meta.story({
  args: { products: undefined, failure: { code: 'network', message: 'Network error' } }
})
export const NothingFound = meta.story({ args: { products: [], text: 'umbrella' } })
export const Gone = meta.story({ args: { refusal: { code: 'not-found', message: '' } } })
export const NoConnection = meta.story({
  args: { refusal: { code: 'network', message: 'Network error' }, opening: null }
})
export const Opening = meta.story({ args: { opening: blanks[1]?.slug ?? null } })

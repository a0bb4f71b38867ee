import type { ImageNode, TextNode } from '@motif/design'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorWith } from '../fixtures/design-tool.ts'

const placed = { rotation: 0, opacity: 1 } as const
const words = (id: string, text: string, x: number, y: number): TextNode => ({ type: 'text', id, ...placed, x, y, text, font: 'bricolage-grotesque-700', size: 24, align: 'centre', letterSpacing: 0, lineHeight: 1.2, fill: '#1c1b18' })
const photo: ImageNode = { type: 'image', id: 'photo', name: 'Holiday at the sea', ...placed, x: 150, y: 250, image: 'photo', width: 120, height: 120 }

const meta = preview.meta({
  title: 'Screens/Design tool/Check',
  component: DesignToolScreen,
  parameters: { chromatic: { modes } },
  args: designToolProps,
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('hello', 'صباح الخير', 20, 60), photo], [words('odd', 'Ra \u{13000}', 150, 100)])
    args.editor.uploadSizes.set(new Map([['photo', { width: 600, height: 600 }]]))
  }
})

const patience = { timeout: 20_000 }

async function opened(canvas: ReturnType<typeof within>) {
  await canvas.findByRole('button', { name: /^Text, صباح الخير/ }, patience)
  await canvas.findAllByRole('button', { name: /Check.*things to look at/ }, patience)
  await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
  return within(await canvas.findByRole('region', { name: 'Check' }, patience))
}

/** On the way to the cart: what stops, what is mended with one press, what is wanted so. */
export const OnTheWayToTheCart = meta.story({
  play: async ({ canvas, args }) => {
    const { editor } = args
    if (!editor) throw new Error('This story has no editor.')
    const check = await opened(canvas)
    const goOn = await check.findByRole('button', { name: 'Go on to the cart' }, patience)
    await expect(goOn).toBeDisabled()
    await expect(args.onAddToCart).not.toHaveBeenCalled()
    await userEvent.click(check.getByRole('button', { name: /^Show me Ra/ }))
    await expect(editor.store.getSnapshot()).toMatchObject({ areaId: 'back', selectedIds: ['odd'] })
    await userEvent.click(check.getByRole('button', { name: /^Take them out/ }))
    await waitFor(() => expect(check.queryByText('Cannot be printed so')).not.toBeInTheDocument())
    await userEvent.click(check.getByRole('button', { name: /^Move inside/ }))
    await waitFor(() => expect(check.getAllByRole('listitem')).toHaveLength(1))
    await expect(editor.store.getSnapshot()).toMatchObject({ areaId: 'front', selectedIds: ['hello'] })
    // 127 dpi are wanted so, or not.
    await expect(check.getByText(/^Holiday at the sea prints at 127 dpi/)).toBeVisible()
    check.getByRole('checkbox', { name: /^Print it as it is/ }).focus()
    await userEvent.keyboard(' ')
    await userEvent.click(goOn)
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('region', { name: 'Check' })).not.toBeInTheDocument()
    // Once is enough.
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledTimes(2))
  }
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const check = await opened(canvas)
    await userEvent.click(await check.findByRole('button', { name: /^Show me Holiday/ }, patience))
  }
})

export const NothingToMend = meta.story({
  beforeEach: ({ args }) => {
    args.editor = editorWith([words('hello', 'Good morning', 150, 200)])
  },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: /^Text, Good morning/ }, patience)
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    const check = within(await canvas.findByRole('region', { name: 'Check' }, patience))
    await expect(await check.findByText('Nothing to mend: it can be printed as it is.', undefined, patience)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await waitFor(() => expect(args.onAddToCart).toHaveBeenCalledOnce())
  }
})

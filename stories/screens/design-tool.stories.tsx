import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, drawn } from '../fixtures/design-tool.ts'

const meta = preview.meta({ title: 'Screens/Design tool', component: DesignToolScreen, parameters: { chromatic: { modes } }, args: designToolProps })

const phone = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Ready = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text' }))
    await expect(args.onAddText).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onAreaChange).toHaveBeenCalledWith({ areaId: 'back' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Moss' }))
    await expect(args.onChoose).toHaveBeenCalledWith({ optionId: 'colour', value: 'moss' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  }
})

export const KeyboardAlone = meta.story({
  args: { canRedo: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Text, Hello, 2 of 3' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ nodeId: 'hello' })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onNudge).toHaveBeenLastCalledWith({ nodeId: 'hello', dxMm: -1, dyMm: 0 })
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onNudge).toHaveBeenLastCalledWith({ nodeId: 'hello', dxMm: 0, dyMm: 10 })
    await userEvent.keyboard('{Delete}')
    await expect(args.onDelete).toHaveBeenCalledWith({ nodeId: 'hello' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onEscape).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndo).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Shift>}{Control>}z{/Control}{/Shift}')
    await expect(args.onRedo).toHaveBeenCalledOnce()
  }
})

export const Dragging = meta.story({
  args: { selectedIds: ['morning'] },
  play: async ({ canvas, args }) => {
    const node = canvas.getByRole('button', { name: 'Text, GOOD MORNING CLUB, 3 of 3' })
    const box = node.getBoundingClientRect()
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, pointerId: 1, isPrimary: true, button: 0 }
    // The browser lets no script capture a pointer that is not down.
    const surface = node.parentElement
    if (surface) surface.setPointerCapture = () => {}
    await fireEvent.pointerDown(node, at)
    await expect(args.onPointerDown).toHaveBeenCalledWith({ nodeId: 'morning', xMm: expect.closeTo(150, 0), yMm: expect.closeTo(222, 0), isAdditive: false })
    await fireEvent.pointerMove(node, { ...at, clientX: at.clientX + 10 })
    await fireEvent.pointerUp(node, { ...at, clientX: at.clientX + 10 })
    await expect(args.onPointerMove).toHaveBeenCalledOnce()
    await expect(args.onPointerUp).toHaveBeenCalledOnce()
    await expect(node).toHaveFocus()
  }
})

export const TextChosen = meta.story({
  args: { selectedIds: ['hello'] },
  play: async ({ canvas, args }) => {
    const settings = within(canvas.getByRole('region', { name: 'Settings' }))
    await userEvent.type(settings.getByRole('textbox', { name: 'Words' }), '!')
    await expect(args.onTextChange).toHaveBeenLastCalledWith({ nodeId: 'hello', text: 'Hello!' })
    await userEvent.selectOptions(settings.getByRole('combobox', { name: 'Typeface' }), 'Anton')
    await expect(args.onTextCommit).toHaveBeenCalledWith({ nodeId: 'hello' })
    await expect(args.onNodeChange).toHaveBeenLastCalledWith({ nodeId: 'hello', change: { font: 'anton' } })
    await userEvent.click(settings.getByRole('radio', { name: 'Forest' }))
    await expect(args.onNodeChange).toHaveBeenLastCalledWith({ nodeId: 'hello', change: { fill: '#1f6b45' } })
    await userEvent.click(settings.getByRole('button', { name: 'Larger' }))
    await expect(args.onNodeChange).toHaveBeenLastCalledWith({ nodeId: 'hello', change: { size: 101.2 } })
    await userEvent.click(settings.getByRole('button', { name: 'Centre' }))
    await expect(args.onCentre).toHaveBeenCalledWith({ nodeId: 'hello' })
    await userEvent.click(settings.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith({ nodeId: 'hello' })
  }
})

export const SizeOutOfReach = meta.story({
  args: { selectedIds: ['hello'] },
  play: async ({ canvas, args }) => {
    const size = canvas.getByRole('textbox', { name: 'Size in mm' })
    await userEvent.clear(size)
    await userEvent.type(size, '0')
    await expect(canvas.getByText('From 1 to 1000 mm.')).toBeVisible()
    await expect(args.onNodeChange).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(size).toHaveValue('92')
  }
})

export const UndoInsideTheWords = meta.story({
  args: { selectedIds: ['hello'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Words' }))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(args.onUndo).not.toHaveBeenCalled()
  }
})

export const Renamed = meta.story({
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name of the design' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Sunday tee{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith({ name: 'Sunday tee' })
  }
})

export const Empty = meta.story({ args: { ...drawn('blank'), canUndo: false, save: 'device', name: 'Untitled design' } })

export const OnNavy = meta.story({ args: { ...drawn('ridge'), choices: { colour: 'harbour-navy', size: 'l' }, name: 'North Ridge runners', save: 'saving' } })

export const Arabic = meta.story({
  args: { ...drawn('marhaba'), selectedIds: ['words'], name: 'هدية لأمي' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Text, مرحبا يا صباح, 2 of 2' })).toBeVisible()
  }
})

export const Offline = meta.story({
  args: { save: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not saved: no connection. Your work is kept on this device.')).toBeVisible()
  }
})

export const NotSaved = meta.story({
  args: { save: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onSaveRetry).toHaveBeenCalledOnce()
  }
})

export const Uploading = meta.story({
  args: { uploads: [{ id: 'u1', fileName: 'holiday-in-brittany-with-everyone.jpeg', progress: 0.6 }], canUndo: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.6)
  }
})

export const UploadChosen = meta.story({
  play: async ({ canvas, args }) => {
    const file = new File(['picture'], 'cat.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByTestId('upload-rail'), file)
    await expect(args.onAddImage).toHaveBeenCalledWith({ file })
  }
})

export const UploadFailed = meta.story({
  args: {
    uploads: [
      { id: 'u1', fileName: 'holiday.jpeg', progress: 0, failure: { code: 'network', message: 'Network error' } },
      { id: 'u2', fileName: 'logo.pdf', progress: 0, failure: { code: 'unsupported-media-type', message: 'That kind of content is not taken' } }
    ]
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onUploadRetry).toHaveBeenCalledWith({ uploadId: 'u1' })
    await expect(canvas.getByText('We take PNG, JPEG and WebP pictures of at most 10 MB.')).toBeVisible()
  }
})

export const SoldOut = meta.story({
  args: { isAvailable: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toBeDisabled()
  }
})

export const Adding = meta.story({ args: { isAdding: true } })
export const Loading = meta.story({ args: { product: undefined, isLoading: true } })
export const Failed = meta.story({
  args: { product: undefined, failure: { code: 'unavailable', message: 'Not ready' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

export const Phone = meta.story({ ...phone })
export const PhoneTextChosen = meta.story({ ...phone, args: { selectedIds: ['hello'], announcement: 'Hello, moved to 150, 150' } })

import { m } from '@motif/messages'
import { DesignToolScreen } from '@motif/ui/screens/design-tool'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { designToolProps, editorFor } from '../fixtures/design-tool.ts'
import { uploadsOf } from '../fixtures/own-uploads.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

const meta = preview.meta({
  title: 'Screens/Design tool/My uploads',
  component: DesignToolScreen,
  parameters: { ...inShell('designer'), chromatic: { modes } },
  args: { ...designToolProps, onPlaceUpload: fn() },
  beforeEach: ({ args }) => {
    args.editor ??= editorFor('hello')
  }
})

async function openUploads(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: m.uploads_title() }, { timeout: 20_000 }))
  return within(await canvas.findByRole('region', { name: m.uploads_title() }, { timeout: 20_000 }))
}

export const InThePanel = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: { ownUploads: uploadsOf(31) },
  play: async ({ canvas, args }) => {
    const panel = await openUploads(canvas)
    const first = m.uploads_picture({ number: 1, date: '30 November 2026' })
    await userEvent.click(
      await panel.findByRole('button', { name: m.uploads_place({ name: first }) }, { timeout: 20_000 })
    )
    await expect(args.onPlaceUpload).toHaveBeenCalledWith({ upload: 'upload-0', name: null })
    await userEvent.click(panel.getByRole('button', { name: m.uploads_more() }))
    const last = m.uploads_picture({ number: 31, date: '31 October 2026' })
    await expect(await panel.findByRole('button', { name: m.uploads_place({ name: last }) })).toBeVisible()
    await expect(panel.queryByRole('button', { name: m.uploads_more() })).toBeNull()
  }
})

let tellUploaded: Parameters<ReturnType<typeof uploadsOf>['watch']>[0] = () => {}

export const JustUploaded = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: {
    ownUploads: {
      ...uploadsOf(3),
      watch: (onUploaded) => {
        tellUploaded = onUploaded
        return () => (tellUploaded = () => {})
      }
    }
  },
  play: async ({ canvas, args }) => {
    const panel = await openUploads(canvas)
    await panel.findAllByRole('listitem', undefined, { timeout: 20_000 })
    tellUploaded({ id: 'upload-new', uploadedAt: '2026-12-01T12:00:00Z' })
    const label = m.uploads_picture({ number: 1, date: '1 December 2026' })
    await userEvent.click(await panel.findByRole('button', { name: m.uploads_place({ name: label }) }))
    await expect(args.onPlaceUpload).toHaveBeenCalledWith({ upload: 'upload-new', name: null })
    await expect(panel.getAllByRole('listitem')).toHaveLength(4)
  }
})

export const WithoutAnAccount = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: { ownUploads: { ...uploadsOf(0), list: async () => undefined } },
  play: async ({ canvas }) => {
    const panel = await openUploads(canvas)
    await expect(await panel.findByRole('link', { name: m.shell_log_in() })).toHaveAttribute('href', '/login')
  }
})

export const Failed = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  beforeEach: ({ args }) => {
    let isAway = true
    args.ownUploads = {
      ...uploadsOf(0),
      list: async () => {
        if (!isAway) return uploadsOf(0).list()
        isAway = false
        throw new TypeError('Failed to fetch')
      }
    }
  },
  play: async ({ canvas }) => {
    const panel = await openUploads(canvas)
    await userEvent.click(await panel.findByRole('button', { name: m.common_try_again() }))
    await expect(await panel.findByText(m.uploads_empty())).toBeVisible()
  }
})

import {
  MoveDialog,
  type MoveDialogProps,
  ShareDialog,
  type ShareDialogProps,
  VersionsDialog,
  type VersionsDialogProps
} from '@motif/ui/screens/my-designs'
import { expect, fn, userEvent } from 'storybook/test'
import { m } from '@motif/messages'
import { formatMoment } from '@motif/ui/format'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { products } from '../fixtures/products.ts'
import { savedDesigns } from '../fixtures/saved-designs.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/My designs/Dialogs',
  parameters: { ...inShell('none'), chromatic: { modes } }
})

const share: ShareDialogProps = {
  name: 'Good morning club',
  link: null,
  isSignedIn: true,
  onShare: fn(),
  onStop: fn(),
  onClose: fn()
}
const shared = { ...share, link: 'https://motif.example/designertool?shared=Ab3xY9' }
const moments = ['2026-11-20T18:04:00Z', '2026-11-20T17:12:00Z', '2026-11-18T09:30:00Z'].map((savedAt, index) => ({
  id: `v${index}`,
  name: 'Good morning club',
  savedAt
}))
const versions: VersionsDialogProps = {
  name: 'Good morning club',
  versions: moments,
  onRetry: fn(),
  onLook: fn(),
  onRestore: fn(),
  onClose: fn()
}
const picture = { previewUrl: savedDesigns[0]?.previewUrl ?? '', blank: savedDesigns[0]?.blank }
const move: MoveDialogProps = {
  name: 'Good morning club',
  products: products.filter(({ isCustomisable }) => isCustomisable),
  forCopies: products.slice(1, 4),
  onMove: fn(),
  onCopy: fn(),
  onClose: fn()
}

export const NotShared = meta.story({
  tags: ['deed'],
  render: () => <ShareDialog {...share} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.common_share_make() }))
    await expect(share.onShare).toHaveBeenCalled()
  }
})
export const Shared = meta.story({
  tags: ['picture'],
  render: () => <ShareDialog {...shared} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: m.common_share_link() })).toHaveValue(shared.link)
    await userEvent.click(canvas.getByRole('button', { name: m.common_share_stop() }))
    await expect(share.onStop).toHaveBeenCalled()
  }
})
export const SharedByVisitor = meta.story({ render: () => <ShareDialog {...share} isSignedIn={false} /> })

export const Versions = meta.story({
  tags: ['picture'],
  render: () => <VersionsDialog {...versions} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: formatMoment('2026-11-18T09:30:00Z') }))
    await expect(versions.onLook).toHaveBeenCalledWith({ versionId: 'v2' })
  }
})
export const VersionLookedAt = meta.story({
  tags: ['deed'],
  render: () => <VersionsDialog {...versions} looked={{ id: 'v1', picture }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: m.designs_versions_restore() }))
    await expect(versions.onRestore).toHaveBeenCalledWith({ versionId: 'v1' })
  }
})
export const VersionBeingDrawn = meta.story({ render: () => <VersionsDialog {...versions} looked={{ id: 'v1' }} /> })
export const NoVersions = meta.story({ render: () => <VersionsDialog {...versions} versions={[]} /> })
export const VersionsLoading = meta.story({ render: () => <VersionsDialog {...versions} versions={undefined} /> })
export const VersionsFailed = meta.story({
  render: () => (
    <VersionsDialog {...versions} versions={undefined} failure={{ code: 'network', message: 'Network error' }} />
  )
})

export const Moving = meta.story({
  tags: ['deed'],
  render: () => <MoveDialog {...move} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Everyday tee' }))
    await expect(move.onMove).toHaveBeenCalledWith({ product: 'everyday-tee' })
    await userEvent.click(canvas.getByRole('button', { name: m.designs_copies({ count: 3 }) }))
    await expect(move.onCopy).toHaveBeenCalledOnce()
  }
})
export const MovingLoading = meta.story({ render: () => <MoveDialog {...move} products={undefined} forCopies={[]} /> })

import { EmptyState } from '@motif/ui/components/empty-state'
import { LinkButton } from '@motif/ui/components/button'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    drawing: 'bag' as const,
    title: 'Your cart is empty',
    headingLevel: 1 as const,
    children: 'Good things are waiting in the shop.',
    action: (
      <LinkButton href="/" variant="accent">
        Look around
      </LinkButton>
    )
  }
})

export const WithAnAction = meta.story()
export const Dark = meta.story({ globals: { theme: 'dark' } })

export const EveryDrawing = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))' }}>
      {(['stall', 'search', 'bag', 'parcel', 'pen', 'map', 'letter', 'jam'] as const).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} headingLevel={1} />
      ))}
    </div>
  )
})

import { expect } from 'storybook/test'
import { RichText } from '@motif/ui/components/rich-text'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Rich text',
  component: RichText,
  args: {
    blocks: [
      { kind: 'heading' as const, level: 3 as const, spans: [{ text: 'Made to last' }] },
      {
        kind: 'paragraph' as const,
        spans: [
          { text: 'Woven in ' },
          { text: 'Portugal', isBold: true as const },
          { text: ', ' },
          { text: 'washed once', isItalic: true as const },
          { text: '. See ' },
          { text: 'how to care for it', href: '/faq' },
          { text: '.' }
        ]
      },
      { kind: 'list' as const, isOrdered: false, items: [[{ text: 'Light' }], [{ text: 'Dries in an hour' }]] },
      { kind: 'list' as const, isOrdered: true, items: [[{ text: 'Wash at 30 °C' }], [{ text: 'Hang to dry' }]] }
    ]
  }
})

export const EveryBlock = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Made to last' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'how to care for it' })).toHaveAttribute('href', '/faq')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  }
})

/** Markup in a text is shown as it was typed. */
export const Markup = meta.story({
  tags: ['deed'],
  args: { blocks: [{ kind: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
  }
})

import { expect } from 'storybook/test'
import { DesignPreview } from '@motif/ui/editor'
import preview from '../../.storybook/preview.tsx'
import { pictureOf } from '../fixtures/pictures.ts'
import { everydayTee } from '../fixtures/products.ts'

const view = everydayTee.printAreas[0]?.view
const meta = preview.meta({
  title: 'Components/Design preview',
  component: DesignPreview,
  parameters: { layout: 'centered' },
  args: { previewUrl: '/designs/hello.svg', alt: 'Good morning club', sizes: '320px' },
  decorators: [
    (Story) => (
      <div style={{ width: '320px' }}>
        <Story />
      </div>
    )
  ]
})

export const DrawingAlone = meta.story({
  tags: ['picture'],
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Good morning club' })).toBeVisible()
})
export const OnItsProduct = meta.story({
  tags: ['picture'],
  args: view ? { blank: { picture: pictureOf('tshirt-blank-white', 'Everyday tee, paper white, front'), view } } : {},
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Good morning club' })).toBeVisible()
})
export const Dark = meta.story({ globals: { theme: 'dark' } })

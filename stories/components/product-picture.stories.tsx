import { expect } from 'storybook/test'
import { pictureUrl, ProductPicture } from '@motif/ui/components/picture'
import preview from '../../.storybook/preview.tsx'
import { pictureOf } from '../fixtures/pictures.ts'

const picture = pictureOf('mug-right-midnight', 'North Ridge mug, harbour navy, right side')
const meta = preview.meta({
  title: 'Components/Product picture',
  component: ProductPicture,
  parameters: { layout: 'centered' },
  args: { picture, sizes: '320px', width: '320px' }
})

export const Lazy = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'North Ridge mug, harbour navy, right side' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    await expect(image).toHaveAttribute('src', '/pictures/mug-right-midnight-640.webp')
    const { width, height } = image.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 5)
  }
})
export const FirstOnThePage = meta.story({
  tags: ['picture'],
  args: { isPriority: true },
  play: ({ canvas }) => expect(canvas.getByRole('img')).toHaveAttribute('loading', 'eager')
})
export const BesideItsName = meta.story({
  tags: ['picture'],
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(pictureUrl(picture, 700)).toBe('/pictures/mug-right-midnight-960.webp')
  }
})
export const NotThere = meta.story({
  args: { picture: { ...picture, url: '/pictures/nothing-of-the-kind', placeholder: '#24365c' } }
})

import { documentVersion } from '@motif/design'
import { expect, it } from 'vitest'
import { versionPicture } from './version-picture.ts'

const picture = (url: string) => ({ url, widths: [640], width: 640, height: 800, alt: '', placeholder: '#ffffff' })

/** A product in two colours with a print area of this width, in millimetres. */
const product = (slug: string, widthMm: number) => ({
  printAreas: [
    {
      id: 'front',
      name: 'Front',
      widthMm,
      heightMm: 100,
      bleedMm: 0,
      safeMm: 0,
      view: { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }
    }
  ],
  blanks: ['navy', 'white'].map((colour) => ({ area: 'front', colour, image: picture(`${slug}-${colour}`) }))
})
const products = new Map([
  ['tee', product('tee', 300)],
  ['mug', product('mug', 80)]
])

const pictureOn = (slug: string, colour: string) =>
  versionPicture(
    { version: documentVersion, product: slug, colour, areas: {} },
    async (name) => products.get(name) ?? Promise.reject(new Error(name)),
    async ({ printAreas }) => `drawn ${printAreas[0]?.widthMm} mm wide`
  )

it('shows each version of a design on its own product and in its own colour', async () => {
  const shown = await Promise.all([pictureOn('tee', 'white'), pictureOn('mug', 'navy')])
  expect(shown.map(({ previewUrl, blank }) => [blank?.picture.url, previewUrl])).toEqual([
    ['tee-white', 'drawn 300 mm wide'],
    ['mug-navy', 'drawn 80 mm wide']
  ])
})

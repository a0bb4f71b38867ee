import { type DesignDocument, documentVersion } from '@motif/design'
import { expect, it } from 'vitest'
import { readAddress } from '../pictures/address.ts'
import { pictureOf } from './picture-set.ts'
import { loadLayers } from './renderer/layers.ts'
import { areaOnPicture, pictureSize, viewIds, views } from './views.ts'

const design = (fill: string, name?: string): DesignDocument => ({
  version: documentVersion,
  product: 'market-tote',
  areas: {
    front: [
      {
        type: 'shape',
        id: 'a',
        ...(name ? { name } : undefined),
        shape: 'ellipse',
        x: 10,
        y: 10,
        width: 5,
        height: 5,
        rotation: 0,
        opacity: 1,
        fill
      }
    ],
    back: []
  }
})

it('gives the same picture the same address, in whatever order its members were written', () => {
  const one = pictureOf({ view: 'tote-front', tint: '#1B1B1D', artwork: design('#ff0000'), alt: '' })
  const { areas, ...rest } = design('#ff0000')
  const other = pictureOf({
    view: 'tote-front',
    tint: '#1b1b1d',
    artwork: { areas: { back: [], front: areas['front'] ?? [] }, ...rest },
    area: 'front',
    alt: ''
  })
  expect(other.url).toBe(one.url)
  expect(pictureOf({ view: 'tote-front', tint: '#1b1b1d', artwork: design('#ff0001'), alt: '' }).url).not.toBe(one.url)
})

it('shows the blank where nothing is placed on the area', () => {
  expect(
    pictureOf({ view: 'tshirt-back', tint: '#ffffff', artwork: design('#ff0000'), area: 'back', alt: '' }).url
  ).toBe('/pictures/tshirt-back/ffffff/blank')
})

it('reads the addresses it writes', () => {
  const { url, widths } = pictureOf({ view: 'mug-right', tint: '#ffffff', artwork: design('#ff0000'), alt: '' })
  const [, , view = '', tint = '', artwork = ''] = url.split('/')
  for (const width of widths)
    expect(readAddress(view, tint, `${artwork}-${width}.avif`)).toEqual({ view, tint, artwork, width, format: 'avif' })
})

it.each(viewIds.filter((view) => view !== 'notebook'))(
  'says where the print lies on %s as its print map has it',
  async (view) => {
    const { shading, width, height } = await loadLayers(view, 640)
    let [left, top, right, bottom] = [width, height, 0, 0]
    for (let pixel = 0; pixel < width * height; pixel++) {
      if ((shading[pixel * 4 + 3] ?? 0) < 128) continue
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      ;[left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1)
      ]
    }
    const { area } = views[view]
    const seen = [left / width, top / height, right / width, bottom / height]
    const said = [area.x, area.y, area.x + area.width, area.y + area.height]
    for (const [index, value] of seen.entries()) expect(Math.abs(value - (said[index] ?? 0))).toBeLessThan(0.02)
  }
)

it('fits an area of another ratio into the middle of the print map', () => {
  const { x, y, width, height } = areaOnPicture(views['tshirt-front'], { widthMm: 300, heightMm: 200 })
  const { area } = views['tshirt-front']
  expect([x, width]).toEqual([area.x, area.width])
  expect(height).toBeCloseTo(area.height / 2)
  expect(y).toBeCloseTo(area.y + area.height / 4)
})

it('has pictures in the ratio of the background', () => {
  expect(pictureSize.width / pictureSize.height).toBe(4 / 5)
})

import { designDocument } from '@motif/design'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCatalogue } from '../../demo/catalogue.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedCatalogue } from '../catalogue/index.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
  await seedCatalogue(shop.platform, demoCatalogue)
})
afterAll(() => shop.close())

const load = async (id: string, query = {}) => shop.call('GET /api/v1/templates/{id}', { params: { id }, query })

it('offers a dozen templates and more, of every kind, each with a picture on its product', async () => {
  const { status, data } = await shop.call('GET /api/v1/templates', {})
  expect(status).toBe(200)
  expect(data.length).toBeGreaterThanOrEqual(12)
  expect(new Set(data.map(({ kind }) => kind)).size).toBe(6)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  for (const { picture } of data) expect(picture.url).not.toContain('blank')
})

it('gives every template, and whatever else is ready made, as a document the design tool opens', async () => {
  for (const { slug, colours } of demoCatalogue.products.filter(({ artwork }) => artwork)) {
    const { status, data } = await load(slug)
    expect(status, slug).toBe(200)
    expect(designDocument.safeParse(data.document).error, slug).toBeUndefined()
    expect(data.document).toMatchObject({ product: slug, colour: colours[0]?.value })
  }
})

it('gives what is printed on a product of the colour asked for', async () => {
  const [sky, pine] = await Promise.all([load('two-wheels-tee'), load('two-wheels-tee', { colour: 'pine' })])
  expect(pine.data.document.colour).toBe('pine')
  expect(pine.data.document.areas).not.toEqual(sky.data.document.areas)
})

it('fits a design into the print area of another product, in its middle', async () => {
  const { data } = await load('two-wheels-tee', { product: 'studio-mug', colour: 'harbour-navy' })
  expect(data.document).toMatchObject({ product: 'studio-mug' })
  const nodes = data.document.areas['side'] ?? []
  expect(nodes.length).toBeGreaterThan(3)
  for (const { x, y } of nodes) {
    expect(x).toBeGreaterThan(20)
    expect(x).toBeLessThan(92)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(85)
  }
})

it('takes the inks that are read on a product as dark', async () => {
  const [light, dark, onNavy] = await Promise.all([
    load('many-hellos-tote'),
    load('many-hellos-tote', { colour: 'ink-black' }),
    load('many-hellos-tote', { product: 'classic-tee', colour: 'harbour-navy' })
  ])
  const inksOf = ({ data }: typeof light) =>
    Object.values(data.document.areas).flatMap((nodes) => nodes.map((node) => ('fill' in node ? node.fill : undefined)))
  expect(inksOf(onNavy)).toEqual(inksOf(dark))
  expect(inksOf(onNavy)).not.toEqual(inksOf(light))
})

it('knows no template where nothing is printed, and no product that is not there', async () => {
  expect((await load('classic-tee')).status).toBe(404)
  expect((await load('nothing-here')).status).toBe(404)
  expect((await load('two-wheels-tee', { product: 'nothing-here' })).status).toBe(404)
})

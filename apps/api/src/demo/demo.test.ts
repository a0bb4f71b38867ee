import { questionsShown } from '@motif/contract/question-rules'
import { readFile } from 'node:fs/promises'
import { type DesignDocument, type FontSet, boundsOf, cornersOf, designDocument, fontCatalogue } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { viewIds } from '../modules/drawing/views.ts'
import { cleanImage } from '../modules/uploads/clean-image.ts'
import { cleanVideo } from '../modules/uploads/clean-video.ts'
import { demoCatalogue } from './catalogue.ts'
import { templates } from './templates.ts'

const { categories, products } = demoCatalogue
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** The designs printed on ready-made products, each with its product. */
const printed = products.flatMap((product) =>
  [product.artwork, ...product.colours.map((colour) => colour.artwork)]
    .filter((document): document is DesignDocument => document !== undefined)
    .map((document) => ({ product, document }))
)

const texts = products.flatMap((product) => [
  product.name,
  product.description,
  ...product.details.flatMap(({ name, value }) => [name, value]),
  ...product.reviews.flatMap(({ author, title, text }) => [author, title, text]),
  ...(product.questions ?? []).flatMap(({ author, text, answer }) => [author, text, answer])
])

describe('the demonstration shop', () => {
  it('has at least 36 products in 7 categories, at least 14 of them to design on', () => {
    expect(products.length).toBeGreaterThanOrEqual(36)
    expect(categories).toHaveLength(7)
    expect(new Set(products.map((product) => product.category))).toEqual(
      new Set(categories.map((category) => category.slug))
    )
    expect(products.filter((product) => product.isCustomisable).length).toBeGreaterThanOrEqual(14)
  })

  it('gives every product and category an address of its own', () => {
    const slugs = [...products, ...categories].map((item) => item.slug)
    expect(slugs.filter((value) => !slug.test(value))).toEqual([])
    expect(repeated(slugs)).toEqual([])
  })

  it('says of its videos and their posters what a check of the files says', async () => {
    const shown = products.flatMap(({ video }) => video ?? [])
    expect(shown).not.toEqual([])
    for (const { video, poster } of shown) {
      expect((await cleanVideo(await readFile(video.file))).facts).toEqual(video.facts)
      const { format, width, height } = await cleanImage(await readFile(poster.file))
      expect({ format, width, height }).toEqual({ format: poster.format, width: poster.width, height: poster.height })
    }
  })

  it('knows what every piece weighs, and what tax class clothing is in', () => {
    expect(
      products
        .filter((product) => !(product.weightGrams !== undefined && product.weightGrams >= 20))
        .map((product) => product.slug)
    ).toEqual([])
    for (const { category, taxClass } of products)
      expect(taxClass ?? 'standard').toBe(['t-shirts', 'hoodies'].includes(category) ? 'clothing' : 'standard')
  })

  it('says of every product what it is made of or measures, and how to care for it', () => {
    const names = ({ details }: (typeof products)[number]) => details.map(({ name }) => name)
    expect(products.filter((product) => !names(product).includes('Care')).map(({ slug }) => slug)).toEqual([])
    expect(products.filter((product) => names(product).length < 3).map(({ slug }) => slug)).toEqual([])
  })

  it('offers each combination of a product once', () => {
    for (const product of products) {
      const options = [product.colours, product.second?.values ?? []]
      for (const values of options) {
        expect(repeated(values.map(({ value }) => value)), product.slug).toEqual([])
        expect(
          values.filter(({ value }) => !slug.test(value)),
          product.slug
        ).toEqual([])
      }
      expect(product.colours.length, product.slug).toBeGreaterThan(0)
    }
  })

  it('shows each colour with the same name and tint wherever it appears', () => {
    const seen = new Map<string, string>()
    for (const { value, label, swatch } of products.flatMap((product) => product.colours)) {
      expect(swatch).toMatch(/^#[0-9a-f]{6}$/)
      expect(seen.get(value) ?? `${label} ${swatch}`).toBe(`${label} ${swatch}`)
      seen.set(value, `${label} ${swatch}`)
    }
  })

  it('lets every product be designed on, and begins templates from ready-made ones only', () => {
    expect(products.filter(({ isCustomisable, printAreas }) => !isCustomisable || printAreas.length === 0)).toEqual([])
    expect(products.filter(({ template, artwork }) => template && !artwork)).toEqual([])
    expect(products.filter(({ template }) => template).length).toBe(Object.keys(templates).length)
    expect(Object.keys(templates).length).toBeGreaterThanOrEqual(12)
  })

  it('has a blank to start from in every category', () => {
    for (const category of categories) {
      expect(
        products.some(
          (product) => product.category === category.slug && product.isCustomisable && product.artwork === undefined
        ),
        category.slug
      ).toBe(true)
    }
  })

  it('asks a positive price, and surcharges only for values that exist', () => {
    for (const { slug, price, surcharge = {}, second } of products) {
      expect(Number.isInteger(price) && price > 0, slug).toBe(true)
      expect(
        Object.values(surcharge).every((extra) => Number.isInteger(extra) && extra > 0),
        slug
      ).toBe(true)
      const values = second?.values.map(({ value }) => value) ?? []
      expect(
        Object.keys(surcharge).filter((value) => !values.includes(value)),
        slug
      ).toEqual([])
    }
  })

  it('has much of most, a few last ones, a few gaps, and the same each time', () => {
    const count = () =>
      products.flatMap((product) =>
        product.colours.flatMap((colour) =>
          (product.second?.values ?? [undefined]).map((second) => product.stock(colour.value, second?.value))
        )
      )
    const stocks = count()
    expect(stocks).toEqual(count())
    expect(stocks.every((stock) => Number.isInteger(stock) && stock >= 0 && stock <= 120)).toBe(true)
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(10)
    expect(stocks.filter((stock) => stock > 0 && stock <= 3).length).toBeGreaterThan(20)
    expect(stocks.filter((stock) => stock >= 10).length / stocks.length).toBeGreaterThan(0.8)
    for (const product of products) {
      const values = product.second?.values ?? [undefined]
      expect(
        product.colours.some((colour) => values.some((second) => product.stock(colour.value, second?.value) > 3)),
        product.slug
      ).toBe(true)
    }
  })

  it('pictures every product, from views that exist', () => {
    for (const product of products) {
      expect(product.views.length, product.slug).toBeGreaterThan(0)
      expect(
        [...product.views, ...product.printAreas.map((area) => area.view)].filter((view) => !viewIds.includes(view)),
        product.slug
      ).toEqual([])
      expect(
        product.printAreas.map((area) => area.view).filter((view) => !product.views.includes(view)),
        product.slug
      ).toEqual([])
    }
  })

  it('tells where customisable products can be printed', () => {
    for (const product of products.filter((product) => product.isCustomisable)) {
      expect(product.printAreas.length, product.slug).toBeGreaterThan(0)
      expect(repeated(product.printAreas.map((area) => area.id)), product.slug).toEqual([])
    }
  })

  it('opens with a page that mixes categories', () => {
    const page = products.filter((product) => product.featured <= 24)
    expect(products.map((product) => product.featured).sort((a, b) => a - b)).toEqual(
      products.map((_, index) => index + 1)
    )
    expect(new Set(page.map((product) => product.category)).size).toBe(7)
    const row = [...page].sort((a, b) => a.featured - b.featured)
    expect(row.filter((product, index) => product.category === row[index + 1]?.category)).toEqual([])
  })

  it('lets discounts grow with the quantity', () => {
    for (const { slug, tiers = [] } of products) {
      expect(
        tiers.every(
          (tier, index) =>
            index === 0 ||
            (tier.quantity > (tiers[index - 1]?.quantity ?? 0) && tier.percentOff > (tiers[index - 1]?.percentOff ?? 0))
        ),
        slug
      ).toBe(true)
    }
  })

  it('measures every size it sells', () => {
    for (const { slug, sizeGuide, second } of products.filter(
      (product) => product.category === 't-shirts' || product.category === 'hoodies'
    )) {
      expect(
        sizeGuide?.rows.map((row) => row.size),
        slug
      ).toEqual(second?.values.map(({ label }) => label))
      expect(
        sizeGuide?.rows.every(
          (row) => row.values.length === sizeGuide.columns.length && row.values.every((value) => value > 0)
        ),
        slug
      ).toBe(true)
    }
  })
})

describe('its words', () => {
  it('are there, and nobody left a placeholder', () => {
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
    expect(texts.filter((text) => /lorem|ipsum|placeholder|\btodo\b|\btbd\b|xxx/i.test(text))).toEqual([])
    expect(repeated([...products, ...categories].map((item) => item.description))).toEqual([])
  })

  it('describe a product in two to four sentences', () => {
    for (const { slug, description } of products) {
      const sentences = description.split(/[.!?](?:\s|$)/).filter((sentence) => sentence !== '').length
      expect(sentences >= 2 && sentences <= 4, `${slug}: ${sentences}`).toBe(true)
    }
  })

  it('come from different people: no two reviews alike', () => {
    const reviews = products.flatMap((product) => product.reviews)
    expect(repeated(reviews.map((review) => review.text))).toEqual([])
    expect(repeated(reviews.map((review) => review.author))).toEqual([])
    expect(reviews.some((review) => review.rating <= 2)).toBe(true)
  })

  it('were written after the product came into the shop and before today', () => {
    for (const product of products) {
      expect(product.since >= '2025-03-01', product.slug).toBe(true)
      expect(product.reviews.length, product.slug).toBeLessThanOrEqual(9)
      expect(
        product.reviews.filter(({ date }) => date <= product.since || date < '2025-06-01' || date > '2026-11-20'),
        product.slug
      ).toEqual([])
    }
  })
})

describe('its questions', () => {
  const questions = products.flatMap((product) => product.questions ?? [])

  it('are answered, come from different people, and more than a page of them is about one product', () => {
    expect(repeated(questions.map(({ text }) => text))).toEqual([])
    expect(repeated(questions.map(({ author }) => author))).toEqual([])
    expect(questions.filter(({ answer }) => answer === '')).toEqual([])
    expect(Math.max(...products.map((product) => product.questions?.length ?? 0))).toBeGreaterThan(questionsShown)
  })

  it('were asked after the product came into the shop and before today', () => {
    for (const { slug, since, questions: asked = [] } of products)
      expect(
        asked.filter(({ date }) => date <= since || date > '2026-11-20'),
        slug
      ).toEqual([])
  })
})

describe('its artworks', () => {
  let fonts: FontSet
  beforeAll(async () => {
    fonts = await loadFonts()
  })

  it('number at least 60, each for the product it is printed on', () => {
    expect(new Set(printed.map(({ product }) => product.slug)).size).toBeGreaterThanOrEqual(60)
    expect(printed.filter(({ product, document }) => document.product !== product.slug)).toEqual([])
  })

  it('are documents the design tool opens', () => {
    for (const { product, document } of printed) {
      expect(designDocument.safeParse(document).error, product.slug).toBeUndefined()
      expect(
        Object.keys(document.areas).filter((area) => !product.printAreas.some(({ id }) => id === area)),
        product.slug
      ).toEqual([])
    }
  })

  it('use fonts the shop has', () => {
    const families = new Set(fontCatalogue.map(({ id }) => id))
    const used = printed.flatMap(({ document }) =>
      Object.values(document.areas).flatMap((nodes) =>
        nodes.flatMap((node) => (node.type === 'text' ? [node.font] : []))
      )
    )
    expect(used.filter((font) => !families.has(font))).toEqual([])
  })

  it('lie inside their areas and bleed, words inside the safe area', () => {
    const outside = printed.flatMap(({ product, document }) =>
      product.printAreas.flatMap(({ id, widthMm, heightMm, bleedMm, safeMm }) =>
        (document.areas[id] ?? []).flatMap((node) => {
          const margin = node.type === 'text' ? safeMm : -bleedMm - 0.01
          const isInside = cornersOf(boundsOf(node, fonts)).every(
            ({ x, y }) => x >= margin && x <= widthMm - margin && y >= margin && y <= heightMm - margin
          )
          return isInside ? [] : [`${product.slug} ${node.id}`]
        })
      )
    )
    expect(outside).toEqual([])
  })
})

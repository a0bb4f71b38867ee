import { leavesOf, preflight } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { isPlaceholderText } from '@motif/design/testing'
import { expect, it } from 'vitest'
import { demoCatalogue } from './catalogue.ts'

it('has those who take a template asked about the names, dates and places of made-up people in it', () => {
  const samples = demoCatalogue.products.flatMap(({ slug, template, artwork }) => {
    const nodes = template ? Object.values(artwork?.areas ?? {}).flat() : []
    return [...leavesOf(nodes)].flatMap(({ node }) =>
      node.type === 'text' && isPlaceholderText(node.text) ? [`${slug}: ${node.text}`] : []
    )
  })
  expect(samples).toEqual([
    'that-night-poster: 14 JUNE 2019',
    'that-night-poster: 51.4545° N   2.5879° W',
    'monogram-notebook: M',
    'come-in-poster: Spare Room',
    'come-in-poster: kettle-is-on',
    'save-the-date-card: Ines & Tom',
    'save-the-date-card: 19 · 06 · 2027',
    'save-the-date-card: in the orchard, rain or shine',
    'tens-tee: MIDDLETON',
    'tens-tee: M'
  ])
})

it('has templates with which the check finds nothing but those words, in every colour of their products', async () => {
  const fonts = await loadFonts()
  const found = demoCatalogue.products
    .filter(({ template }) => template)
    .flatMap(({ slug, artwork, colours, printAreas: areas }) =>
      colours.flatMap(({ value, swatch, artwork: own = artwork }) =>
        (own ? preflight(own, { areas, fonts, images: () => undefined, ground: swatch }) : [])
          .filter(({ code }) => code !== 'sample-text')
          .map(({ code, node }) => `${slug} in ${value}: ${code} ${node}`)
      )
    )
  expect(found).toEqual([])
})

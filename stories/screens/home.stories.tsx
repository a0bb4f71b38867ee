import { useState } from 'react'
import { m } from '@motif/messages'
import type { Picture, ShownSection } from '@motif/contract'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type CatalogueQuery, emptyQuery, formatQuery } from '@motif/contract/catalogue-query-rules'
import { type HeroProduct, HomeScreen } from '@motif/ui/screens/home'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { failures } from '../fixtures/people.ts'
import { categories, emptyProductPage, longNames, productPage, products } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'
import { onDesktop } from '../fixtures/windows.ts'

/** A colour with its pictures. The picture with sample text is the blank one too: the story supplies the text. */
const shade = (value: string, label: string, swatch: string, image: Picture) => ({
  value,
  label,
  swatch,
  image,
  sample: image
})
const tee: HeroProduct = {
  slug: 'everyday-tee',
  name: 'Everyday tee',
  price: { amount: 2400, currency: 'USD' },
  colours: [
    shade('paper-white', 'Paper white', '#f2f1ec', pictureOf('tshirt-blank-white', 'Everyday tee, paper white, front')),
    shade(
      'harbour-navy',
      'Harbour navy',
      '#24365c',
      pictureOf('tshirt-blank-navy', 'Everyday tee, harbour navy, front')
    ),
    shade('ink-black', 'Ink black', '#1b1b1d', pictureOf('tshirt-blank-black', 'Everyday tee, ink black, front'))
  ],
  widthMm: 300,
  heightMm: 400,
  area: { x: 0.283, y: 0.191, width: 0.441, height: 0.479 }
}
const mug: HeroProduct = {
  slug: 'stoneware-mug',
  name: 'Stoneware mug',
  price: { amount: 1400, currency: 'USD' },
  colours: [
    shade('paper-white', 'Paper white', '#f2f1ec', pictureOf('mug-blank-white', 'Mug, paper white')),
    shade('mustard', 'Mustard', '#d9a22b', pictureOf('mug-blank-mustard', 'Mug, mustard')),
    shade('harbour-navy', 'Harbour navy', '#24365c', pictureOf('mug-blank-navy', 'Mug, harbour navy'))
  ],
  widthMm: 112,
  heightMm: 85,
  area: { x: 0.1, y: 0.257, width: 0.574, height: 0.515 }
}
const tote: HeroProduct = {
  slug: 'market-tote',
  name: 'Market tote',
  price: { amount: 1900, currency: 'USD' },
  colours: [
    shade('natural', 'Natural', '#e9dfca', pictureOf('tote-blank-natural', 'Tote, natural')),
    shade('pine', 'Pine', '#244a3d', pictureOf('tote-blank-pine', 'Tote, pine'))
  ],
  widthMm: 280,
  heightMm: 300,
  area: { x: 0.284, y: 0.498, width: 0.429, height: 0.375 }
}

const hero = {
  kind: 'hero',
  title: null,
  lead: null,
  words: 'Say something',
  products: [tee, mug, tote]
} satisfies ShownSection

const sections: readonly ShownSection[] = [hero, { kind: 'catalogue' }]

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    query: emptyQuery,
    onQueryChange: fn(),
    currency: 'USD',
    hrefOf: ({ query }: { query: CatalogueQuery }) => `/?${formatQuery(query)}`,
    page: productPage,
    isLoading: false,
    onRetry: fn(),
    onReturned: fn(),
    categories,
    recentlyViewed: products.slice(2, 8),
    onClearViewed: fn(),
    sections
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.catalogue_found({ count: 46 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.common_page_number({ page: 2 }) })).toHaveAttribute(
      'href',
      '/?page=2'
    )
  }
})

const [first] = categories

/** The list of a category leads to the one above it and to those below it that have products. Filters show the tree. */
export const CategoryInATree = meta.story({
  tags: ['picture'],
  args: {
    query: { ...emptyQuery, categories: ['clothes'] },
    categories: [
      { slug: 'all', name: 'To wear', description: '', count: 30, picture: null },
      { slug: 'clothes', name: 'Clothes', parent: 'all', description: '', count: 20, picture: null },
      { slug: 'shirts', name: 'Shirts', parent: 'clothes', description: '', count: 12, picture: null },
      { slug: 'hats', name: 'Hats', parent: 'clothes', description: '', count: 0, picture: null }
    ],
    page: {
      ...productPage,
      facets: {
        ...productPage.facets,
        categories: [
          { value: 'all', label: 'To wear', count: 30 },
          { value: 'clothes', label: 'Clothes', count: 20, parent: 'all' },
          { value: 'shirts', label: 'Shirts', count: 12, parent: 'clothes' }
        ]
      }
    }
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: m.catalogue_category() })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['‹ To wear', '/?category=all'],
      ['Shirts', '/?category=shirts']
    ])
  }
})

const summer = { slug: 'summer', name: 'Summer', description: 'For warm evenings by the water.' }

/** A collection has its name and description; filters keep it, also without JavaScript. */
export const Collection = meta.story({
  tags: ['picture'],
  args: { query: { ...emptyQuery, collection: 'summer' }, page: { ...productPage, collection: summer } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Summer' })).toBeVisible()
    await expect(canvas.getByText(summer.description)).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.catalogue_filter_remove({ filter: 'Summer' }) })).toHaveAttribute(
      'href',
      '/?'
    )
    await expect(canvas.getByRole('link', { name: m.common_page_number({ page: 2 }) })).toHaveAttribute(
      'href',
      '/?collection=summer&page=2'
    )
    await expect(canvasElement.querySelector('form#filters input[name=collection]')).toHaveValue('summer')
  }
})

/** The products of the former list stay, but not its name; the name of the collection is not known yet. */
export const CollectionLoading = meta.story({
  tags: ['picture'],
  args: { query: { ...emptyQuery, collection: 'summer' }, page: productPage, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
    await expect(canvas.queryByText('summer')).toBeNull()
    await expect(canvas.getByRole('heading', { name: productPage.items[0]!.name })).toBeVisible()
  }
})

export const EmptyCollection = meta.story({
  tags: ['picture'],
  args: { query: { ...emptyQuery, collection: 'summer' }, page: { ...emptyProductPage, collection: summer } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.catalogue_empty_collection_title())).toBeVisible()
    await expect(canvas.getByText(m.catalogue_empty_collection_text())).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.catalogue_empty_show() })).toHaveAttribute('href', '/?')
  }
})

/** Sections composed and ordered by the shop owner. */
export const PutTogether = meta.story({
  tags: ['picture'],
  args: {
    sections: [
      { ...hero, title: 'Our summer, printed', lead: 'Say it on a shirt before the swallows leave.', products: [mug] },
      { kind: 'categories', title: null, categories },
      { kind: 'products', title: 'For the garden', list: '/?category=mugs', products: products.slice(0, 4) },
      {
        kind: 'text',
        title: 'Made in Bristol',
        text: 'We print what you order, one at a time.\n\nCome and see us on Fridays.'
      },
      { kind: 'products', title: null, list: null, products: products.slice(2, 5) },
      { kind: 'catalogue' },
      { kind: 'text', title: null, text: 'Closed over the new year.' }
    ]
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our summer, printed' })).toBeVisible()
    // The code of these sections is loaded lazily.
    const row = within(await canvas.findByRole('region', { name: m.shell_categories() }))
    await expect(row.getByRole('link', { name: first?.name ?? '' })).toHaveAttribute(
      'href',
      `/?category=${first?.slug}`
    )
    await expect(
      within(canvas.getByRole('region', { name: 'For the garden' })).getByRole('link', { name: m.common_show_all() })
    ).toHaveAttribute('href', '/?category=mugs')
    await expect(canvas.getByRole('region', { name: m.catalogue_sort_best_selling() })).toBeVisible()
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }: HTMLElement) => textContent)
    ).toContain(m.catalogue_title())
  }
})

/** A search shows only its results, without the other sections. */
export const SearchedInAPutTogetherHome = meta.story({
  tags: ['picture'],
  args: {
    query: { ...emptyQuery, q: 'mug' },
    sections: [hero, { kind: 'text', title: 'Made in Bristol', text: 'One at a time.' }, { kind: 'catalogue' }]
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Made in Bristol')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('mug')
  }
})

/** Screen, document outline and announcement say what was searched instead of a misspelt text. */
export const SearchedWithCorrectedSpelling = meta.story({
  tags: ['picture'],
  args: { query: { ...emptyQuery, q: 'hoddie' }, page: { ...productPage, correctedQuery: 'hoodie' } },
  play: async ({ canvas }) => {
    const title = m.catalogue_title_corrected({ query: 'hoodie' })
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const announced = canvas.getByText(m.catalogue_no_results({ query: 'hoddie' }), { exact: false })
    await expect(announced).toHaveRole('status')
    await expect(announced).toHaveTextContent(title)
    await expect(announced).toHaveTextContent(m.catalogue_found({ count: productPage.total }))
  }
})

export const BackToWhereYouWere = meta.story({
  tags: ['deed'],
  args: { lastOpened: productPage.items.at(-1)?.slug },
  render: (args) => {
    const [lastOpened, setLastOpened] = useState(args.lastOpened)
    return (
      <HomeScreen
        {...args}
        lastOpened={lastOpened}
        onReturned={() => {
          setLastOpened(undefined)
          args.onReturned()
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: m.catalogue_return() })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(document.activeElement).toHaveAttribute(
      'href',
      expect.stringContaining(`/product/${productPage.items.at(-1)?.slug}`)
    )
    await expect(button).not.toBeInTheDocument()
    await expect(args.onReturned).toHaveBeenCalled()
  }
})

export const SayingSomething = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: m.catalogue_hero_input() }),
      'Slow mornings, strong coffee'
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Stoneware mug' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Harbour navy' }))
    await expect(canvas.getByRole('figure')).toHaveAccessibleName(
      m.catalogue_hero_shows({
        product: 'Stoneware mug',
        colour: 'Harbour navy',
        words: 'Slow mornings, strong coffee'
      })
    )
    await expect(canvas.getByRole('link', { name: m.catalogue_hero_go() })).toHaveAttribute(
      'href',
      '/designertool?product=stoneware-mug&colour=harbour-navy&text=Slow+mornings%2C+strong+coffee'
    )
  }
})

export const SayingALotInArabic = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: m.catalogue_hero_input() }),
      'صباح الخير يا أجمل مدينة في العالم كله اليوم وغدا'
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink black' }))
  }
})

/** Joins all current status texts. A message of another screen may still be among them. */
const toldIn = (canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) =>
  canvas
    .getAllByRole('status')
    .map(({ textContent }: HTMLElement) => textContent)
    .join(' ')

export const Filtering = meta.story({
  tags: ['deed'],
  globals: onDesktop,
  args: { query: { ...emptyQuery, q: 'north' } },
  render: (args) => {
    const [query, setQuery] = useState(args.query)
    return (
      <HomeScreen
        {...args}
        query={query}
        onQueryChange={(change) => {
          setQuery(change.query)
          args.onQueryChange(change)
        }}
      />
    )
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: m.catalogue_title_search({ query: 'north' }) })
    ).toBeVisible()
    const panel = within(canvas.getByRole('complementary', { name: m.catalogue_filters() }))
    await userEvent.click(panel.getByRole('checkbox', { name: /Mugs/ }))
    await userEvent.click(panel.getByRole('checkbox', { name: /Harbour navy/ }))
    await userEvent.type(panel.getByRole('textbox', { name: m.catalogue_price_max() }), '30{Enter}')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      query: { ...emptyQuery, q: 'north', categories: ['mugs'], options: { colour: ['harbour-navy'] }, maxPrice: 3000 }
    })
    await userEvent.click(canvas.getByRole('link', { name: m.catalogue_filter_remove({ filter: 'Mugs' }) }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      query: { ...emptyQuery, q: 'north', options: { colour: ['harbour-navy'] }, maxPrice: 3000 }
    })
    await waitFor(() => expect(toldIn(canvas)).toContain(m.common_sorted({ order: m.catalogue_sort_relevance() })))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.catalogue_sort() }), 'price-asc')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ sort: 'price-asc' }) })
    )
    await waitFor(() => expect(toldIn(canvas)).toContain(m.common_sorted({ order: m.catalogue_sort_price_asc() })))
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: m.catalogue_sort() }),
      m.catalogue_sort_best_selling()
    )
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: expect.objectContaining({ sort: 'best-selling' }) })
    )
  }
})

/** The filters open on demand, in a sheet above the products. */
export const FilteringOnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { query: { ...emptyQuery, q: 'north' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.catalogue_filters() }))
    const sheet = within(await canvas.findByRole('dialog', { name: m.catalogue_filters() }))
    await userEvent.click(sheet.getByRole('checkbox', { name: /Mugs/ }))
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      query: { ...emptyQuery, q: 'north', categories: ['mugs'] }
    })
  }
})

const others = ['Capacity', 'Format', 'Ruling'].map((name) => ({
  id: name.toLowerCase(),
  name,
  values: [{ value: 'one', label: `${name} one`, swatch: null, count: 7 }]
}))

export const MoreOptionsThanProducts = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  args: {
    sections: [{ kind: 'catalogue' }],
    query: { ...emptyQuery, options: { ruling: ['one'] } },
    page: { ...productPage, facets: { ...productPage.facets, options: [...productPage.facets.options, ...others] } }
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: m.catalogue_filters() }))
    await expect(panel.getByRole('checkbox', { name: /Harbour navy/ })).toBeVisible()
    await expect(panel.getByRole('checkbox', { name: /Ruling one/ })).toBeChecked()
    await expect(panel.getByRole('checkbox', { name: /Capacity one/ })).not.toBeVisible()
    await userEvent.click(panel.getByText('Capacity'))
    await expect(panel.getByRole('checkbox', { name: /Capacity one/ })).toBeVisible()
    await userEvent.click(panel.getByText('Capacity'))
    await expect(panel.getByRole('checkbox', { name: /Capacity one/ })).not.toBeVisible()
  }
})

const manyColours = Array.from({ length: 14 }, (_, index) => ({
  value: `colour-${index + 1}`,
  label: `Colour ${index + 1}`,
  swatch: '#24365c',
  count: 14 - index
}))

export const LongFacet = meta.story({
  tags: ['picture'],
  globals: onDesktop,
  args: {
    sections: [{ kind: 'catalogue' }],
    query: { ...emptyQuery, options: { colour: ['colour-12'] } },
    page: {
      ...productPage,
      facets: { ...productPage.facets, options: [{ id: 'colour', name: 'Colour', values: manyColours }] }
    }
  },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: m.catalogue_filters() }))
    const box = (number: number) => panel.queryByRole('checkbox', { name: new RegExp(`^Colour ${number} `) })
    await expect(box(8)).toBeVisible()
    await expect(box(9)).toBeNull()
    // The chosen one stays in view.
    await expect(box(12)).toBeChecked()
    await userEvent.click(panel.getByRole('button', { name: m.catalogue_show_all_values({ count: '14' }) }))
    await expect(box(9)).toHaveFocus()
    await expect(box(14)).toBeVisible()
    await expect(panel.queryByRole('button', { name: /^Show all/ })).toBeNull()
    await expect(panel.getByRole('checkbox', { name: new RegExp(`^${m.catalogue_in_stock()} ?41$`) })).toBeVisible()
  }
})

export const SwatchesShowTheColour = meta.story({
  tags: ['deed'],
  args: { query: { ...emptyQuery, q: 'tee' }, recentlyViewed: [] },
  play: async ({ canvas }) => {
    await userEvent.hover(
      canvas.getByRole('button', { name: m.catalogue_show_colour({ product: 'Everyday tee', colour: 'Harbour navy' }) })
    )
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Everyday tee' })).toHaveAttribute(
        'href',
        '/product/everyday-tee?colour=harbour-navy'
      )
    )
  }
})

export const Loading = meta.story({ args: { page: undefined, isLoading: true, recentlyViewed: [] } })

export const LoadingTheNextAnswer = meta.story({ args: { isLoading: true } })

export const Empty = meta.story({
  tags: ['picture'],
  args: { query: { ...emptyQuery, q: 'xylophone', isInStock: true }, page: emptyProductPage },
  play: async ({ canvas, args }) => {
    await expect(
      within(canvas.getByRole('region', { name: m.catalogue_nearest() })).getAllByRole('article')
    ).toHaveLength(4)
    await userEvent.click(canvas.getByRole('link', { name: m.catalogue_empty_show() }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ query: emptyQuery })
  }
})

export const NothingOnSaleYet = meta.story({
  tags: ['deed'],
  args: { page: emptyProductPage, recentlyViewed: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: m.catalogue_nothing_yet_title() })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.catalogue_empty_show() })).toBeNull()
  }
})

export const LongNames = meta.story({
  args: {
    page: {
      ...productPage,
      items: products.map((product, index) => ({ ...product, name: longNames[index % longNames.length] ?? '' }))
    }
  }
})

export const Offline = meta.story({ args: { page: undefined, failure: failures.network } })

export const Failed = meta.story({
  tags: ['picture'],
  args: { page: undefined, failure: failures.internal },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

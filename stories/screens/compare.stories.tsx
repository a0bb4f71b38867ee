import { m } from '@motif/messages'
import { ComparisonScreen } from '@motif/ui/screens/compare'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { comparedProducts, likeProducts, longCompared, stonewareMug } from '../fixtures/compared.ts'
import { failures } from '../fixtures/people.ts'
import { everydayTee } from '../fixtures/products.ts'
import { inShell } from '../fixtures/shells.ts'

type Canvas = ReturnType<typeof within>

const mainOf = (canvas: Canvas) => within(canvas.getByRole('main'))
const tableIn = (canvas: Canvas) => mainOf(canvas).findByRole('table', { name: m.compare_table() })

const meta = preview.meta({
  title: 'Screens/Compare',
  component: ComparisonScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    products: comparedProducts,
    count: comparedProducts.length,
    onRetry: fn(),
    onOnlyDifferences: fn(),
    onAddToCart: fn(),
    onRemove: fn()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const table = within(await tableIn(canvas))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(table.getByRole('rowheader', { name: m.compare_delivery() })).toBeVisible()
    await expect(table.getByRole('link', { name: everydayTee.name })).toHaveAttribute(
      'href',
      `/product/${everydayTee.slug}`
    )
    // A product with options links to its page, where they are selected.
    await expect(
      table.getByRole('link', { name: m.wishlist_choose_named({ product: everydayTee.name }) })
    ).toHaveAttribute('href', `/product/${everydayTee.slug}`)
    // The list has reached its maximum.
    await expect(mainOf(canvas).queryByRole('link', { name: m.compare_more() })).toBeNull()
  }
})

export const IntoTheCart = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const table = within(await tableIn(canvas))
    await userEvent.click(table.getByRole('button', { name: m.wishlist_add({ product: stonewareMug.name }) }))
    await expect(args.onAddToCart).toHaveBeenCalledWith(stonewareMug)
  }
})

export const Removed = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    const table = within(await tableIn(canvas))
    await userEvent.click(table.getByRole('button', { name: m.compare_remove({ product: stonewareMug.name }) }))
    await expect(args.onRemove).toHaveBeenCalledWith(stonewareMug)
    await expect(mainOf(canvas).getByRole('region', { name: m.compare_title() })).toHaveFocus()
  }
})

const Switching = (args: Parameters<typeof ComparisonScreen>[0]) => {
  const [hasOnlyDifferences, setHasOnlyDifferences] = useState(false)
  return (
    <ComparisonScreen
      {...args}
      hasOnlyDifferences={hasOnlyDifferences}
      onOnlyDifferences={(change) => setHasOnlyDifferences(change.hasOnlyDifferences)}
    />
  )
}

export const OnlyDifferences = meta.story({
  tags: ['picture'],
  args: { products: [everydayTee, stonewareMug], count: 2 },
  render: (args) => <Switching {...args} />,
  play: async ({ canvas }) => {
    const table = within(await tableIn(canvas))
    await expect(table.getByRole('rowheader', { name: m.compare_availability() })).toBeVisible()
    await userEvent.click(mainOf(canvas).getByRole('checkbox', { name: m.compare_only_differences() }))
    // The table updates after the switch.
    await expect(await mainOf(canvas).findByText(m.compare_hidden({ count: 4 }))).toHaveRole('status')
    await expect(table.queryByRole('rowheader', { name: m.compare_availability() })).toBeNull()
    await expect(table.getByRole('rowheader', { name: m.compare_price() })).toBeVisible()
  }
})

export const AllAlike = meta.story({
  tags: ['picture'],
  args: { products: likeProducts, count: 2, hasOnlyDifferences: true },
  play: async ({ canvas }) => {
    await expect(within(await tableIn(canvas)).queryByRole('rowheader')).toBeNull()
    await expect(mainOf(canvas).getByText(m.compare_alike())).toBeVisible()
  }
})

export const OneProduct = meta.story({
  tags: ['picture'],
  args: { products: [stonewareMug], count: 1 },
  play: async ({ canvas }) => {
    await tableIn(canvas)
    await expect(mainOf(canvas).getByText(m.compare_one())).toBeVisible()
    await expect(mainOf(canvas).queryByRole('checkbox')).toBeNull()
    await expect(mainOf(canvas).getByRole('link', { name: m.compare_more() })).toHaveAttribute(
      'href',
      '/?category=mugs'
    )
  }
})

export const NotOnSaleAnyMore = meta.story({
  tags: ['picture'],
  args: { products: comparedProducts.slice(0, 2), count: 3, missingCount: 1 },
  play: async ({ canvas }) => {
    await tableIn(canvas)
    await expect(mainOf(canvas).getByText(m.compare_missing({ count: 1 }))).toBeVisible()
  }
})

export const LongNames = meta.story({
  tags: ['picture'],
  args: { products: longCompared },
  play: async ({ canvas }) => {
    await expect(await tableIn(canvas)).toBeVisible()
  }
})

/** The page does not scroll horizontally. The table scrolls in its own region, and its row headers stay visible. */
async function sweep({ canvas }: { canvas: Canvas }) {
  const table = within(await tableIn(canvas))
  const part = mainOf(canvas).getByRole('region', { name: m.compare_table() })
  const name = table.getByRole('rowheader', { name: m.compare_price() })
  const placeOf = () => name.getBoundingClientRect().left - part.getBoundingClientRect().left
  const before = placeOf()
  part.focus()
  await expect(part).toHaveFocus()
  part.scrollBy({ left: getComputedStyle(part).direction === 'rtl' ? -200 : 200 })
  await expect(Math.abs(part.scrollLeft)).toBeGreaterThan(100)
  await expect(Math.abs(placeOf() - before)).toBeLessThan(1)
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
}

export const SweptSideways = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: sweep
})

/** Row headers stay at the page's inline start, whatever the direction of their text. */
export const SweptFromRightToLeft = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <div dir="rtl">
      <ComparisonScreen {...args} />
    </div>
  ),
  play: sweep
})

/** At twice the text size, nothing is cut off and the page does not scroll horizontally. */
export const LargeLetters = meta.story({
  tags: ['picture'],
  globals: { text: '200', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await tableIn(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  }
})

export const Loading = meta.story({
  tags: ['picture'],
  args: { products: undefined, count: 3 },
  play: ({ canvas }) => expect(mainOf(canvas).getByText(m.compare_loading())).toHaveRole('status')
})

/** The skeleton columns have their final positions: loading causes no layout shift, and the pictures take the place of their skeletons. */
export const LoadedWithoutAShift = meta.story({
  tags: ['deed'],
  render: (args) => {
    const Later = () => {
      const [isThere, setIsThere] = useState(false)
      return (
        <>
          <ComparisonScreen {...args} products={isThere ? args.products : undefined} />
          <button type="button" onClick={() => setIsThere(true)}>
            {m.common_try_again()}
          </button>
        </>
      )
    }
    return <Later />
  },
  play: async ({ canvas, canvasElement }) => {
    const skeletons = () => [...canvasElement.querySelectorAll<HTMLElement>('main [aria-hidden] > div > div > *')]
    // Measured relative to the screen: a click scrolls the page, and Storybook animates its content.
    const places = (elements: readonly Element[]) => {
      const region = mainOf(canvas).getByRole('region', { name: m.compare_title() })
      const around = region.getBoundingClientRect()
      const isFromRight = getComputedStyle(region).direction === 'rtl'
      return elements
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right, top, width, height }) =>
          [isFromRight ? around.right - right : left - around.left, top - around.top, width, height].map(Math.round)
        )
    }
    const waiting = places(skeletons().filter(({ offsetHeight, offsetWidth }) => offsetHeight > offsetWidth))
    await expect(waiting).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    const table = within(await tableIn(canvas))
    const pictures = table.getAllByRole('columnheader').map((head) => head.querySelector('picture'))
    await expect(places(pictures.filter((picture) => picture !== null))).toEqual(waiting)
  }
})

export const Empty = meta.story({
  tags: ['picture'],
  args: { products: [], count: 0 },
  play: ({ canvas }) =>
    expect(mainOf(canvas).getByRole('link', { name: m.compare_empty_action() })).toHaveAttribute('href', '/')
})

export const Failed = meta.story({
  tags: ['picture'],
  args: { products: undefined, failure: failures.internal },
  play: async ({ canvas, args }) => {
    await userEvent.click(mainOf(canvas).getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

export const Offline = meta.story({ args: { products: undefined, failure: failures.network } })

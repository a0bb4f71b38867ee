import type { Product } from '@motif/contract'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { m } from '@motif/messages'
import { formatDay, formatMoney, formatNumber } from '@motif/ui/format'
import { everyReview, formatReviewChoice } from '@motif/contract/review-rules'
import { type HelpfulVotes, ProductScreen, type ReviewList } from '@motif/ui/screens/product'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { comparedInMemory } from '../fixtures/compared.ts'
import { failures } from '../fixtures/people.ts'
import { everydayTee, northRidgePoster, products } from '../fixtures/products.ts'
import { pictureOf } from '../fixtures/pictures.ts'
import { isFromTheRight, keyBack, keyOnwards } from '../fixtures/reading-direction.ts'
import { inShell } from '../fixtures/shells.ts'

const helpfulVotes = (more: Partial<HelpfulVotes> = {}): HelpfulVotes => ({
  votes: new Map(),
  own: new Set(),
  onVote: fn(),
  ...more
})

const meta = preview.meta({
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: {
    helpfulVotes: helpfulVotes(),
    product: everydayTee,
    isLoading: false,
    onRetry: fn(),
    onSearchSubmit: fn(),
    onOptionsChange: fn(),
    categoryPath: [{ slug: 't-shirts', name: 'T-shirts' }],
    deliveryBy: '2026-12-03',
    onAddToCart: fn(),
    onDesignPhotos: fn(),
    isAdding: false,
    hasAdded: false,
    stockAlerts: { isAsking: false, onAsk: fn() },
    recentlyViewed: [],
    onClearViewed: fn()
  }
})

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(m.product_delivery_by({ day: formatDay('2026-12-03') }))).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Paper white' })).toBeChecked()
    await expect(canvas.getByText(m.product_no_size_yet())).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'S', checked: true })).toBeNull()
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  }
})

export const StructuredDescription = meta.story({
  tags: ['picture'],
  args: {
    product: {
      ...everydayTee,
      richDescription: [
        { kind: 'paragraph', spans: [{ text: 'A heavy cotton tee that keeps its shape.', isBold: true }] },
        { kind: 'heading', level: 3, spans: [{ text: 'Made for print' }] },
        { kind: 'list', isOrdered: false, items: [[{ text: 'Ribbed collar' }], [{ text: 'Smooth surface' }]] },
        { kind: 'paragraph', spans: [{ text: 'How to wash it', href: '/faq' }] }
      ]
    }
  },
  play: async ({ canvas, canvasElement }) => {
    const about = within(canvas.getByRole('region', { name: m.product_description() }))
    await expect(about.getByRole('heading', { name: 'Made for print', level: 3 })).toBeVisible()
    await expect(about.getAllByRole('listitem')).toHaveLength(2)
    await expect(about.getByRole('link', { name: 'How to wash it' })).toHaveAttribute('href', '/faq')
    await expect(canvasElement).not.toHaveTextContent(everydayTee.description)
  }
})

export const Preview = meta.story({
  tags: ['deed'],
  args: {
    isPreview: true,
    previewEndsAt: '2026-12-10T09:00:00.000Z',
    initialOptions: { size: 'm' },
    compared: comparedInMemory([])
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: m.product_preview() })).toHaveTextContent(
      formatDay('2026-12-10')
    )
    await expect(canvas.getByRole('button', { name: m.common_add_to_cart() })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: m.product_customise() })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: m.compare_toggle({ product: everydayTee.name }) })).toBeNull()
  }
})

export const PreviewEnded = meta.story({
  tags: ['picture'],
  args: { product: undefined, isPreview: true, failure: { code: 'not-found', message: 'Not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: m.product_preview_ended_title() })).toBeVisible()
  }
})

export const Compared = meta.story({
  tags: ['picture'],
  args: { compared: comparedInMemory(['stoneware-mug', everydayTee.slug]) },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: m.compare_toggle({ product: everydayTee.name }) })
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('link', { name: m.compare_open({ count: 2 }) })).toBeVisible()
  }
})

export const SizeMissing = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_add_to_cart() }))
    const small = canvas.getByRole('radio', { name: 'S' })
    await expect(small).toHaveFocus()
    await expect(small).toHaveAccessibleDescription(m.product_choose_size())
    await expect(args.onAddToCart).not.toHaveBeenCalled()
  }
})

export const SizeChosenAfterAsking = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_add_to_cart() }))
    await userEvent.click(canvas.getByRole('radio', { name: 'S' }))
    await expect(canvas.queryByText(m.product_choose_size())).toBeNull()
    await expect(await canvas.findByText(m.product_in_stock())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_add_to_cart() }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ variantId: 'tee-paper-white-s', quantity: 1 })
  }
})

/** On a phone, the button is at the bottom edge of the screen. A click without a size scrolls the sizes into view. */
export const SizeMissingOnPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_add_to_cart() }))
    await waitFor(async () => {
      const { top, bottom } = canvas.getByRole('radiogroup', { name: 'Size' }).getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(
        canvas.getByRole('button', { name: m.common_add_to_cart() }).getBoundingClientRect().top
      )
    })
  }
})

export const SizeFromTheAddress = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'harbour-navy', size: 'm' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: m.common_add_to_cart() }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ variantId: 'tee-harbour-navy-m', quantity: 1 })
  }
})

export const ChoosingChangesEverything = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Harbour navy' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
    await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ options: { colour: 'harbour-navy', size: 'l' } })
    await expect(await canvas.findByText(m.product_low_stock({ count: 3 }))).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: m.product_gallery_enlarge({ picture: 'Everyday tee, harbour navy, front' }) })
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: m.product_customise() })).toHaveAttribute(
      'href',
      '/designertool?product=everyday-tee&colour=harbour-navy&size=l'
    )
  }
})

/** The first click opens the native file picker. The design starts with the selected photo. */
export const BegunWithAPhoto = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Harbour navy' }))
    const input = canvas.getByTestId('photo-start')
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened, { once: true })
    await userEvent.click(canvas.getByRole('button', { name: m.product_upload_photo() }))
    await expect(opened).toHaveBeenCalled()
    const photo = new File(['photo'], 'photo.png', { type: 'image/png' })
    await userEvent.upload(input, photo)
    await expect(args.onDesignPhotos).toHaveBeenCalledWith({
      files: [photo],
      href: '/designertool?product=everyday-tee&colour=harbour-navy'
    })
  }
})

/** A sold-out value is labelled as such but can be selected. */
const goneMedium = () => ({ name: `M ${m.product_value_sold_out()}` })

export const ImpossibleAndSoldOut = meta.story({
  tags: ['picture'],
  args: { initialOptions: { colour: 'brick', size: 's' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'XXL' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'Moss' }))
    const medium = canvas.getByRole('radio', goneMedium())
    await expect(medium).toBeEnabled()
    await userEvent.click(medium)
    await expect(await canvas.findByText(m.product_out_of_stock())).toBeVisible()
    await expect(canvas.getByRole('button', { name: m.common_add_to_cart() })).toBeDisabled()
  }
})

const soldOut = { initialOptions: { colour: 'moss', size: 'm' } } as const
const alertButton = () => ({ name: m.product_alert_ask() })

export const AskingToBeTold = meta.story({
  tags: ['deed'],
  args: soldOut,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', alertButton()))
    const email = await canvas.findByRole('textbox', { name: m.accounts_email() })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription(m.product_alert_hint())
    await userEvent.keyboard('kim{Enter}')
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(m.accounts_email_wrong()))
    await expect(args.stockAlerts.onAsk).not.toHaveBeenCalled()
    await userEvent.keyboard('@example.com{Enter}')
    await expect(args.stockAlerts.onAsk).toHaveBeenCalledWith({ variantId: 'tee-moss-m', email: 'kim@example.com' })
  }
})

/** A signed-in customer types no address. Only sold-out variants offer the alert. */
export const AskingSignedIn = meta.story({
  tags: ['deed'],
  args: { ...soldOut, stockAlerts: { email: 'ada@example.com', isAsking: false, onAsk: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', alertButton()))
    await userEvent.click(await canvas.findByRole('button', { name: m.product_alert_submit() }))
    await expect(args.stockAlerts.onAsk).toHaveBeenCalledWith({ variantId: 'tee-moss-m', email: 'ada@example.com' })
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: m.product_alert_submit() })).toBeNull())
    await expect(canvas.queryByRole('button', alertButton())).toBeNull()
  }
})

export const WillBeTold = meta.story({
  tags: ['picture'],
  args: {
    ...soldOut,
    stockAlerts: { isAsking: false, asked: { variantId: 'tee-moss-m', email: 'kim@example.com' }, onAsk: fn() }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.product_alert_done({ email: 'kim@example.com' }))).toBeVisible()
    await expect(canvas.queryByRole('button', alertButton())).toBeNull()
  }
})

export const ToldAtOnce = meta.story({
  tags: ['deed'],
  args: soldOut,
  render: (args) => {
    const [asked, setAsked] = useState<{ variantId: string; email: string }>()
    return <ProductScreen {...args} stockAlerts={{ isAsking: false, asked, onAsk: setAsked }} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', alertButton()))
    await userEvent.type(await canvas.findByRole('textbox', { name: m.accounts_email() }), 'kim@example.com{Enter}')
    const told = m.product_alert_done({ email: 'kim@example.com' })
    await waitFor(() => expect(canvas.getByText(told).closest('[role=status]')).toHaveFocus())
    // The selected radio keeps the focus, for another variant and on the return.
    await userEvent.click(canvas.getByRole('radio', { name: 'L' }))
    await userEvent.click(canvas.getByRole('radio', goneMedium()))
    await expect(await canvas.findByText(told)).toBeVisible()
    await expect(canvas.getByRole('radio', goneMedium())).toHaveFocus()
  }
})

export const NobodyWillBeTold = meta.story({
  tags: ['picture'],
  args: { ...soldOut, stockAlerts: { isAsking: false, failure: failures.network, onAsk: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', alertButton()))
    await expect(await canvas.findByRole('alert')).toBeVisible()
  }
})

export const TenCostLess = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'paper-white', size: 's' } },
  play: async ({ canvas, args }) => {
    const quantity = canvas.getByRole('spinbutton', { name: m.common_quantity() })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '10{Enter}')
    // A status announces the price.
    const told = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(told).toContainEqual(expect.stringContaining(formatMoney({ amount: 2160, currency: 'USD' })))
    await expect(canvas.getByRole('row', { current: true }).textContent).toBe(
      [
        m.product_tier_from({ quantity: formatNumber(10) }),
        m.product_tier_each({ price: formatMoney({ amount: 2160, currency: 'USD' }) }),
        m.product_tier_off({ percent: formatNumber(10) })
      ].join('')
    )
    await userEvent.click(canvas.getByRole('button', { name: m.common_add_to_cart() }))
    await expect(args.onAddToCart).toHaveBeenCalledWith({ variantId: 'tee-paper-white-s', quantity: 10 })
  }
})

export const OnSale = meta.story({
  tags: ['picture'],
  args: {
    initialOptions: { colour: 'paper-white', size: 's' },
    product: {
      ...everydayTee,
      variants: everydayTee.variants.map((variant) => ({
        ...variant,
        price: { amount: 1800, currency: 'USD' },
        formerPrice: { amount: 2400, currency: 'USD' },
        tierPrices: everydayTee.tiers.map(({ quantity }, index) => ({
          quantity,
          price: { amount: index === 0 ? 1800 : 1700, currency: 'USD' }
        }))
      }))
    }
  },
  play: async ({ canvas }) => {
    const [now, former] = [1800, 2400].map((amount) => formatMoney({ amount, currency: 'USD' }))
    const main = within(canvas.getByRole('main'))
    await expect(main.getAllByText(now ?? '', { collapseWhitespace: false })[0]).toBeVisible()
    await expect(
      main.getByText(m.catalogue_former_price({ price: former ?? '' }), { collapseWhitespace: false })
    ).toBeInTheDocument()
    // A tier price not below the sale price is not shown.
    const [first, second] = everydayTee.tiers.map(({ quantity }) =>
      m.product_tier_from({ quantity: formatNumber(quantity) })
    )
    await expect(main.queryByText(first ?? '')).toBeNull()
    await expect(main.getByText(second ?? '')).toBeVisible()
  }
})

export const EnlargedPicture = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'ink-black' } },
  play: async ({ canvas }) => {
    const enlarge = canvas.getByRole('button', {
      name: m.product_gallery_enlarge({ picture: 'Everyday tee, ink black, front' })
    })
    enlarge.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Everyday tee' })
    await waitFor(() => expect(within(dialog).getByText(m.product_gallery_place({ index: 1, total: 7 }))).toBeVisible())
    await userEvent.keyboard(keyOnwards())
    await expect(within(dialog).getByText(m.product_gallery_place({ index: 2, total: 7 }))).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: m.common_close() }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  }
})

const galleryIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: m.product_gallery({ product: 'Everyday tee' }) }))
const showing = (index: number, picture: string) => ({ name: m.product_gallery_show({ index, picture }) })
const enlarge = (picture: string) => ({ name: m.product_gallery_enlarge({ picture }) })

/** Pictures of other colours follow those of the selected colour. Each names its colour and offers to select it. */
export const PicturesOfOtherColours = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'ink-black', size: 's' } },
  play: async ({ canvas, args }) => {
    const gallery = galleryIn(canvas)
    await userEvent.click(
      gallery.getByRole('button', {
        name: m.product_gallery_show({ index: 5, picture: 'Everyday tee, harbour navy, front' })
      })
    )
    await expect(gallery.getByRole('status')).toHaveTextContent(
      m.product_gallery_now({ index: 5, total: 7, picture: 'Everyday tee, harbour navy, front' })
    )
    await expect(args.onOptionsChange).not.toHaveBeenCalled()
    await userEvent.click(gallery.getByRole('button', { name: m.product_gallery_choose({ colour: 'Harbour navy' }) }))
    await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ options: { colour: 'harbour-navy', size: 's' } })
    await expect(gallery.getByRole('status')).toHaveTextContent(
      m.product_gallery_now({ index: 1, total: 5, picture: 'Everyday tee, harbour navy, front' })
    )
    await expect(
      gallery.queryByRole('button', { name: m.product_gallery_choose({ colour: 'Harbour navy' }) })
    ).toBeNull()
  }
})

/** The first picture loads eagerly. All others load lazily, in one file of the size they need. */
export const OnlyTheFirstPictureIsEager = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const images = Array.from(canvasElement.querySelectorAll<HTMLImageElement>('section button img'))
    await expect(images.map(({ loading }) => loading)).toEqual(['eager', ...images.slice(1).map(() => 'lazy')])
    for (const image of images.slice(1))
      await expect(image.parentElement?.querySelector('source')?.srcset).toMatch(/^\S+ \d+w$/)
  }
})

const finger = (on: Element, type: string, clientX: number) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 7,
      pointerType: 'touch',
      isPrimary: true,
      clientX,
      clientY: 200
    })
  )
/** Swipes by `by` pixels in reading direction. A negative value swipes against it. */
const sweep = (on: Element, by: number) => {
  const across = isFromTheRight() ? -by : by
  finger(on, 'pointerdown', 200)
  finger(on, 'pointermove', 200 + across / 2)
  finger(on, 'pointerup', 200 + across)
}

export const SweepingTurnsThePictures = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'ink-black' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const gallery = galleryIn(canvas)
    const isAt = (index: number) =>
      waitFor(() =>
        expect(gallery.getByRole('status')).toHaveTextContent(
          m.product_gallery_now({ index, total: 7, picture: '|' }).split('|')[0]?.trim() ?? ''
        )
      )
    const first = gallery.getByRole('button', enlarge('Everyday tee, ink black, front'))
    sweep(first, -20)
    await isAt(1)
    sweep(first, -90)
    await isAt(2)
    sweep(gallery.getByRole('button', enlarge('Everyday tee, ink black, back, printed')), 90)
    await isAt(1)
    sweep(first, 90)
    await isAt(7)
  }
})

/** A video of two seconds, a rotating square. */
const video: Product['video'] = {
  url: '/videos/turning.webm',
  type: 'video/webm',
  width: 160,
  height: 200,
  seconds: 2,
  alt: 'It turns once',
  poster: pictureOf('tshirt-front-white', 'It turns once'),
  captions: '/videos/turning.vtt',
  uploadedAt: '2026-11-20T10:00:00Z'
}
const withVideo = { ...everydayTee, video }
const filesOf = (url: string) => performance.getEntriesByName(new URL(url, location.href).href)

/** Moves to the video by the key that goes back from the first picture, then plays it. Reached by key, it never autoplays, whatever the device prefers. */
async function play(gallery: ReturnType<typeof galleryIn>) {
  gallery.getByRole('button', enlarge('Everyday tee, ink black, front')).focus()
  await userEvent.keyboard(keyBack())
  const button = await gallery.findByRole('button', {
    name: m.product_video_play({ video: 'It turns once', duration: '0:02' })
  })
  await expect(gallery.getByRole('status')).toHaveTextContent(m.product_video({ video: 'It turns once' }))
  await userEvent.click(button)
}

/** The video loads only on demand. It plays muted, and a gallery button returns to the pictures. */
export const Video = meta.story({
  tags: ['deed'],
  args: { product: withVideo, initialOptions: { colour: 'ink-black' } },
  play: async ({ canvas }) => {
    const gallery = galleryIn(canvas)
    performance.clearResourceTimings()
    await expect(canvas.queryByLabelText(m.product_video({ video: 'It turns once' }))).toBeNull()
    await expect(filesOf('/videos/turning.webm')).toEqual([])
    await play(gallery)
    const player = await gallery.findByLabelText<HTMLVideoElement>(m.product_video({ video: 'It turns once' }))
    await expect([player.muted, player.playsInline, player.controls]).toEqual([true, true, true])
    await waitFor(() => expect(player.textTracks).toHaveLength(1))
    await userEvent.click(gallery.getByRole('button', showing(1, 'Everyday tee, ink black, front')))
    await expect(gallery.getByRole('button', enlarge('Everyday tee, ink black, front'))).toBeVisible()
  }
})

export const VideoNotPlayed = meta.story({
  tags: ['picture'],
  args: { product: withVideo, initialOptions: { colour: 'ink-black' } },
  play: async ({ canvas }) => {
    const gallery = galleryIn(canvas)
    await play(gallery)
    await fireEvent.error(await gallery.findByLabelText(m.product_video({ video: 'It turns once' })))
    await expect(await gallery.findByRole('alert')).toHaveTextContent(m.product_video_failed())
    await expect(gallery.getByRole('link', { name: m.product_video_open() })).toHaveAttribute('href', video.url)
  }
})

const touch = (target: Element, identifier: number, clientX: number) =>
  new Touch({ identifier, target, clientX, clientY: 300 })
const touches = (on: Element, type: string, xs: readonly number[]) =>
  on.dispatchEvent(
    new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: xs.map((x, identifier) => touch(on, identifier, x))
    })
  )

export const PinchingBringsNearer = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', enlarge('Everyday tee, paper white, front')))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Everyday tee' }))
    const picture = dialog.getByRole('button', {
      name: m.product_gallery_nearer({ picture: 'Everyday tee, paper white, front' })
    })
    const width = () => picture.querySelector('picture')?.getBoundingClientRect().width ?? 0
    const whole = picture.getBoundingClientRect().width
    await expect(picture).toHaveAttribute('aria-pressed', 'false')
    touches(picture, 'touchstart', [150, 250])
    touches(picture, 'touchmove', [100, 400])
    await waitFor(() => expect(width() / whole).toBeCloseTo(3, 1))
    await expect(picture).toHaveAttribute('aria-pressed', 'true')
    touches(picture, 'touchmove', [190, 210])
    await waitFor(() => expect(width() / whole).toBeCloseTo(1, 1))
    touches(picture, 'touchend', [])
    await expect(picture).toHaveAttribute('aria-pressed', 'false')
  }
})

/** On a phone, name and price are visible without scrolling, above the button at the bottom edge. */
export const NameAndPriceOnAPhone = meta.story({
  tags: ['picture'],
  // English, because the pseudo-locale with long texts may need another line.
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en' },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('button', { name: m.common_add_to_cart() }).getBoundingClientRect().top
    const [price] = canvas.getAllByText(m.catalogue_from({ price: formatMoney({ amount: 2400, currency: 'USD' }) }), {
      collapseWhitespace: false
    })
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom).toBeLessThan(edge)
    await expect(price?.getBoundingClientRect().bottom).toBeLessThan(edge)
  }
})

export const SizeGuideOpen = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.product_size_guide() }))
    const dialog = await canvas.findByRole('dialog', { name: m.product_size_guide() })
    await waitFor(() => expect(within(dialog).getByRole('cell', { name: '102' })).toBeVisible())
  }
})

/** A colour that is sold out in the selected size, beside one that does not exist in it. */
export const ColoursOfASize = meta.story({
  tags: ['picture'],
  args: { initialOptions: { colour: 'paper-white', size: 'm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: `Moss, ${m.product_value_sold_out()}` })).toBeEnabled()
    await userEvent.click(canvas.getByRole('radio', { name: 'XXL' }))
    await expect(canvas.getByRole('radio', { name: 'Brick' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeEnabled()
  }
})

export const SizeFound = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'brick' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.product_size_guide() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.product_size_guide() }))
    const measure = () => dialog.getByRole('textbox', { name: m.product_size_measure_cm() })
    await userEvent.type(measure(), 'big')
    await expect(measure()).toHaveAccessibleDescription(m.product_size_no_measure())
    await userEvent.clear(measure())
    await userEvent.type(measure(), '96')
    await expect(dialog.getByRole('status')).toHaveTextContent(/\bL\b/)
    await expect(dialog.getByRole('status')).toHaveTextContent(m.product_size_in_cm({ value: formatNumber(108) }))
    await userEvent.click(dialog.getByRole('radio', { name: m.product_size_inches() }))
    await expect(dialog.getByRole('cell', { name: formatNumber(40.25) })).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: m.product_size_measure_inches() }), '37.8')
    await userEvent.click(dialog.getByRole('button', { name: m.product_size_choose({ size: 'L' }) }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked()
    await expect(args.onOptionsChange).toHaveBeenLastCalledWith({ options: { colour: 'brick', size: 'l' } })
  }
})

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' }
]

export const SentToAnotherCountry = meta.story({
  tags: ['deed'],
  render: (args) => {
    const [country, setCountry] = useState('US')
    const days = country === 'US' ? [3, 5] : [4, 7]
    return (
      <ProductScreen
        {...args}
        deliveryBy={country === 'US' ? '2026-12-07' : '2026-12-09'}
        destination={{
          country,
          countries,
          delivery: { productionDays: 3, shippingDaysMin: days[0] ?? 0, shippingDaysMax: days[1] ?? 0 },
          onCountry: (choice) => setCountry(choice.country)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.product_delivery_by({ day: formatDay('2026-12-07') }))).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.product_delivery_country() }), 'Germany')
    const told = await canvas.findByText(m.product_delivery_by({ day: formatDay('2026-12-09') }))
    await expect(told.closest('output')).toHaveTextContent(m.product_delivery_detail({ production: 3, min: 4, max: 7 }))
  }
})

export const QuestionsAboutIt = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: m.product_questions() }))
    await expect(section.queryByText(m.information_faq_returns_mug_question())).toBeNull()
    await userEvent.click(section.getByText(m.information_faq_returns_wash_question()))
    await expect(await section.findByText(m.information_faq_returns_wash_answer())).toBeVisible()
    await expect(section.getByRole('link', { name: m.product_questions_contact() })).toHaveAttribute(
      'href',
      '/contactus'
    )
  }
})

export const Shared = meta.story({
  tags: ['deed'],
  args: { initialOptions: { colour: 'harbour-navy', size: 'm' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_share() }))
    const dialog = within(await screen.findByRole('dialog', { name: m.common_share_page({ name: everydayTee.name }) }))
    // The size is the sender's own.
    const link = new URL('/product/everyday-tee?colour=harbour-navy', document.baseURI).href
    await expect(dialog.getByRole('textbox', { name: m.common_share_link() })).toHaveValue(link)
  }
})

export const Adding = meta.story({ args: { isAdding: true } })
export const Added = meta.story({
  tags: ['picture'],
  args: { hasAdded: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: m.product_added() })).toBeVisible()
})
export const AddingFailed = meta.story({
  tags: ['picture'],
  args: { addFailure: { code: 'out-of-stock', message: 'Not enough in stock' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(m.product_add_failed())
})

export const SoldAsItIs = meta.story({
  tags: ['picture'],
  args: {
    product: northRidgePoster,
    categoryPath: [
      { slug: 'walls', name: 'For the wall' },
      { slug: 'prints', name: 'Prints' }
    ],
    deliveryBy: undefined
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: m.product_customise() })).toBeNull()
    await expect(canvas.getByText(m.product_reviews_none())).toBeVisible()
    // Without a rating between them, the price follows the name directly.
    const [name] = canvas.getAllByRole('heading', { level: 1 })
    const [price] = canvas.getAllByText(m.catalogue_from({ price: formatMoney({ amount: 2800, currency: 'USD' }) }), {
      collapseWhitespace: false
    })
    const gap =
      (price?.getBoundingClientRect().top ?? Number.NaN) - (name?.getBoundingClientRect().bottom ?? Number.NaN)
    await expect(gap).toBeLessThan(32)
  }
})

export const MoreReviewsThanShown = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const bars = within(canvas.getByRole('region', { name: m.product_reviews() })).getAllByRole('list')[0]
    const told = [5, 4, 3, 2, 1].map((star, index) => {
      const count = [28, 6, 3, 0, 1][index] ?? 0
      return `${m.product_reviews_stars({ stars: star })}${count}${m.common_rating_count({ count })}`
    })
    await expect(Array.from(bars?.children ?? [], ({ textContent }) => textContent)).toEqual(told)
  }
})

const newestReviews = { ...everyReview, sort: 'newest' } as const

/** The reviews of the fixture, out of the product's total. */
const reviewList = (more: Partial<ReviewList> = {}): ReviewList => ({
  reviews: everydayTee.reviews,
  total: everydayTee.rating.count,
  filter: newestReviews,
  hasFitFilter: true,
  hasPhotoFilter: true,
  isLoading: false,
  nextHref: '/product/everyday-tee?reviewsAfter=0.2026-01-01.r3#reviews',
  hrefOf: (filter) =>
    `/product/everyday-tee?${new URLSearchParams(formatReviewChoice({ ...filter, after: null }))}#reviews`,
  action: '/product/everyday-tee#reviews',
  options: [],
  onChoose: fn(),
  onMore: fn(),
  ...more
})
const reviewsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: m.product_reviews() }))

export const ReviewsByStars = meta.story({
  tags: ['deed'],
  args: { reviewList: reviewList() },
  play: async ({ canvas, args }) => {
    const section = reviewsIn(canvas)
    await expect(section.getByRole('status')).toHaveTextContent(m.common_rating_count({ count: 38 }))
    await userEvent.selectOptions(
      section.getByRole('combobox', { name: m.product_reviews_shown() }),
      m.product_reviews_stars({ stars: 5 })
    )
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith({ ...newestReviews, stars: 5 })
    await userEvent.selectOptions(
      section.getByRole('combobox', { name: m.product_reviews_sort() }),
      m.product_reviews_lowest()
    )
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith({ ...newestReviews, sort: 'lowest' })
    await userEvent.click(section.getByRole('link', { name: m.product_reviews_more() }))
    await expect(args.reviewList?.onMore).toHaveBeenCalledOnce()
  }
})

export const ReviewsByFitAndPhotographs = meta.story({
  tags: ['deed'],
  args: { reviewList: reviewList() },
  play: async ({ canvas, args }) => {
    const section = reviewsIn(canvas)
    await userEvent.selectOptions(
      section.getByRole('combobox', { name: m.product_reviews_fit() }),
      m.product_review_fit_small()
    )
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith({ ...newestReviews, fit: 'small' })
    await userEvent.click(section.getByRole('checkbox', { name: m.product_reviews_photos() }))
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith({ ...newestReviews, hasPhotos: true })
  }
})

const starBar = (section: ReturnType<typeof within>, stars: number, count: number) =>
  section.queryByRole('link', {
    name: `${m.product_reviews_stars({ stars })} ${m.common_rating_count({ count })}`
  })

export const ReviewsByBar = meta.story({
  tags: ['deed'],
  args: { reviewList: reviewList({ filter: { ...newestReviews, hasPhotos: true } }) },
  play: async ({ canvas, args }) => {
    const section = reviewsIn(canvas)
    const bar = starBar(section, 4, 6)
    await expect(bar).toHaveAttribute('href', '/product/everyday-tee?reviewStars=4#reviews')
    await expect(starBar(section, 2, 0)).toBeNull()
    bar?.focus()
    await userEvent.keyboard('{Enter}')
    // The figure of a bar counts all reviews with its stars.
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith({ ...newestReviews, stars: 4 })
  }
})

export const ReviewsOfOneBar = meta.story({
  tags: ['picture'],
  args: { reviewList: reviewList({ total: 6, filter: { ...newestReviews, stars: 4 } }) },
  play: async ({ canvas, args }) => {
    const section = reviewsIn(canvas)
    const bar = starBar(section, 4, 6)
    await expect(bar).toHaveAttribute('aria-current', 'true')
    await expect(section.getByRole('status')).toHaveTextContent(m.common_rating_count({ count: 6 }))
    await userEvent.click(bar ?? canvas.getByRole('main'))
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith(newestReviews)
  }
})

export const NoReviewMatches = meta.story({
  tags: ['picture'],
  args: {
    reviewList: reviewList({ reviews: [], total: 0, filter: { ...newestReviews, fit: 'large' }, nextHref: undefined })
  },
  play: async ({ canvas, args }) => {
    const section = reviewsIn(canvas)
    await expect(section.getByText(m.product_reviews_no_match())).toBeVisible()
    await userEvent.click(section.getByRole('link', { name: m.product_reviews_show_all() }))
    await expect(args.reviewList?.onChoose).toHaveBeenLastCalledWith(newestReviews)
    await expect(section.getByRole('heading', { name: m.product_reviews() })).toHaveFocus()
  }
})

export const ReviewsFromAnotherOn = meta.story({
  tags: ['picture'],
  args: {
    reviewList: reviewList({
      filter: { ...newestReviews, sort: 'lowest' },
      firstHref: '/product/everyday-tee?reviewSort=lowest#reviews'
    })
  },
  play: async ({ canvas }) => {
    const section = reviewsIn(canvas)
    await expect(section.getByRole('link', { name: m.product_reviews_first() })).toBeVisible()
    await expect(section.getByRole('status')).toHaveTextContent(m.common_sorted({ order: m.product_reviews_lowest() }))
  }
})

export const BoughtTogether = meta.story({
  tags: ['picture'],
  args: { product: { ...everydayTee, boughtTogether: products.slice(3, 6) } },
  play: async ({ canvas }) => {
    const together = within(canvas.getByRole('region', { name: m.product_bought_together() }))
    await expect(together.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('region', { name: m.product_related() })).toBeVisible()
  }
})

export const DesignOnOtherProducts = meta.story({
  tags: ['picture'],
  args: {
    product: { ...everydayTee, isReadyMade: true, goesOnOthers: true },
    designElsewhere: { isOpening: false, onPrepare: fn(), onOpen: fn() }
  },
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole('region', { name: m.product_design_elsewhere() }))
    await userEvent.click(section.getByRole('button', { name: m.product_design_elsewhere_open() }))
    await expect(args.designElsewhere?.onPrepare).toHaveBeenCalled()
    await expect(args.designElsewhere?.onOpen).toHaveBeenCalledOnce()
  }
})

export const SameDesignReadyMade = meta.story({
  tags: ['picture'],
  args: {
    product: { ...everydayTee, isReadyMade: true, goesOnOthers: true, sameDesign: products.slice(3, 5) },
    designElsewhere: { isOpening: false, onPrepare: fn(), onOpen: fn() }
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: m.product_design_elsewhere() }))
    for (const { name, slug } of products.slice(3, 5))
      await expect(section.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringContaining(`/product/${slug}`)
      )
    await expect(section.getByRole('button', { name: m.product_design_elsewhere_open() })).toBeVisible()
  }
})

export const SameDesignReadyMadeOnly = meta.story({
  tags: ['deed'],
  args: {
    product: { ...everydayTee, isReadyMade: true, goesOnOthers: false, sameDesign: products.slice(3, 4) },
    designElsewhere: { isOpening: false, onPrepare: fn(), onOpen: fn() }
  },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: m.product_design_elsewhere() }))
    await expect(section.getAllByRole('article')).toHaveLength(1)
    await expect(section.queryByRole('button', { name: m.product_design_elsewhere_open() })).toBeNull()
  }
})

export const DesignOnNoOtherProducts = meta.story({
  tags: ['deed'],
  args: {
    product: { ...everydayTee, isReadyMade: true, goesOnOthers: false },
    designElsewhere: { isOpening: false, onPrepare: fn(), onOpen: fn() }
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: m.product_related() })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: m.product_design_elsewhere() })).toBeNull()
  }
})

export const DesignOnOtherProductsOpening = meta.story({
  tags: ['deed'],
  args: {
    product: { ...everydayTee, isReadyMade: true, goesOnOthers: true },
    designElsewhere: { isOpening: true, onPrepare: fn(), onOpen: fn() }
  },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: m.product_design_elsewhere_open() })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.designElsewhere?.onOpen).not.toHaveBeenCalled()
  }
})

const helpfulButton = (canvas: ReturnType<typeof within>, at: number) =>
  reviewsIn(canvas).queryByRole('button', {
    name: m.product_review_helpful_this({ title: everydayTee.reviews[at]?.title ?? '' })
  })

export const HelpfulReviews = meta.story({
  tags: ['picture'],
  args: {
    reviewList: reviewList({ filter: { ...newestReviews, sort: 'helpful' } }),
    helpfulVotes: helpfulVotes({ votes: new Map([['r1', { isHelpful: true, helpful: 13 }]]), own: new Set(['r2']) })
  },
  play: async ({ canvas, args }) => {
    await expect(helpfulButton(canvas, 0)).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText(m.product_review_helpful_count({ count: 13 }))).toHaveAttribute('aria-live', 'polite')
    // The customer cannot vote for their own review. Votes of others are shown.
    await expect(helpfulButton(canvas, 1)).toBeNull()
    await expect(canvas.getByText(m.product_review_helpful_count({ count: 1 }))).toBeVisible()
    await expect(helpfulButton(canvas, 2)).toHaveAttribute('aria-pressed', 'false')
    helpfulButton(canvas, 2)?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.helpfulVotes?.onVote).toHaveBeenLastCalledWith({ id: 'r3', isHelpful: true, helpful: 0 })
    helpfulButton(canvas, 0)?.focus()
    await userEvent.keyboard(' ')
    await expect(args.helpfulVotes?.onVote).toHaveBeenLastCalledWith({ id: 'r1', isHelpful: false, helpful: 13 })
  }
})

/** The first review has two photos of different aspect ratios. */
const withPhotos: Product = {
  ...everydayTee,
  reviews: everydayTee.reviews.map((review, index) => ({
    ...review,
    photos:
      index === 0
        ? everydayTee.gallery.slice(0, 2).map(({ url, widths, width, height, placeholder }, at) => ({
            url,
            widths,
            width,
            height: at === 0 ? height : Math.round(width * 0.75),
            placeholder
          }))
        : []
  }))
}
const photoName = (index: number) =>
  m.product_gallery_enlarge({
    picture: m.product_review_photo({ product: everydayTee.name, author: 'Imogen', index, total: 2 })
  })

export const ReviewWithPhotographs = meta.story({
  tags: ['picture'],
  args: { product: withPhotos, reviewList: undefined },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole('group', { name: m.product_review_photos({ author: 'Imogen' }) }))
    for (const image of group.getAllByRole('presentation')) {
      await expect(image).toHaveAttribute('loading', 'lazy')
      await expect(image).toHaveAttribute('width')
      await expect(image).toHaveAttribute('height')
    }
    await expect(group.getByRole('button', { name: photoName(1) })).toBeVisible()
  }
})

export const ReviewPhotographLarge = meta.story({
  tags: ['deed'],
  args: { product: withPhotos, reviewList: undefined },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: photoName(2) }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await canvas.findByRole('dialog', { name: m.product_review_photos({ author: 'Imogen' }) }))
    await expect(dialog.getByText(m.product_gallery_place({ index: 2, total: 2 }))).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByText(m.product_gallery_place({ index: 1, total: 2 }))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: photoName(2) })).toHaveFocus()
  }
})

export const NoMoreReviews = meta.story({
  tags: ['picture'],
  args: { reviewList: reviewList({ total: 3, filter: { ...newestReviews, stars: 5 }, nextHref: undefined }) },
  play: ({ canvas }) => expect(reviewsIn(canvas).queryByRole('link', { name: m.product_reviews_more() })).toBeNull()
})

export const ReviewsNotRead = meta.story({
  tags: ['deed'],
  args: {
    reviewList: reviewList({ reviews: [], total: 0, filter: { ...newestReviews, stars: 2 }, failure: failures.network })
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(reviewsIn(canvas).getByRole('link', { name: m.common_try_again() }))
    await expect(args.reviewList?.onMore).toHaveBeenCalledOnce()
  }
})

export const VerifiedAndAnswered = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: m.product_reviews() }))
    await expect(section.getAllByText(m.product_review_verified())).toHaveLength(2)
    await expect(section.getByText(/Washing it inside out/)).toBeVisible()
    await expect(section.getByText(m.product_fits_other({ small: '1', true: '17', large: '4' }))).toBeVisible()
  }
})

export const LongNames = meta.story({
  args: {
    product: {
      ...everydayTee,
      name: 'Heavyweight organic back-print tee for long days, short nights and everything in between'
    }
  }
})

export const Loading = meta.story({ args: { product: undefined, isLoading: true } })

/** Opened from a product list: picture, name and price are visible while the rest loads. */
export const LoadingFromAList = meta.story({
  tags: ['picture'],
  args: {
    product: undefined,
    isLoading: true,
    card: products.find(({ slug }) => slug === 'everyday-tee'),
    initialOptions: { colour: 'harbour-navy' }
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Everyday tee' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: /Everyday tee, harbour navy/i })).toBeVisible()
    await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
  }
})

export const Unknown = meta.story({
  tags: ['picture'],
  args: { product: undefined, failure: { code: 'not-found', message: 'Not found' } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: m.shell_search() }), 'mug{Enter}')
    await expect(args.onSearchSubmit).toHaveBeenCalledWith({ query: 'mug' })
  }
})

export const Offline = meta.story({ args: { product: undefined, failure: failures.network } })

export const Failed = meta.story({
  tags: ['picture'],
  args: { product: undefined, failure: { code: 'internal', message: '' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  }
})

export const RecentlyViewed = meta.story({
  tags: ['picture'],
  args: { recentlyViewed: products.slice(1, 7) },
  play: async ({ canvas, args }) => {
    const section = within(await canvas.findByRole('region', { name: m.catalogue_recent() }))
    await expect(section.getAllByRole('article')).toHaveLength(6)
    await userEvent.click(section.getByRole('button', { name: m.catalogue_recent_clear_all() }))
    await expect(args.onClearViewed).toHaveBeenCalledOnce()
  }
})

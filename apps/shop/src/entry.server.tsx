import type { CallName, PageSettings } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import type { PageDocument, PageRequest, RenderContext, RenderedPage } from '@motif/contract/page-render'
import { m } from '@motif/messages'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { documentOf, embedData, type Manifest } from './document.ts'
import { type MatchedScreen, matchScreen } from './loading/match-screen.ts'
import { type CriticalData, readCritical } from './loading/read-critical.ts'
import { isForBrowserOnly, routesFor } from './routes.ts'
import { settingsKey } from './services/settings.ts'
import { shop, shopKey, type ShownShop, withShop } from './services/shop.ts'
import { pageAddressOf } from './page-address.ts'
import { type PageDescription, describePage } from './search-engines/index.ts'
import { cachedPage, wasRequested } from './page-cache.ts'
import { categoriesOfShop } from './shell/categories.tsx'
import type { PageHead } from './shell/page-head.tsx'
import { Shop } from './shell/shop.tsx'

const routes = routesFor({ isAdmin: true })

const chosenTheme = (cookies: string) => /(?:^|; )theme=(light|dark)/.exec(cookies)?.[1]

/** Data of the page header and critical data of the screen. */
async function answersFor(screen: MatchedScreen | undefined, url: URL, call: Call): Promise<CriticalData> {
  const readScreen = async (): Promise<CriticalData> => {
    if (screen === undefined) return { answers: {}, status: 404 }
    const { route } = await screen.route.code.load()
    return readCritical(route, { params: screen.params, search: url.searchParams }, call)
  }
  const [categories, { answers, ...read }] = await Promise.all([categoriesOfShop.read(call), readScreen()])
  return { answers: { ...answers, [categoriesOfShop.key]: categories }, ...read }
}

async function renderShop(
  location: string,
  answers: Record<string, unknown>
): Promise<{ html: string; head: PageHead }> {
  let head: PageHead = { title: shop.name }
  const stream = await renderToReadableStream(
    <StrictMode>
      <App
        answers={answers}
        onHead={(said) => {
          head = said
        }}
      >
        <StaticRouter location={location}>
          <Shop isAdmin />
        </StaticRouter>
      </App>
    </StrictMode>,
    // Otherwise React would stream large boundaries after the page with inline scripts, which the content security
    // policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER }
  )
  // Emotion's style elements are incompatible with out-of-order streaming, so the page is sent as a whole.
  await stream.allReady
  return { html: await new Response(stream).text(), head }
}

/** The parts of a page besides its content. */
interface Frame {
  address: URL
  screen: MatchedScreen | undefined
  theme: string | undefined
  assets: unknown
  settings: PageSettings
  shop: ShownShop
}

const frameOf = ({ address, screen, theme, assets }: Frame) => ({
  address,
  manifest: assets as Manifest,
  chunks: screen?.route.code.chunks ?? [],
  theme,
  locale: 'en'
})

/** Metadata for search engines; `path` is the canonical path of the page's subject. */
const described = (
  { address, screen, settings }: Frame,
  search: URLSearchParams,
  { answers, status }: CriticalData
): PageDescription =>
  describePage({
    path: status === 404 ? undefined : screen?.route.path,
    params: screen?.params ?? {},
    search,
    answers,
    shop,
    origin: address.origin,
    hasOwnTerms: settings.texts?.includes('terms') ?? false
  })

/** A page for client-side rendering, without data. */
const unrendered = (frame: Frame, search: URLSearchParams): PageDocument =>
  withShop(frame.shop, () =>
    documentOf({
      ...frameOf(frame),
      head: { title: shop.name },
      description: described(frame, search, { answers: {}, status: frame.screen ? 200 : 404 }),
      html: `<p role="status">${m.shell_loading()}</p>`,
      answers: embedData(withSettings({}, frame)).json(),
      isHydrated: false
    })
  )

const withSettings = (answers: Record<string, unknown>, { settings, shop }: Pick<Frame, 'settings' | 'shop'>) => ({
  ...answers,
  ...(Object.keys(settings).length > 0 && { [settingsKey]: settings }),
  ...(shop !== undefined && { [shopKey]: shop })
})

type Page = Pick<RenderedPage, 'status' | 'document'> | { movedTo: string }

/** The page of a location, from the cache or rendered; `document` is undefined under overload. */
async function renderedPage(
  location: string,
  frame: Frame,
  { call, mayRenderNew, movedTo, gate, origin }: RenderContext
): Promise<Page> {
  const { screen, theme } = frame
  const place = [origin, location, theme ?? '']
  const render = async (inTurn: RenderContext['gate']): Promise<Page> => {
    const url = new URL(origin + location)
    const { answers: asked, status, path } = await answersFor(screen, url, call)
    const elsewhere = status === 404 && screen ? await movedTo(url.pathname) : path
    if (elsewhere !== undefined && elsewhere !== url.pathname) return { movedTo: elsewhere }
    const answers = withSettings(asked, frame)
    const embedded = embedData(answers)
    // The gate renders one page at a time, since the shop settings are global.
    const make = () =>
      withShop(frame.shop, async () =>
        documentOf({
          ...frameOf(frame),
          ...(await renderShop(location, answers)),
          description: described(frame, url.searchParams, { answers, status }),
          answers: embedded.json(),
          isHydrated: screen === undefined || !isForBrowserOnly(screen.route)
        })
      )
    return { status, document: await cachedPage(place, embedded.hashes, () => inTurn(make)) }
  }
  if (wasRequested(place)) return render(gate)
  // For uncached pages the data costs as much as the rendering, so both wait for the gate.
  const nobodyWaits = { status: 200, document: undefined }
  return (await mayRenderNew()) ? ((await gate(() => render((work) => work()))) ?? nobodyWaits) : nobodyWaits
}

/** Deduplicates calls: URL resolution and page data are often the same request. */
function askingOnce(call: Call): Call {
  const asked = new Map<string, ReturnType<Call>>()
  return ((name: CallName, request: object) => {
    const key = JSON.stringify([name, request])
    const known = asked.get(key) ?? (call as (name: CallName, request: object) => ReturnType<Call>)(name, request)
    asked.set(key, known)
    return known
  }) as Call
}

/** Redirects, keeping the query. Not cached permanently: a product may be created at the old URL. */
function moved(to: string, { search }: URL): RenderedPage {
  const more = search === '' ? '' : `${to.includes('?') ? '&' : '?'}${search.slice(1)}`
  return { status: 301, headers: { location: to + more, 'cache-control': 'no-cache' }, document: undefined }
}

/** Renders one page of the shop. */
export async function render({ url: asked, cookies }: PageRequest, given: RenderContext): Promise<RenderedPage> {
  const context = { ...given, call: askingOnce(given.call) }
  const { call, assets, settings, origin } = context
  // Appended to the origin instead of resolved: `//elsewhere` must stay a path.
  const url = new URL(origin + (asked.startsWith('/') ? asked : `/${asked}`))
  const screen = matchScreen(routes, url.pathname)
  const address = await pageAddressOf(url, screen, call)
  if (address.kind === 'elsewhere')
    return { status: 302, headers: { location: address.location, 'cache-control': 'no-store' }, document: undefined }
  const elsewhere = screen === undefined ? await context.movedTo(url.pathname) : undefined
  if (elsewhere !== undefined) return moved(elsewhere, url)
  // The not-found page is cached for all URLs and must not contain the requested one.
  const frame = {
    address: new URL(origin + (screen === undefined ? '/' : url.pathname)),
    screen,
    theme: chosenTheme(cookies),
    assets,
    settings,
    shop: context.shop
  }
  const page =
    address.kind === 'browser'
      ? { status: 200, document: undefined }
      : await renderedPage(address.location, frame, context)
  if ('movedTo' in page) return moved(page.movedTo, url)
  const { status, document } = page
  return {
    status,
    headers: { 'cache-control': document === undefined ? 'no-store' : 'no-cache', vary: 'cookie' },
    document: document ?? unrendered(frame, url.searchParams)
  }
}

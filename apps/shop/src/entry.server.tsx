import type { CallName, PageSettings } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import type { PageDocument, PageRequest, RenderContext, RenderedPage } from '@motif/contract/page-render'
import { m } from '@motif/messages'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { documentOf, embedAnswers, type Manifest } from './document.ts'
import { type MatchedScreen, matchScreen } from './loading/match-screen.ts'
import { type CriticalAnswers, readCritical } from './loading/read-critical.ts'
import { isForBrowserOnly, routesFor } from './routes.ts'
import { settingsKey } from './services/settings.ts'
import { shop, shopKey, type ShownShop, withShop } from './services/shop.ts'
import { pageAddressOf } from './page-address.ts'
import { type PageDescription, describePage } from './search-engines/index.ts'
import { cachedPage, wasAsked } from './page-cache.ts'
import { categoriesOfShop } from './shell/categories.tsx'
import type { PageHead } from './shell/page-head.tsx'
import { Shop } from './shell/shop.tsx'

const routes = routesFor({ isAdmin: true })

const chosenTheme = (cookies: string) => /(?:^|; )theme=(light|dark)/.exec(cookies)?.[1]

/** What the header of every page needs, and what the screen needs first. */
async function answersFor(screen: MatchedScreen | undefined, url: URL, call: Call): Promise<CriticalAnswers> {
  const readScreen = async (): Promise<CriticalAnswers> => {
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
    // Otherwise React puts large boundaries after the page, and inline scripts to move them, which the content policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER }
  )
  // Emotion's style elements and React's out-of-order streaming don't go together: the page is sent whole.
  await stream.allReady
  return { html: await new Response(stream).text(), head }
}

/** What a page is made of beside what it shows. */
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

/** What search engines are told of it: `path` is the route's where the shop has what the page is about. */
const described = (
  { address, screen }: Frame,
  search: URLSearchParams,
  { answers, status }: CriticalAnswers
): PageDescription =>
  describePage({
    path: status === 404 ? undefined : screen?.route.path,
    params: screen?.params ?? {},
    search,
    answers,
    shop,
    origin: address.origin
  })

/** The page as the browser fills it: without a render, and without having asked for anything. */
const unrendered = (frame: Frame, search: URLSearchParams): PageDocument =>
  withShop(frame.shop, () =>
    documentOf({
      ...frameOf(frame),
      head: { title: shop.name },
      description: described(frame, search, { answers: {}, status: frame.screen ? 200 : 404 }),
      html: `<p role="status">${m.shell_loading()}</p>`,
      answers: embedAnswers(withSettings({}, frame)).json(),
      isHydrated: false
    })
  )

const withSettings = (answers: Record<string, unknown>, { settings, shop }: Pick<Frame, 'settings' | 'shop'>) => ({
  ...answers,
  ...(Object.keys(settings).length > 0 && { [settingsKey]: settings }),
  ...(shop !== undefined && { [shopKey]: shop })
})

type Page = Pick<RenderedPage, 'status' | 'document'> | { movedTo: string }

/** The page at a location, from the cache or made in its turn; `document` is undefined where it cannot be made now. */
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
    const embedded = embedAnswers(answers)
    // The gate lets one page be made at a time, so that none sees the shop of another.
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
  if (wasAsked(place)) return render(gate)
  // Of a page nobody asked for lately the answers cost as much as the render: both wait for one turn.
  const nobodyWaits = { status: 200, document: undefined }
  return (await mayRenderNew()) ? ((await gate(() => render((work) => work()))) ?? nobodyWaits) : nobodyWaits
}

/** Asks for the same only once: what an address means and what its page shows are often one answer. */
function askingOnce(call: Call): Call {
  const asked = new Map<string, ReturnType<Call>>()
  return ((name: CallName, request: object) => {
    const key = JSON.stringify([name, request])
    const known = asked.get(key) ?? (call as (name: CallName, request: object) => ReturnType<Call>)(name, request)
    asked.set(key, known)
    return known
  }) as Call
}

/** Sends on, with the query there was. Asked anew each time: another product may come to be at the address. */
function moved(to: string, { search }: URL): RenderedPage {
  const more = search === '' ? '' : `${to.includes('?') ? '&' : '?'}${search.slice(1)}`
  return { status: 301, headers: { location: to + more, 'cache-control': 'no-cache' }, document: undefined }
}

/** Renders one page of the shop. */
export async function render({ url: asked, cookies }: PageRequest, given: RenderContext): Promise<RenderedPage> {
  const context = { ...given, call: askingOnce(given.call) }
  const { call, assets, settings, origin } = context
  // Put behind the origin, and not resolved against it: `//elsewhere` is a path here.
  const url = new URL(origin + (asked.startsWith('/') ? asked : `/${asked}`))
  const screen = matchScreen(routes, url.pathname)
  const address = await pageAddressOf(url, screen, call)
  if (address.kind === 'elsewhere')
    return { status: 302, headers: { location: address.location, 'cache-control': 'no-store' }, document: undefined }
  const elsewhere = screen === undefined ? await context.movedTo(url.pathname) : undefined
  if (elsewhere !== undefined) return moved(elsewhere, url)
  // The page of addresses where nothing is must not tell the first one somebody came from.
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

import type { PageSettings } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import { StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import shop from '../../../shop.config.ts'
import { App } from './app.tsx'
import { documentOf, embedJson, type Manifest } from './document.ts'
import { type MatchedScreen, matchScreen } from './loading/match-screen.ts'
import type { ServerData } from './loading/screen-module.ts'
import { isForBrowserOnly, routesFor } from './routes.ts'
import { keyOf } from './services/api.ts'
import { settingsKey } from './services/settings.ts'
import { cachedPage } from './page-cache.ts'
import type { PageHead } from './shell/page-head.tsx'
import { Shop } from './shell/shop.tsx'

interface PageRequest {
  /** Path and query. */
  url: string
  cookies: string
  acceptLanguage: string
}

interface Page {
  status: number
  headers: Record<string, string>
  html: string
}

const routes = routesFor({ isAdmin: true })

const chosenTheme = (cookies: string) => /(?:^|; )theme=(light|dark)/.exec(cookies)?.[1]

/** Every page's header names them. */
const categoriesCall = 'GET /api/v1/categories'

async function answersFor(screen: MatchedScreen | undefined, url: URL, call: Call): Promise<ServerData> {
  const askScreen = async () => (await screen?.route.code.load())?.serverData?.({ call, params: screen?.params ?? {}, url })
  const [categories, asked] = await Promise.all([call(categoriesCall, {}), askScreen()])
  return { ...asked, answers: { ...asked?.answers, [keyOf(categoriesCall, {})]: categories.data } }
}

async function renderShop(location: string, answers: Record<string, unknown>): Promise<{ html: string; head: PageHead }> {
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

/** Renders one page of the shop. */
export async function render({ url: address, cookies }: PageRequest, { call, assets, settings, origin }: { call: Call; assets: unknown; settings: PageSettings; origin: string }): Promise<Page> {
  // Put behind the origin, and not resolved against it: `//elsewhere` is a path here.
  const url = new URL(origin + (address.startsWith('/') ? address : `/${address}`))
  const location = url.pathname + url.search
  const screen = matchScreen(routes, url.pathname)
  const { answers: asked, status = screen === undefined ? 404 : 200 } = await answersFor(screen, url, call)
  const answers = Object.keys(settings).length === 0 ? asked : { ...asked, [settingsKey]: settings }
  const theme = chosenTheme(cookies)
  const embedded = embedJson(answers)
  const html = await cachedPage([url.origin, location, theme ?? '', embedded], async () =>
    documentOf({
      ...(await renderShop(location, answers)),
      address: url,
      answers: embedded,
      manifest: assets as Manifest,
      chunks: screen === undefined ? [] : [screen.route.code.chunk],
      theme,
      locale: 'en',
      isHydrated: screen === undefined || !isForBrowserOnly(screen.route)
    })
  )
  return { status, headers: { 'cache-control': 'no-cache', vary: 'cookie' }, html }
}

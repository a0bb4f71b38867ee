import type { Call } from '@motif/contract/client'
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { StrictMode } from 'react'
import shop from '../../../shop.config.ts'
import { App } from './app.tsx'
import { documentOf, type Manifest } from './document.ts'
import type { ScreenModule, ServerData } from './loading/screen-module.ts'
import { adminScreen, routesFor } from './routes.ts'
import type { PageHead } from './shell/page-head.tsx'

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

/** The server can't know who asks: the browser decides whether `/admin` is there. */
const routes = routesFor({ isAdmin: true })
const handler = createStaticHandler(routes)

const chosenTheme = (cookies: string) => /(?:^|; )theme=(light|dark)/.exec(cookies)?.[1]

async function serverDataFor(url: URL, call: Call): Promise<ServerData> {
  const match = matchRoutes(routes, url.pathname)?.at(-1)
  const lazy = match?.route.lazy as (() => Promise<ScreenModule>) | undefined
  const { serverData } = (await lazy?.()) ?? {}
  return (await serverData?.({ call, params: match?.params ?? {}, url })) ?? { answers: {} }
}

const chunkOf = ({ handle }: { handle?: unknown }): string[] => {
  const { chunk } = (handle ?? {}) as { chunk?: string }
  return chunk === undefined ? [] : [chunk]
}

/** Renders one page of the shop. */
export async function render({ url: address, cookies }: PageRequest, { call, assets }: { call: Call; assets: unknown }): Promise<Page> {
  const url = new URL(address, 'http://shop')
  const [context, { answers, status }] = await Promise.all([handler.query(new Request(url)), serverDataFor(url, call)])
  if (context instanceof Response) return { status: context.status, headers: Object.fromEntries(context.headers), html: '' }
  let head: PageHead = { title: shop.name }
  const stream = await renderToReadableStream(
    <StrictMode>
      <App
        answers={answers}
        onHead={(said) => {
          head = said
        }}
      >
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </App>
    </StrictMode>
  )
  // Emotion's style elements and React's out-of-order streaming don't go together: the page is sent whole.
  await stream.allReady
  const html = await new Response(stream).text()
  return {
    status: status ?? context.statusCode,
    headers: { 'cache-control': 'no-cache', vary: 'cookie' },
    html: documentOf({
      head,
      html,
      answers,
      manifest: assets as Manifest,
      chunks: context.matches.flatMap(({ route }) => chunkOf(route)),
      theme: chosenTheme(cookies),
      locale: 'en',
      isHydrated: !context.matches.some(({ route }) => chunkOf(route).some((chunk) => chunkOf(adminScreen).includes(chunk)))
    })
  }
}

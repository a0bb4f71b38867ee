import '@motif/ui/system/base.css'
import { prepareFormats } from '@motif/ui/format'
import { prepareSystem } from '@motif/ui/provider'
import { compileSystem } from '@motif/ui/system'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { seedCache } from './loading/resource-cache.ts'
import { matchScreen } from './loading/match-screen.ts'
import { routesFor } from './routes.ts'
import { checkWithoutEval } from './services/schemas.ts'
import { shop, shopKey, showShop, type ShownShop } from './services/shop.ts'
import { hasSignedInHere, rememberSignIn } from './shell/session.ts'
import { unregisterServiceWorkers } from './shell/service-workers.ts'
import { Shop } from './shell/shop.tsx'

/** Yields to the browser between two tasks. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Reports hydration mismatches, except after the user navigated back, when they are expected. */
function unlessLeft(): (error: unknown) => void {
  let hasLeft = false
  addEventListener('popstate', () => (hasLeft = true), { once: true })
  return (error) => {
    if (!hasLeft) reportError(error)
  }
}

async function start(root: HTMLElement): Promise<void> {
  // This code already runs in its own task; each of these gets one as well.
  await nextTask()
  rememberSignIn()
  checkWithoutEval()
  await nextTask()
  prepareFormats()
  await nextTask()
  compileSystem()
  await nextTask()
  const answers = JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Record<string, unknown>
  showShop(answers[shopKey] as ShownShop)
  prepareSystem(shop.accent)
  await nextTask()
  const isAdmin = hasSignedInHere() && (await import('./services/identity/stored-role.ts')).roleInStorage() === 'admin'
  // The current screen is loaded before hydration, so that React finds the server's markup. The screen reports
  // failures.
  await matchScreen(routesFor({ isAdmin }), location.pathname)
    ?.route.code.load()
    .catch(() => undefined)
  seedCache(answers)
  const page = (
    <StrictMode>
      <App answers={answers}>
        <BrowserRouter>
          <Shop isAdmin={isAdmin} />
        </BrowserRouter>
      </App>
    </StrictMode>
  )
  const isMadeForHere = document.documentElement.dataset['madeFor'] === location.pathname + location.search
  if (root.dataset['render'] === 'browser' || !isMadeForHere) createRoot(root).render(page)
  // In a transition, React yields every few milliseconds.
  else startTransition(() => void hydrateRoot(root, page, { onRecoverableError: unlessLeft() }))
}

history.scrollRestoration = 'manual'
void unregisterServiceWorkers()
const root = document.getElementById('root')
if (root) void start(root)

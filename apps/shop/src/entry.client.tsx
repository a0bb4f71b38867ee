import '@motif/ui/system/base.css'
import { prepareFormats } from '@motif/ui/format'
import { prepareSystem } from '@motif/ui/provider'
import { compileSystem } from '@motif/ui/system'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app.tsx'
import { noteAnswersOfPage } from './loading/answer-cache.ts'
import { matchScreen } from './loading/match-screen.ts'
import { routesFor } from './routes.ts'
import { checkWithoutEval } from './services/schemas.ts'
import { shop, shopKey, showShop, type ShownShop } from './services/shop.ts'
import { hasSignedInHere, rememberSignIn } from './shell/session.ts'
import { unregisterServiceWorkers } from './shell/service-workers.ts'
import { Shop } from './shell/shop.tsx'

/** Lets the browser answer between two pieces of work. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/** Tells of what React found otherwise than the server made it; who goes back meanwhile has another page before them, rightly. */
function unlessLeft(): (error: unknown) => void {
  let hasLeft = false
  addEventListener('popstate', () => (hasLeft = true), { once: true })
  return (error) => {
    if (!hasLeft) reportError(error)
  }
}

async function start(root: HTMLElement): Promise<void> {
  // What has just come is run in a task already: each of these has one of its own.
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
  // The screen on show is loaded before hydration: React then finds what the server rendered. A failure is the screen's to tell.
  await matchScreen(routesFor({ isAdmin }), location.pathname)
    ?.route.code.load()
    .catch(() => undefined)
  noteAnswersOfPage(answers)
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
  // As a transition, React lets the browser have the thread every few milliseconds.
  else startTransition(() => void hydrateRoot(root, page, { onRecoverableError: unlessLeft() }))
}

history.scrollRestoration = 'manual'
void unregisterServiceWorkers()
const root = document.getElementById('root')
if (root) void start(root)

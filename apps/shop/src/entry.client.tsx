import '@motif/ui/system/base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { roleInStorage } from './services/identity/stored-role.ts'
import { App } from './app.tsx'
import { adminScreen, routesFor, shellId } from './routes.ts'
import { unregisterServiceWorkers } from './shell/service-workers.ts'
import { setPrefetchRoutes } from './shell/prefetch-screen.ts'

/** The screen on show is loaded before hydration: React then finds what the server rendered. */
async function loadMatched(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    try {
      const { lazy, ...rest } = route
      Object.assign(route, await lazy(), rest)
      delete route.lazy
    } catch {
      // The router tries again and shows the failure with a way to retry.
    }
  }
}

async function start(root: HTMLElement): Promise<void> {
  const routes = routesFor({ isAdmin: roleInStorage() === 'admin' })
  await loadMatched(routes)
  setPrefetchRoutes(routes)
  const router = createBrowserRouter(routes, {
    // Somebody may sign in as an administrator after this page was opened.
    patchRoutesOnNavigation: ({ path, patch }) => {
      if (path === '/admin' && roleInStorage() === 'admin') patch(shellId, [adminScreen])
    }
  })
  const answers = JSON.parse(document.getElementById('answers')?.textContent ?? '{}') as Record<string, unknown>
  const page = (
    <StrictMode>
      <App answers={answers}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  const isServerRendered = root.dataset['render'] !== 'browser' && router.state.initialized
  if (isServerRendered) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

history.scrollRestoration = 'manual'
void unregisterServiceWorkers()
const root = document.getElementById('root')
if (root) void start(root)

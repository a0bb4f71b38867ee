import { routesFor } from '../routes.ts'
import { resourceKeyNow } from '../shell/resource-key.ts'
import { prefetch } from './resource-cache.ts'
import { matchScreen } from './match-screen.ts'

/** Prefetches code and data of the screen at a URL. Errors surface on navigation. */
export async function prefetchScreen(address: URL): Promise<void> {
  const found = matchScreen(routesFor({ isAdmin: true }), address.pathname)
  const module = await found?.route.code.load().catch(() => undefined)
  if (found === undefined || module === undefined) return
  const at = { params: found.params, search: address.searchParams }
  for (const asked of Object.values({ ...module.route.critical(at), ...module.route.deferred(at) })) {
    const key = resourceKeyNow(asked)
    if (asked !== undefined && key !== null) void prefetch(key, asked)
  }
}

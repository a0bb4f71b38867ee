import { openapi } from '@motif/contract/openapi'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accounts } from './modules/accounts/routes.ts'
import { addresses } from './modules/addresses/routes.ts'
import { admin } from './modules/admin/routes.ts'
import { carts } from './modules/carts/routes.ts'
import { catalogue } from './modules/catalogue/routes.ts'
import { checkout } from './modules/checkout/routes.ts'
import { contact } from './modules/contact/routes.ts'
import { coupons } from './modules/coupons/routes.ts'
import { designs } from './modules/designs/routes.ts'
import { invoices } from './modules/invoices/routes.ts'
import { mailbox } from './modules/mailbox/routes.ts'
import { orders } from './modules/orders/routes.ts'
import { payments } from './modules/payments/routes.ts'
import { pictures } from './modules/pictures/routes.ts'
import { print } from './modules/print/routes.ts'
import { templates } from './modules/templates/routes.ts'
import { uploads } from './modules/uploads/routes.ts'
import { createHttp } from './platform/http.ts'
import type { Module } from './platform/module.ts'
import type { Platform } from './platform/platform.ts'
import { ProblemError } from './platform/problem.ts'
import { rememberRoutes, sendProblem } from './platform/problem-handlers.ts'
import { shopPages } from './platform/shop-page.ts'

/** Every room of the API, a line each. */
const modules: readonly Module[] = [
  accounts,
  catalogue,
  carts,
  coupons,
  checkout,
  payments,
  orders,
  invoices,
  addresses,
  admin,
  contact,
  uploads,
  designs,
  templates,
  pictures,
  print,
  mailbox
]

/** The whole server on a platform, not listening yet. `isReady` is asked by /readyz. */
export async function buildApp(platform: Platform, isReady: () => Promise<boolean>): Promise<FastifyInstance> {
  const app = await createHttp(platform)
  const methodsAt = rememberRoutes(app)
  const quiet = { config: { isQuiet: true } }
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async () => {
    if (await isReady().catch(() => false)) return { status: 'ready' }
    throw new ProblemError('unavailable', { detail: 'The server is not ready yet.', retryAfter: 1 })
  })
  const description = JSON.stringify(openapi({ title: platform.shop.name, version: '1' }))
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(description))
  // Each in a scope of its own, so that a room's parsers and hooks stay inside it.
  for (const module of modules) await app.register(async (scope) => module(scope, platform))
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request.url)
    if (methods.length === 0) throw new ProblemError('not-found', { detail: 'Nothing is at this address.' })
    return sendProblem(request, reply.header('allow', methods.join(', ')), new ProblemError('method-not-allowed', { detail: `Here only ${methods.join(', ')} is offered.` }))
  }
  const sendShopPage = await shopPages(app, platform.config)
  // A route and not the handler for what has none: pages are compressed and counted like everything else.
  app.get('/*', async (request, reply) => (/^\/api(?:[/?]|$)/.test(request.url) ? refuse(request, reply) : sendShopPage(request, reply)))
  app.setNotFoundHandler(async (request, reply) => refuse(request, reply))
  return app
}

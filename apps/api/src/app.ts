import { openapi } from '@motif/contract/openapi'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accountsModule } from './modules/accounts/index.ts'
import { addressesModule } from './modules/addresses/index.ts'
import { adminModule } from './modules/admin/index.ts'
import { brandKitModule } from './modules/brand-kit/index.ts'
import { cartRemindersModule } from './modules/cart-reminders/index.ts'
import { cartsModule } from './modules/carts/index.ts'
import { catalogueModule, movedTo } from './modules/catalogue/index.ts'
import { checkoutModule } from './modules/checkout/index.ts'
import { contactModule } from './modules/contact/index.ts'
import { couponsModule } from './modules/coupons/index.ts'
import { csvModule } from './modules/csv/index.ts'
import { customersModule } from './modules/customers/index.ts'
import { designsModule } from './modules/designs/index.ts'
import { draftOrdersModule } from './modules/draft-orders/index.ts'
import { giftCardsModule } from './modules/gift-cards/index.ts'
import { invoicesModule } from './modules/invoices/index.ts'
import { mailboxModule } from './modules/mailbox/index.ts'
import { moderationModule } from './modules/moderation/index.ts'
import { newsletterModule } from './modules/newsletter/index.ts'
import { orderManagementModule } from './modules/order-management/index.ts'
import { savedViewsModule } from './modules/saved-views/index.ts'
import { staffModule } from './modules/staff/index.ts'
import { staffLogModule } from './modules/staff-log/index.ts'
import { ordersModule } from './modules/orders/index.ts'
import { countVisits, reportsModule, visitCounter } from './modules/reports/index.ts'
import { retentionModule } from './modules/retention/index.ts'
import { paymentsModule } from './modules/payments/index.ts'
import { picturesModule } from './modules/pictures/index.ts'
import { productionModule } from './modules/production/index.ts'
import { printModule } from './modules/print/index.ts'
import { settingsModule } from './modules/settings/index.ts'
import { searchEnginesModule } from './modules/search-engines/index.ts'
import { questionsModule } from './modules/questions/index.ts'
import { searchesModule } from './modules/searches/index.ts'
import { reviewsModule } from './modules/reviews/index.ts'
import { stockAlertsModule } from './modules/stock-alerts/index.ts'
import { templatesModule } from './modules/templates/index.ts'
import { uploadsModule } from './modules/uploads/index.ts'
import { wishlistModule } from './modules/wishlist/index.ts'
import { serveHealth } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import type { Module } from './platform/module.ts'
import type { Platform } from './platform/platform.ts'
import { ProblemError } from './platform/problem.ts'
import { rememberRoutes, sendProblem } from './platform/problem-handlers.ts'
import type { AskReadiness } from './platform/readiness.ts'
import { shopPages } from './platform/shop-page.ts'

/** Every module of the API, a line each, in the order of module-order.ts. */
const modules: readonly Module[] = [
  accountsModule,
  staffModule,
  savedViewsModule,
  addressesModule,
  contactModule,
  newsletterModule,
  mailboxModule,
  uploadsModule,
  catalogueModule,
  csvModule,
  picturesModule,
  searchEnginesModule,
  stockAlertsModule,
  wishlistModule,
  brandKitModule,
  templatesModule,
  designsModule,
  ordersModule,
  moderationModule,
  searchesModule,
  reviewsModule,
  questionsModule,
  couponsModule,
  giftCardsModule,
  cartsModule,
  cartRemindersModule,
  paymentsModule,
  checkoutModule,
  invoicesModule,
  printModule,
  orderManagementModule,
  draftOrdersModule,
  productionModule,
  customersModule,
  staffLogModule,
  settingsModule,
  reportsModule,
  adminModule,
  retentionModule
]

/** The whole server on a platform, not listening yet. `/readyz` asks `ask`. */
export async function buildApp(
  platform: Platform,
  ask: () => ReturnType<AskReadiness> | undefined
): Promise<FastifyInstance> {
  const app = await createHttp(platform)
  const methodsAt = rememberRoutes(app)
  serveHealth(app, ask)
  countVisits(app, platform, visitCounter(platform))
  let described = { title: '', text: '' }
  const description = () => {
    const title = platform.shop.name
    if (described.title !== title) described = { title, text: JSON.stringify(openapi({ title, version: '1' })) }
    return described.text
  }
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(description()))
  // Each in a scope of its own, so that a module's parsers and hooks stay inside it.
  for (const module of modules) await app.register(async (scope) => module(scope, platform))
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const methods = methodsAt(request.url)
    if (methods.length === 0) throw new ProblemError('address-unknown')
    return sendProblem(
      request,
      reply.header('allow', methods.join(', ')),
      new ProblemError('method-not-offered', { params: { methods } })
    )
  }
  const sendShopPage = await shopPages(app, platform, (path) => movedTo(platform, path))
  // A route and not the handler for what has none: pages are compressed and counted like everything else.
  app.get('/*', async (request, reply) =>
    /^\/api(?:[/?]|$)/.test(request.url) ? refuse(request, reply) : sendShopPage(request, reply)
  )
  app.setNotFoundHandler(async (request, reply) => refuse(request, reply))
  return app
}

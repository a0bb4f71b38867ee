import type { RouteObject } from 'react-router'
import { loadChunk } from './loading/load-chunk.ts'
import type { ScreenModule } from './loading/screen-module.ts'
import { ScreenFailure } from './shell/screen-failure.tsx'
import { ShellFailure } from './shell/shell-failure.tsx'
import { ShellRoute } from './shell/shell-route.tsx'

type Load = () => Promise<ScreenModule>

const screen = (path: string, name: string, load: Load): RouteObject => ({
  path,
  caseSensitive: true,
  ErrorBoundary: ScreenFailure,
  handle: { chunk: `src/routes/${name}.tsx` },
  lazy: () => loadChunk(name, load)
})

/** The table of SPEC.md point 2, but for `/admin`. */
const screens = [
  screen('/', 'home', () => import('./routes/home.tsx')),
  screen('/login', 'login', () => import('./routes/login.tsx')),
  screen('/forgotpassword', 'forgotten-password', () => import('./routes/forgotten-password.tsx')),
  screen('/register', 'register', () => import('./routes/register.tsx')),
  screen('/register/complete', 'registration-complete', () => import('./routes/registration-complete.tsx')),
  screen('/verifyotp', 'verify-code', () => import('./routes/verify-code.tsx')),
  screen('/verifyotpforgot', 'verify-reset-code', () => import('./routes/verify-reset-code.tsx')),
  screen('/contactus', 'contact', () => import('./routes/contact.tsx')),
  screen('/cart', 'cart', () => import('./routes/cart.tsx')),
  screen('/orderspage', 'orders', () => import('./routes/orders.tsx')),
  screen('/checkout', 'checkout', () => import('./routes/checkout.tsx')),
  screen('/address', 'addresses', () => import('./routes/addresses.tsx')),
  screen('/faq', 'faq', () => import('./routes/faq.tsx')),
  screen('/tnc', 'terms', () => import('./routes/terms.tsx')),
  screen('/privacy', 'privacy', () => import('./routes/privacy.tsx')),
  screen('/product/:slug', 'product', () => import('./routes/product.tsx')),
  screen('/createdesign', 'create-design', () => import('./routes/create-design.tsx')),
  screen('/mydesigns', 'my-designs', () => import('./routes/my-designs.tsx')),
  screen('/designertool', 'design-tool', () => import('./routes/design-tool.tsx'))
]

export const adminScreen = screen('/admin', 'admin', () => import('./routes/admin.tsx'))

/** Identifier of the route that is the shell; screens are its children. */
export const shellId = 'shell'

/** Every route there is for this person: `/admin` is registered only for the role `admin`. */
export const routesFor = ({ isAdmin }: { isAdmin: boolean }): RouteObject[] => [
  { id: shellId, Component: ShellRoute, ErrorBoundary: ShellFailure, children: isAdmin ? [...screens, adminScreen] : screens }
]

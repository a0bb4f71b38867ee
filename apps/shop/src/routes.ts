import { ScreenCode, type ScreenModule, type ScreenParts } from './loading/screen-code.ts'

/** A path and the code of its screen. */
export interface ScreenRoute {
  path: string
  code: ScreenCode
}

const screen = (path: string, name: string, load: () => Promise<ScreenModule>, parts?: ScreenParts): ScreenRoute => ({
  path,
  code: new ScreenCode(name, load, parts)
})

/** The routes of SPEC.md point 2, except `/admin`. */
const screens: readonly ScreenRoute[] = [
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
  screen('/designertool', 'design-tool', () => import('./routes/design-tool.tsx'), {
    'src/designs/library/readable.ts': () => import('./designs/library/readable.ts'),
    '../../packages/flows/src/design-editor/index.ts': () => import('@motif/flows/design-editor')
  })
]

const adminScreen = screen('/admin', 'admin', () => import('./routes/admin.tsx'))

/** All routes of a user: `/admin` is registered only for the role `admin`. */
export const routesFor = ({ isAdmin }: { isAdmin: boolean }): readonly ScreenRoute[] =>
  isAdmin ? [...screens, adminScreen] : screens

/** Only the browser knows the user: the server sends `/admin` unrendered. */
export const isForBrowserOnly = (route: ScreenRoute): boolean => route === adminScreen

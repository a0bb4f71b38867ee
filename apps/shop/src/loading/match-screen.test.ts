import { describe, expect, it } from 'vitest'
import { routesFor } from '../routes.ts'
import { matchScreen } from './match-screen.ts'

const nameAt = (path: string, isAdmin = false) => matchScreen(routesFor({ isAdmin }), path)?.route.code.name

describe('the table of routes', () => {
  it.each([
    ['/', 'home'],
    ['/login', 'login'],
    ['/forgotpassword', 'forgotten-password'],
    ['/register', 'register'],
    ['/register/complete', 'registration-complete'],
    ['/verifyotp', 'verify-code'],
    ['/verifyotpforgot', 'verify-reset-code'],
    ['/contactus', 'contact'],
    ['/cart', 'cart'],
    ['/orderspage', 'orders'],
    ['/checkout', 'checkout'],
    ['/address', 'addresses'],
    ['/faq', 'faq'],
    ['/tnc', 'terms'],
    ['/privacy', 'privacy'],
    ['/product/classic-tee', 'product'],
    ['/createdesign', 'create-design'],
    ['/mydesigns', 'my-designs'],
    ['/designertool', 'design-tool']
  ])('%s is the screen %s', (path, name) => {
    expect(nameAt(path)).toBe(name)
  })

  it('has /admin for administrators alone', () => {
    expect(nameAt('/admin')).toBeUndefined()
    expect(nameAt('/admin', true)).toBe('admin')
  })

  it.each(['/Cart', '/cart/extra', '/product', '/product/a/b', '/nothing', '/register/completed', '/%E0%A4%A'])(
    'has nothing at %s',
    (path) => {
      expect(nameAt(path, true)).toBeUndefined()
    }
  )

  it('tells the slug of a product', () => {
    expect(matchScreen(routesFor({ isAdmin: false }), '/product/three%20words')?.params).toEqual({
      slug: 'three words'
    })
  })
})

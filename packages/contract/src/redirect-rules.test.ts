import { assert, constantFrom, property, string, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOwnPath, oldPathIn, pathOfTarget, plainPath, redirectPathMax, redirectTargetIn } from './redirect-rules.ts'

describe('an old address', () => {
  it('is the same however it is written', () => {
    for (const path of ['/products/Olé', '/products/ol%C3%A9', '/products/ole%CC%81/', '/PRODUCTS/OL%c3%89//'])
      expect(plainPath(path)).toBe('/products/olé')
    expect(plainPath('/products/%E9%9E%84')).toBe('/products/鞄')
  })

  it('is none where it is no path, broken, too long or holds what no address does', () => {
    const long = `/${'é'.repeat(redirectPathMax)}`
    for (const path of [
      '',
      '/',
      '//',
      'products',
      '//elsewhere.example/a',
      '/a%0d%0ab',
      '/a%5Cb',
      '/a%3Fb',
      '/%E9',
      long
    ])
      expect(plainPath(path), path).toBeUndefined()
    expect(plainPath(`/${'é'.repeat(redirectPathMax - 1)}`)).toHaveLength(redirectPathMax)
  })

  it('stays the same when it is read again', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const path = plainPath(`/products/${encodeURIComponent(name)}`)
        if (path !== undefined) expect(plainPath(encodeURI(path))).toBe(path)
      })
    )
  })

  it('is found in what people paste, but for one that its query tells apart', () => {
    expect(oldPathIn(' https://old.example/collections/all/products/Kite/ ')).toBe('/collections/all/products/kite')
    expect(oldPathIn('/shop/Über uns')).toBe('/shop/über uns')
    for (const typed of ['kite', '//old.example/a', '/index.php?product=3', '/a#b', 'javascript:alert(1)', 'ftp://a/b'])
      expect(oldPathIn(typed), typed).toBeUndefined()
  })

  it('is no page of the shop’s own', () => {
    for (const path of ['/', '/cart', '/api', '/api/v1/products']) expect(isOwnPath(path)).toBe(true)
    for (const path of ['/products/kite', '/carts', '/apis']) expect(isOwnPath(path)).toBe(false)
  })
})

describe('where it leads', () => {
  it('is a product or a category of this shop', () => {
    expect(redirectTargetIn('/product/kite')).toEqual({ product: 'kite' })
    expect(redirectTargetIn('https://shop.example/product/kite?colour=red')).toEqual({ product: 'kite' })
    expect(redirectTargetIn('/?category=kites&page=2')).toEqual({ category: 'kites' })
    for (const typed of ['kite', '/', '/cart', '/?category=', '/product/', '/product/a/b', '/?category=a%2Fb'])
      expect(redirectTargetIn(typed), typed).toBeUndefined()
  })

  it('is never another site', () => {
    assert(
      property(webUrl({ withQueryParameters: true }), constantFrom('product', 'category'), (url, kind) => {
        const target = redirectTargetIn(kind === 'product' ? url : `/?category=${url}`)
        if (target) expect(new URL(pathOfTarget(target), 'https://shop.example').origin).toBe('https://shop.example')
      })
    )
  })
})

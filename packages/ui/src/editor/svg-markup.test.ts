import { describe, expect, it } from 'vitest'
import { readSvg } from './svg-markup.tsx'

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">${inside}</svg>`

describe('reading a drawn design', () => {
  it('keeps groups, paths and images in their order', () => {
    const drawing = readSvg(
      svg(
        '<g transform="translate(1 2)"><path d="M0 0h1" fill="#1c1b18"/></g><image href="/api/v1/uploads/u1" width="10" height="5"/>'
      )
    )
    expect(drawing?.attributes['viewBox']).toBe('0 0 300 400')
    expect(drawing?.children).toEqual([
      {
        name: 'g',
        attributes: { transform: 'translate(1 2)' },
        children: [{ name: 'path', attributes: { d: 'M0 0h1', fill: '#1c1b18' }, children: [] }]
      },
      { name: 'image', attributes: { href: '/api/v1/uploads/u1', width: '10', height: '5' }, children: [] }
    ])
  })

  it('keeps what a line looks like', () => {
    expect(readSvg(svg('<path d="M0 0" stroke-width="2" stroke-linejoin="round"/>'))?.children[0]?.attributes).toEqual({
      d: 'M0 0',
      'stroke-width': '2',
      'stroke-linejoin': 'round'
    })
  })

  it('leaves out scripts, foreign content and everything inside them', () => {
    const drawing = readSvg(
      svg('<script>alert(1)</script><foreignObject><g><path d="M0 0"/></g></foreignObject><path d="M1 1"/>')
    )
    expect(drawing?.children).toEqual([{ name: 'path', attributes: { d: 'M1 1' }, children: [] }])
  })

  it('leaves out handlers, styles and addresses that are no pictures of ours', () => {
    const drawing = readSvg(
      svg(
        '<path onload="alert(1)" style="fill:red" fill="url(https://elsewhere.example/x)" d="M0 0"/><image href="javascript:alert(1)" width="1"/><image href="//elsewhere.example/x.png"/>'
      )
    )
    expect(drawing?.children.map(({ attributes }) => attributes)).toEqual([{ d: 'M0 0' }, { width: '1' }, {}])
  })

  it('reads nothing where there is no drawing', () => {
    expect(readSvg('')).toBeUndefined()
    expect(readSvg('<p>no</p>')).toBeUndefined()
  })
})

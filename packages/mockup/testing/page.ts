/** A page controlled by tests and benchmarks in a real browser. */
import { type DesignSource, type MockupOptions, createMockup, rasterise } from '../src/browser/index.ts'

interface Drawing {
  svg: string
  widthMm: number
  heightMm: number
}

interface Viewed extends MockupOptions {
  view: string
}

interface Shown extends Viewed {
  colours: readonly string[]
  drawing: Drawing
}

/** All WebGL contexts the page requested. */
const contexts: WebGL2RenderingContext[] = []
const getContext = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
  this: HTMLCanvasElement,
  ...asked: unknown[]
) => RenderingContext | null
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
  const context = getContext.apply(this, asked)
  if (context instanceof WebGL2RenderingContext) contexts.push(context)
  return context
} as HTMLCanvasElement['getContext']

const newCanvas = () => document.body.appendChild(document.createElement('canvas'))
/** Waits for rendering by reading one pixel. */
function finishDrawing(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1)
}

const tests = {
  /** Renders a product in several colours, and sends the pixels to the server. */
  async show({ view, colours, drawing, ...options }: Shown): Promise<void> {
    const canvas = newCanvas()
    const mockup = createMockup(canvas, options)
    const design = await rasterise(drawing.svg, drawing)
    const pictures: Uint8ClampedArray<ArrayBuffer>[] = []
    for (const colour of colours) {
      await mockup.draw({ view, colour, design })
      pictures.push(
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
      )
    }
    await fetch('/pixels', { method: 'POST', body: new Blob(pictures) })
    mockup.dispose()
    canvas.remove()
  },

  /** Milliseconds per change: of the colour only, and of the design. */
  async measure({
    view,
    colours,
    drawings,
    ...options
  }: Viewed & { colours: string[]; drawings: [Drawing, ...Drawing[]] }): Promise<{
    colour: number[]
    design: number[]
  }> {
    const canvas = newCanvas()
    const mockup = createMockup(canvas, options)
    const [first, ...designs] = await Promise.all(drawings.map((drawing) => rasterise(drawing.svg, drawing)))
    const taken = async (colour: string, design: DesignSource | null) => {
      const before = performance.now()
      await mockup.draw({ view, colour, design })
      finishDrawing(canvas)
      return performance.now() - before
    }
    await taken(colours[0] ?? '#ffffff', first ?? null)
    const times: { colour: number[]; design: number[] } = { colour: [], design: [] }
    for (const colour of colours) {
      // A frame between changes, as in real use.
      await new Promise(requestAnimationFrame)
      times.colour.push(await taken(colour, first ?? null))
    }
    for (const design of designs) {
      await new Promise(requestAnimationFrame)
      times.design.push(await taken(colours[0] ?? '#ffffff', design))
    }
    mockup.dispose()
    canvas.remove()
    return times
  },

  /** Mounts and unmounts repeatedly; returns how many were shown, and how many WebGL contexts that took. */
  async mountOften(times: number, { view, ...options }: Viewed): Promise<{ painted: number; contexts: number }> {
    const before = contexts.length
    let painted = 0
    for (let turn = 0; turn < times; turn++) {
      const canvas = newCanvas()
      const mockup = createMockup(canvas, options)
      if (await mockup.draw({ view, colour: '#c8371b', design: null })) painted++
      mockup.dispose()
      canvas.remove()
    }
    return { painted, contexts: contexts.length - before }
  },

  /** Loses the WebGL context between two pictures; returns whether both were shown. */
  async loseContext({ view, ...options }: Viewed): Promise<{ before: boolean; after: boolean }> {
    const canvas = newCanvas()
    const mockup = createMockup(canvas, options)
    const isShown = async (colour: string, channel: number) => {
      await mockup.draw({ view, colour, design: null })
      const { data = [] } = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height * 0.7, 1, 1) ?? {}
      return (data[channel] ?? 0) > 120 && (data[2 - channel] ?? 255) < 90
    }
    const before = await isShown('#ff0000', 0)
    for (const context of contexts) context.getExtension('WEBGL_lose_context')?.loseContext()
    const after = await isShown('#0000ff', 2)
    mockup.dispose()
    canvas.remove()
    return { before, after }
  }
}

export type PageTests = typeof tests

Object.assign(globalThis, { tests })

import { decodePart } from './decode-part.ts'
import { everywhere, shadingShader, inkShader, overShader, pictureShader } from './gl-shaders.ts'
import { fitInk } from './ink-canvas.ts'
import { createViewCache } from './view-cache.ts'
import type { DesignSource, PaintRequest, Painter } from './painter.ts'
import type { ViewFile } from './view-file.ts'
import { uvColumns, uvRows } from '../layers.ts'

/** A view's textures. */
interface ViewTextures {
  background: WebGLTexture
  shading: WebGLTexture
  over: WebGLTexture | undefined
  uvMap: WebGLTexture
}

class ShaderError extends Error {
  override readonly name = 'ShaderError'
}

function programOf(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [type, source] of [
    [gl.VERTEX_SHADER, everywhere],
    [gl.FRAGMENT_SHADER, fragment]
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new ShaderError('The context is lost.')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new ShaderError(gl.getProgramInfoLog(program) ?? 'The context is lost.')
  return program
}

/** Some browsers provide software rendering without notice. */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const named = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer: unknown = gl.getParameter(named ? named.UNMASKED_RENDERER_WEBGL : gl.RENDERER)
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(renderer))
}

export interface GlOptions {
  /** Also accepts software rendering, at a third of the pixel painter's speed. @default false */
  isSlowEnough?: boolean
}

/** Renders with WebGL2 on a hidden canvas. Undefined if unavailable. */
export function openGlPainter({ isSlowEnough = false }: GlOptions = {}): Painter | undefined {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    powerPreference: 'low-power',
    failIfMajorPerformanceCaveat: !isSlowEnough
  })
  if (!context) return undefined
  if (!isSlowEnough && isSoftware(context)) {
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return undefined
  }
  const gl = context
  const ask = (program: WebGLProgram) => (name: string) => gl.getUniformLocation(program, name)
  let programs: { ink: WebGLProgram; shading: WebGLProgram; over: WebGLProgram; picture: WebGLProgram }
  try {
    programs = {
      ink: programOf(gl, inkShader),
      shading: programOf(gl, shadingShader),
      over: programOf(gl, overShader),
      picture: programOf(gl, pictureShader)
    }
  } catch (error) {
    gl.getExtension('WEBGL_lose_context')?.loseContext()
    if (error instanceof ShaderError) return undefined
    throw error
  }
  const at = ask(programs.picture)
  const uniforms = {
    background: at('background'),
    shading: at('shading'),
    over: at('over'),
    ink: at('ink'),
    uvMap: at('uvMap'),
    size: at('size'),
    albedo: at('albedo'),
    darkening: at('darkening'),
    whiteness: at('whiteness'),
    hasInk: at('hasInk'),
    hasOver: at('hasOver')
  }
  const frame = gl.createFramebuffer()
  const inkCanvas = document.createElement('canvas')
  const ready = new WeakMap<ViewFile, ViewTextures>()
  let ink: { texture: WebGLTexture; design: DesignSource; view: ViewFile } | undefined

  function texture(filter: number): WebGLTexture {
    const made = gl.createTexture()
    gl.bindTexture(gl.TEXTURE_2D, made)
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, filter)
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE)
    return made
  }

  function upload(source: TexImageSource): WebGLTexture {
    const made = texture(gl.NEAREST)
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source)
    return made
  }

  function bind(unit: number, made: WebGLTexture | null, place: WebGLUniformLocation | null): void {
    gl.activeTexture(gl.TEXTURE0 + unit)
    gl.bindTexture(gl.TEXTURE_2D, made)
    gl.uniform1i(place, unit)
  }

  /** Renders to a new texture by a shader, and frees the inputs. */
  function converted(
    program: WebGLProgram,
    format: number,
    filter: number,
    { width, height }: { width: number; height: number },
    sources: Record<string, WebGLTexture>
  ): WebGLTexture {
    gl.activeTexture(gl.TEXTURE0)
    const made = texture(filter)
    gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height)
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame)
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, made, 0)
    // A render target must not be bound as input.
    gl.bindTexture(gl.TEXTURE_2D, null)
    gl.useProgram(program)
    for (const [unit, [name, source]] of Object.entries(sources).entries()) bind(unit, source, ask(program)(name))
    gl.uniform2i(ask(program)('size'), width, height)
    gl.viewport(0, 0, width, height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    gl.bindFramebuffer(gl.FRAMEBUFFER, null)
    return made
  }

  function uploadUvMap({ uvMap: { across, down } }: ViewFile): WebGLTexture {
    const pairs = new Uint16Array(across.length * 2)
    for (const [index, value] of across.entries()) {
      pairs[index * 2] = value
      pairs[index * 2 + 1] = down[index] ?? 0
    }
    const made = texture(gl.NEAREST)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG16UI, uvColumns, uvRows, 0, gl.RG_INTEGER, gl.UNSIGNED_SHORT, pairs)
    return made
  }

  async function load(view: ViewFile): Promise<ViewTextures> {
    const pictures = await Promise.all([
      decodePart(view.parts.shading),
      decodePart(view.parts.background),
      ...(view.parts.over ? [decodePart(view.parts.over)] : [])
    ])
    gl.activeTexture(gl.TEXTURE0)
    const [tiles, background, over] = pictures.map((picture) => {
      const made = upload(picture)
      picture.close()
      return made
    })
    if (!tiles || !background) throw new TypeError('A view has shading and a background.')
    const loaded = {
      background,
      shading: converted(programs.shading, gl.RGBA8, gl.NEAREST, view, { source: tiles }),
      over: over && converted(programs.over, gl.RGBA8, gl.NEAREST, view, { source: tiles, colours: over }),
      uvMap: uploadUvMap(view)
    }
    gl.deleteTexture(tiles)
    gl.deleteTexture(over ?? null)
    ready.set(view, loaded)
    return loaded
  }

  const views = createViewCache(load, (textures, view) => {
    ready.delete(view)
    for (const one of Object.values(textures)) gl.deleteTexture(one ?? null)
  })

  function inkFor(design: DesignSource, view: ViewFile): WebGLTexture {
    // Only bitmaps are immutable.
    if (ink && ink.design === design && ink.view === view && design instanceof ImageBitmap) return ink.texture
    fitInk(inkCanvas, design, view)
    gl.activeTexture(gl.TEXTURE0)
    const source = upload(inkCanvas)
    const made = converted(programs.ink, gl.SRGB8_ALPHA8, gl.LINEAR, view.ink, { source })
    gl.deleteTexture(source)
    if (ink) gl.deleteTexture(ink.texture)
    ink = { texture: made, design, view }
    return made
  }

  function draw(
    { view, tint, design }: PaintRequest,
    textures: ViewTextures,
    target: CanvasRenderingContext2D
  ): boolean {
    if (gl.isContextLost()) return false
    const inked = design && inkFor(design, view)
    if (canvas.width !== view.width || canvas.height !== view.height)
      Object.assign(canvas, { width: view.width, height: view.height })
    gl.useProgram(programs.picture)
    bind(0, textures.background, uniforms.background)
    bind(1, textures.shading, uniforms.shading)
    bind(2, textures.over ?? null, uniforms.over)
    bind(3, inked, uniforms.ink)
    bind(4, textures.uvMap, uniforms.uvMap)
    gl.uniform2i(uniforms.size, view.width, view.height)
    gl.uniform3f(uniforms.albedo, ...tint.albedo)
    gl.uniform3f(uniforms.darkening, ...tint.darkening)
    gl.uniform1f(uniforms.whiteness, tint.whiteness)
    gl.uniform1i(uniforms.hasInk, inked ? 1 : 0)
    gl.uniform1i(uniforms.hasOver, textures.over ? 1 : 0)
    gl.viewport(0, 0, view.width, view.height)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
    target.drawImage(canvas, 0, 0)
    // After a context loss nothing was rendered.
    return !gl.isContextLost()
  }

  return {
    paint(order, target) {
      if (gl.isContextLost()) return false
      const textures = views.has(order.view) ? ready.get(order.view) : undefined
      const later = views.of(order.view)
      return textures ? draw(order, textures, target) : later.then((loaded) => draw(order, loaded, target))
    },
    dispose() {
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    }
  }
}

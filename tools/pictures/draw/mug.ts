import { type Field, at, blur, field, height, shapes, shift, width } from './field.ts'
import { type PrintMap, type Scene, assemble, backgroundUnder, save, swell } from './scene.ts'

/** The mug stands before the eye, seen from a little above: a cylinder with its rim and foot as ellipses. */
const centre = 540
const radius = 330
const rim = { y: 470, depth: 74 }
const foot = { y: 1180, depth: 92 }

/** How far across the round a pixel lies, -1 left edge to 1 right edge. */
const across = (x: number) => (x + 0.5 - centre) / radius

const inEllipse = (x: number, y: number, centreY: number, rx: number, ry: number) =>
  ((x - centre) / rx) ** 2 + ((y - centreY) / ry) ** 2 <= 1

/** The curve of a hoop round the mug, between rim and foot. */
function bend(x: number, y: number): number {
  const side = across(x)
  const depth = rim.depth + ((foot.depth - rim.depth) * (y - rim.y)) / (foot.y - rim.y)
  return Math.abs(side) >= 1 ? 0 : depth * Math.sqrt(1 - side * side)
}

const covers = (x: number, y: number) =>
  Math.abs(across(x)) < 1 && y >= rim.y && (y <= foot.y || inEllipse(x, y, foot.y, radius, foot.depth))

/** A window of light on the glaze: how much a surface turned to `angle` shows of one at `from`, `wide` across. */
const window = (angle: number, from: number, wide: number) => Math.exp(-(((angle - from) / wide) ** 4))

function wall(mask: Field): Scene {
  const diffuse = new Float32Array(width * height)
  const gloss = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      if ((mask[pixel] ?? 0) === 0) continue
      const side = Math.max(-1, Math.min(1, across(x)))
      const angle = Math.asin(side)
      const down = (y - rim.y) / (foot.y - rim.y)
      const facing = Math.cos(angle + 0.55)
      const edge = Math.sqrt(1 - side * side)
      // The table throws light back from below.
      const bounce = 0.1 * Math.max(0, down - 0.6)
      const footShade = 1 - 0.35 * Math.max(0, down - 0.94) * 8 * (down > 0.94 ? 1 : 0)
      diffuse[pixel] = Math.max(
        0.1,
        (0.4 + 0.54 * Math.max(0, facing) + bounce) * (0.72 + 0.28 * edge) * Math.max(0.6, footShade)
      )
      const fade = Math.min(1, Math.max(0, (down - 0.07) * 12)) * Math.min(1, Math.max(0, (0.93 - down) * 12))
      gloss[pixel] =
        0.012 +
        fade *
          (0.15 * window(angle, -0.82, 0.13) + 0.035 * window(angle, -0.42, 0.06) + 0.05 * window(angle, 0.98, 0.09)) +
        0.05 * (1 - edge) ** 3
    }
  }
  return { diffuse, gloss, coverage: mask }
}

const print: PrintMap = (x, y) => {
  const angle = Math.asin(Math.max(-1, Math.min(1, across(x))))
  const v = (y - bend(x, y) - 566) / 466
  const u = (angle + 0.99) / 1.98
  return u >= -0.01 && u <= 1.01 && v >= -0.01 && v <= 1.01 ? [u, v] : undefined
}

/** Speckles of the enamel and its steel-blue rim are not tinted. */
const over = (() => {
  const hoop = (rx: number, ry: number) =>
    `M${centre - rx} ${rim.y}A${rx} ${ry} 0 1 1 ${centre + rx} ${rim.y}A${rx} ${ry} 0 1 1 ${centre - rx} ${rim.y}Z`
  return `<defs>
    <linearGradient id="steel" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#6e747c"/><stop offset=".16" stop-color="#dfe3e6"/><stop offset=".3" stop-color="#8b929a"/><stop offset=".55" stop-color="#5d636b"/><stop offset=".8" stop-color="#a9afb5"/><stop offset="1" stop-color="#4d535a"/></linearGradient></defs>
    <path fill="url(#steel)" fill-rule="evenodd" d="${hoop(radius + 7, rim.depth + 7)}${hoop(radius - 7, rim.depth - 4)}"/>
    <path fill="none" stroke="#ffffff" stroke-opacity=".75" stroke-width="2.5" stroke-linecap="round" d="M${centre - radius + 26} ${rim.y + 30}A${radius} ${rim.depth} 0 0 0 ${centre - 60} ${rim.y + rim.depth - 1}"/>
    <path fill="none" stroke="#22262b" stroke-opacity=".45" stroke-width="2" d="M${centre - radius - 6} ${rim.y + 4}A${radius + 6} ${rim.depth + 7} 0 0 0 ${centre + radius + 6} ${rim.y + 4}"/>`
})()

export async function drawEnamelMug(): Promise<void> {
  const handlePath = 'M846 606C930 566 1056 576 1092 668C1126 760 1090 900 1010 968C960 1010 900 1024 850 1030'
  const [handle, glint] = await Promise.all([
    shapes(`<path d="${handlePath}" fill="none" stroke="#fff" stroke-width="64"/>`),
    shapes(
      '<path d="M890 586C960 566 1040 584 1074 660" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M1004 950C970 984 920 1000 880 1008" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>'
    )
  ])
  const body = blur(
    field((x, y) => (covers(x, y) || inEllipse(x, y, rim.y, radius, rim.depth) ? 1 : 0)),
    1
  )
  const inside = blur(
    field((x, y) => (inEllipse(x, y, rim.y, radius - 6, rim.depth - 3) ? 1 : 0)),
    1
  )
  const { diffuse, gloss } = wall(body)
  const strap = assemble([{ mask: handle, rise: swell(handle, 26, [8, 15, 20]), gloss: 0.02 }])
  const shine = blur(glint, 4)
  const touch = blur(shift(body, 10, 0), 16)
  const coverage = new Float32Array(width * height)
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    const [bodyHere, handleHere, insideHere] = [body[pixel] ?? 0, handle[pixel] ?? 0, inside[pixel] ?? 0]
    const x = pixel % width
    const y = Math.floor(pixel / width)
    coverage[pixel] = Math.max(bodyHere, handleHere)
    const strapLight = (strap.diffuse[pixel] ?? 0) * (1 - 0.5 * (touch[pixel] ?? 0))
    // Light falls in from the left over the rim and reaches the far right wall.
    const depth = (y - (rim.y - rim.depth)) / (2 * rim.depth)
    const hollow = 0.3 + 0.3 * Math.max(0, across(x) * 0.5 + 0.5) - 0.2 * depth
    const outer = bodyHere * (diffuse[pixel] ?? 0) + (1 - bodyHere) * strapLight
    diffuse[pixel] = outer * (1 - insideHere) + hollow * insideHere
    gloss[pixel] =
      (bodyHere * (gloss[pixel] ?? 0) + (1 - bodyHere) * ((strap.gloss[pixel] ?? 0) + 0.4 * (shine[pixel] ?? 0))) *
        (1 - insideHere) +
      0.01 * insideHere
  }
  const standing = field((x, y) => (inEllipse(x, y, foot.y + 6, radius * 0.98, foot.depth) ? 1 : 0))
  const cast = blur(shift(standing, 70, 26), 44)
  const contact = blur(shift(standing, 8, 10), 10)
  const wallLight = backgroundUnder(new Float32Array(width * height), 4)
  await save('enamel-mug', {
    scene: { diffuse, gloss, coverage },
    background: field((x, y) => at(wallLight, x, y) * (1 - 0.34 * at(cast, x, y)) * (1 - 0.5 * at(contact, x, y))),
    map: print,
    visible: field((x, y) => at(body, x, y) * (1 - at(inside, x, y))),
    over
  })
}

import { type Field, at, blur, combine, field, height, shapes, shift, unevenness, width } from './field.ts'
import { type Part, assemble, backgroundUnder, drape, raise, rectangleMap, save, swell } from './scene.ts'

const ratio = (across: number, down: number) => down / across

/** A5 sheet of paper with one corner coming up. */
const sheet = { left: 230, top: 218, across: 820, down: 820 * ratio(148, 210) }

export async function drawStickerSheet(): Promise<void> {
  const { left, top, across, down } = sheet
  const [right, bottom] = [left + across, top + down]
  const curl = 150
  const [paper, back] = await Promise.all([
    shapes(
      `<path d="M${left + 10} ${top}H${right - 10}a10 10 0 0 1 10 10V${bottom - curl}L${right - curl} ${bottom}H${left + 10}a10 10 0 0 1 -10 -10V${top + 10}a10 10 0 0 1 10 -10Z"/>`
    ),
    shapes(
      `<path d="M${right} ${bottom - curl}C${right - 40} ${bottom - curl - 4} ${right - 84} ${bottom - curl - 18} ${right - 104} ${bottom - curl - 34}C${right - 102} ${bottom - curl + 40} ${right - 118} ${bottom - 60} ${right - curl} ${bottom}Z"/>`
    )
  ])
  // The sheet rises towards the lifted corner, so its light changes before the fold.
  const corner = (x: number, y: number) => Math.max(0, 1 - (right - x + (bottom - y) - curl) / 240)
  const paperRise = field((x, y) => -26 * corner(x, y) ** 2 + 5 * Math.sin((x - left) / 300))
  const backRise = field((x, y) => 60 * Math.exp(-(((right - x + (bottom - y) - curl * 1.25) / 60) ** 2)))
  const parts: Part[] = [
    { mask: paper, rise: paperRise, tone: 1.12, gloss: 0.02, lift: 4 },
    { mask: back, rise: backRise, tone: 0.97, gloss: 0.02, lift: 9 }
  ]
  const scene = assemble(parts)
  const cornerShadow = await shapes(
    `<path d="M${right} ${bottom - curl}L${right + 6} ${bottom - 30}L${right - 30} ${bottom + 6}L${right - curl} ${bottom}Z"/>`
  )
  const under = blur(cornerShadow, 16)
  await save('sticker-sheet', {
    scene,
    background: combine(
      backgroundUnder(scene.coverage, 9),
      under,
      (background, shadow) => background * (1 - 0.3 * shadow)
    ),
    map: rectangleMap(left, top, across, down),
    visible: combine(paper, back, (mask, hidden) => mask * (1 - hidden))
  })
}

const card = { left: 320, top: 300, across: 690, down: 690 * ratio(105, 148) }

/** Linear light of kraft paper. */
const kraft = [0.52, 0.37, 0.235] as const

export async function drawGreetingCard(): Promise<void> {
  const { left, top, across, down } = card
  const [right, bottom] = [left + across, top + down]
  const turn = 'transform="rotate(-14 640 860)"'
  const [front, inner, envelope, flap, flapEdge] = await Promise.all([
    shapes(`<rect x="${left}" y="${top}" width="${across}" height="${down}" rx="3"/>`),
    shapes(`<path d="M${left + 4} ${top + 4}H${right + 7}V${bottom + 7}H${left + 4}Z"/>`),
    shapes(`<rect ${turn} x="96" y="470" width="1088" height="766" rx="8"/>`),
    shapes(`<path ${turn} d="M96 1236L600 900Q640 874 680 900L1184 1236Z"/>`),
    shapes(`<path ${turn} d="M96 1236L600 900Q640 874 680 900L1184 1236" fill="none" stroke="#fff" stroke-width="3"/>`)
  ])
  const fibre = unevenness(4, 5)
  const paper = assemble([
    { mask: envelope, rise: raise(new Float32Array(width * height), fibre, 0.25), lift: 8 },
    { mask: flap, rise: raise(new Float32Array(width * height), blur(flapEdge, 1.5), -2), lift: 3 }
  ])
  // Stiff board bent at its spine: it lifts gently from the left edge and rolls over at the fold.
  const rise = field((x) => 16 * (1 - Math.exp(-(x - left) / 14)) + 10 * Math.sin(((x - left) / across) * 1.4))
  const scene = assemble([
    { mask: inner, rise: new Float32Array(width * height), tone: 0.86, gloss: 0.01 },
    { mask: front, rise, tone: 1.12, gloss: 0.018, lift: 3 }
  ])
  const background = backgroundUnder(paper.coverage, 12)
  const contact = blur(shift(inner, 5, 7), 7)
  const soft = blur(shift(inner, 26, 34), 34)
  const shadow = field((x, y) => (1 - 0.34 * at(contact, x, y)) * (1 - 0.3 * at(soft, x, y)))
  const layer = (tone: number): Field =>
    field(
      (x, y) =>
        (at(background, x, y) * (1 - at(paper.coverage, x, y)) +
          at(paper.coverage, x, y) * at(paper.diffuse, x, y) * tone * 1.12) *
        at(shadow, x, y)
    )
  await save('greeting-card', {
    scene,
    background: [layer(kraft[0]), layer(kraft[1]), layer(kraft[2])],
    map: rectangleMap(left, top, across, down),
    visible: front
  })
}

const pouchShape =
  'M178 540C174 526 182 516 196 514C340 506 940 506 1084 514C1098 516 1106 526 1102 540C1112 700 1114 940 1104 1112C1102 1132 1092 1142 1074 1144C900 1158 380 1158 206 1144C188 1142 178 1132 176 1112C166 940 168 700 178 540Z'

export async function drawPouch(): Promise<void> {
  const [mask, tab, tape, seams, piping, ridges, valleys] = await Promise.all([
    shapes(`<path d="${pouchShape}"/>`),
    shapes('<path d="M1096 628L1150 622Q1160 622 1160 632V706Q1160 716 1150 715L1100 710Z"/>'),
    shapes('<path d="M190 548C440 540 840 540 1090 548L1091 586C840 579 440 579 189 586Z"/>'),
    shapes(
      '<g fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="9 5"><path d="M189 604C440 597 840 597 1091 604"/><path d="M194 1118C400 1132 880 1132 1086 1118"/></g>'
    ),
    shapes('<g fill="none" stroke="#fff" stroke-width="4"><path d="M189 592C440 585 840 585 1091 592"/></g>'),
    shapes(
      '<g fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"><path d="M196 1120C240 1060 262 1010 270 950"/><path d="M1084 1120C1044 1070 1020 1010 1012 940"/><path d="M240 604C250 660 256 700 250 760"/><path d="M1030 604C1022 650 1016 700 1026 770"/><path d="M420 1130C430 1100 436 1080 436 1056"/><path d="M860 1132C850 1106 846 1084 850 1060"/><path d="M640 606C636 630 636 650 640 676"/></g>'
    ),
    shapes(
      '<g fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"><path d="M222 1122C264 1066 288 1012 296 956"/><path d="M1058 1120C1020 1072 996 1014 990 946"/><path d="M268 606C278 660 284 704 278 764"/><path d="M1004 606C996 652 990 704 1000 772"/></g>'
    )
  ])
  const folds = combine(blur(ridges, 10), blur(valleys, 10), (a, b) => a - b)
  const slack = combine(unevenness(21, 110), unevenness(8, 40), (wide, narrow) => wide * 5 + narrow * 1)
  const weave = field((x, y) => Math.sin(x * 1.9) * Math.sin(y * 1.9) * 0.1)
  const rise = raise(
    raise(
      raise(raise(raise(swell(mask, 66, [10, 44, 90]), folds, 14), slack, 1), blur(piping, 2.5), -9),
      blur(seams, 1.2),
      -2.4
    ),
    weave,
    1
  )
  const tapeRise = raise(
    raise(rise, swell(tape, 4, [3, 6]), 1),
    field((_x, y) => Math.sin(y * 1.4) * 0.12),
    1
  )
  const parts: Part[] = [
    { mask: tab, rise: swell(tab, 12, [5, 10]), lift: 8 },
    { mask, rise, lift: 12 },
    { mask: tape, rise: tapeRise, tone: 0.86, lift: 1 }
  ]
  const scene = assemble(parts, 0.04)
  const toothY = (x: number) => 566 - 7 * (1 - ((x - 640) / 450) ** 2)
  const teeth = Array.from({ length: 108 }, (_, index) => {
    const x = 202 + index * 8.1
    const y = toothY(x)
    return `<rect x="${x.toFixed(1)}" y="${(y - (index % 2 === 0 ? 7.5 : 3.5)).toFixed(1)}" width="5.2" height="11" rx="1.5" fill="url(#tooth)"/>`
  }).join('')
  const zip = `<defs>
      <linearGradient id="tooth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9e1cc"/><stop offset=".5" stop-color="#b9a77f"/><stop offset="1" stop-color="#76694b"/></linearGradient>
      <linearGradient id="pull" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f0e8d4"/><stop offset=".45" stop-color="#c2b087"/><stop offset="1" stop-color="#7d6f4f"/></linearGradient>
      <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="5"/></filter></defs>
    ${teeth}
    <path d="M238 590l-9 82q0 14 14 14t14-14l-7-82z" fill="#000" opacity=".35" filter="url(#soft)" transform="translate(9 10)"/>
    <rect x="216" y="548" width="42" height="30" rx="7" fill="url(#pull)"/><rect x="220" y="551" width="34" height="4" rx="2" fill="#fff" opacity=".55"/>
    <path fill-rule="evenodd" d="M229 570h16l8 92q1 20 -16 20t-16-20zM237 650a8 8 0 1 0 .1 0z" fill="url(#pull)"/><path d="M230 575l-6 84" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`
  await save('pouch', {
    scene,
    background: backgroundUnder(scene.coverage, 17),
    map: drape(rectangleMap(290, 640, 700, 700 * ratio(180, 110)), rise, 0.5),
    visible: combine(mask, tape, (shown, hidden) => shown * (1 - hidden)),
    over: zip
  })
}

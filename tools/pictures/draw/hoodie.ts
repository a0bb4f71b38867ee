import { type Field, blur, combine, field, shapes, unevenness } from './field.ts'
import { type Part, assemble, bedUnder, drape, raise, rectangleMap, save, swell } from './scene.ts'

/** A path and the same seen in a mirror down the picture's middle. */
const both = (path: string) => `${path}<g transform="matrix(-1 0 0 1 1280 0)">${path}</g>`
const fill = (d: string) => `<path d="${d}"/>`
const stroke = (d: string, width: number) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round"/>`

const sleeve = 'M452 452C400 466 362 492 342 540C306 640 262 800 232 930C212 1016 192 1106 178 1190L182 1222C206 1240 246 1250 276 1246L290 1216C312 1110 344 990 388 886C408 838 424 780 428 730L470 560Z'
const cuff = 'M176 1196C206 1218 252 1228 288 1222L270 1312C244 1322 198 1314 170 1296C168 1270 170 1230 176 1196Z'
const body = 'M526 420C492 440 470 446 446 454C424 520 416 640 412 740C402 900 396 1100 398 1296C470 1320 560 1326 640 1326C720 1326 810 1320 882 1296C884 1100 878 900 868 740C864 640 856 520 834 454C810 446 788 440 754 420C720 470 560 470 526 420Z'
const hemPath = 'M398 1288C470 1312 560 1318 640 1318C720 1318 810 1312 882 1288C884 1330 878 1372 868 1392C790 1414 720 1418 640 1418C560 1418 490 1414 412 1392C402 1372 396 1330 398 1288Z'
const pocket = 'M532 1018L748 1018C774 1062 806 1110 834 1140C838 1190 838 1240 836 1282C770 1296 700 1300 640 1300C580 1300 510 1296 444 1282C442 1240 442 1190 446 1140C474 1110 506 1062 532 1018Z'

/** Folds by depth: long soft ones first, then creases. Each pair is a ridge and, a little below it, its valley. */
const bodyFolds = [
  'M420 760C470 800 520 880 540 980', 'M412 900C450 960 470 1030 478 1110',
  'M860 760C810 800 764 880 748 980', 'M868 920C830 980 812 1040 806 1110',
  'M404 1180C424 1212 440 1240 446 1270', 'M876 1160C856 1200 840 1240 832 1270'
]
const sleeveFolds = [
  'M270 800C310 826 350 836 388 824', 'M352 560C340 640 330 700 300 760', 'M240 930C276 960 320 972 352 956',
  'M206 1090C236 1112 270 1122 304 1110', 'M196 1150C220 1176 256 1186 292 1176', 'M400 600C384 680 364 760 340 830', 'M188 1178C214 1196 246 1204 282 1202'
]

type Draw = (content: string) => Promise<Field>

/** Draws further up, for goods that leave room above them. */
const lifted = (by: number): Draw => (content) => shapes(`<g transform="translate(0 ${-by})">${content}</g>`)

async function folds(paths: readonly string[], mirror: boolean, shapes: Draw): Promise<Field> {
  const draw: Draw = (content) => shapes(mirror ? both(content) : content)
  const ridges = await draw(paths.map((d) => stroke(d, 22)).join(''))
  const valleys = await draw(paths.map((d) => `<g transform="translate(10 20)">${stroke(d, 18)}</g>`).join(''))
  const creases = combine(blur(ridges, 9), blur(valleys, 8), (ridge, valley) => ridge - valley)
  // No fold runs evenly along its length, and no cloth is even between its folds.
  const strength = unevenness(3, 120)
  const slack = combine(unevenness(11, 90), unevenness(5, 34), (wide, narrow) => wide * 0.8 + narrow * 0.22)
  return combine(combine(creases, strength, (crease, change) => crease * Math.max(0, 0.75 + change)), slack, (a, b) => a + b)
}

/** Ribbed knitting: fine ridges across the way it stretches. */
const ribs = (mask: Field, lean: number) => field((x, y) => Math.sin(((x - y * lean) / 9) * Math.PI)).map((value, pixel) => value * (mask[pixel] ?? 0))

async function limbs(shapes: Draw): Promise<Part[]> {
  const [arms, cuffs, armFolds, seams] = await Promise.all([
    shapes(both(fill(sleeve))),
    shapes(both(fill(cuff))),
    folds(sleeveFolds, true, shapes),
    shapes(both(stroke('M176 1200C206 1222 252 1232 288 1226', 3)))
  ])
  const armRise = raise(raise(swell(arms, 46, [10, 26, 44]), armFolds, 15), blur(seams, 1.5), -4)
  const cuffRise = raise(swell(cuffs, 30, [6, 18, 30]), blur(ribs(cuffs, -0.15), 1), 1.6)
  return [{ mask: arms, rise: armRise, lift: 10 }, { mask: cuffs, rise: cuffRise, lift: 5 }]
}

async function trunk(extra: readonly string[], shapes: Draw): Promise<{ trunk: Part; hem: Part; rise: Field }> {
  const [mask, hemMask, bodyFold, armholes, hemSeam] = await Promise.all([
    shapes(fill(body)),
    shapes(fill(hemPath)),
    folds([...bodyFolds, ...extra], false, shapes),
    shapes(both(stroke('M448 458C424 530 420 640 424 736', 3))),
    shapes(stroke('M398 1290C470 1314 560 1320 640 1320C720 1320 810 1314 882 1290', 3))
  ])
  const rise = raise(raise(raise(swell(mask, 78, [14, 50, 95]), bodyFold, 17), blur(armholes, 1.5), -5), blur(hemSeam, 3), -8)
  const hemRise = raise(swell(hemMask, 26, [8, 20, 34]), blur(ribs(hemMask, 0), 1), 1.6)
  return { trunk: { mask, rise, lift: 16 }, hem: { mask: hemMask, rise: hemRise, lift: 5 }, rise }
}

const paint = { metal: '#8f8b84', dark: '#3b3835' }

export async function drawHoodieFront(): Promise<void> {
  const lining = 'M520 440C486 380 480 300 520 232C556 180 600 164 640 164C680 164 724 180 760 232C800 300 794 380 760 440C730 500 680 540 640 560C600 540 550 500 520 440Z'
  const rim = `M640 118C560 118 486 150 452 226C424 300 436 384 470 438C496 474 560 540 628 588L640 596L652 588C720 540 784 474 810 438C844 384 856 300 828 226C794 150 720 118 640 118Z
    M640 208C690 208 728 240 742 290C756 350 742 410 716 446C692 480 664 508 640 524C616 508 588 480 564 446C538 410 524 350 538 290C552 240 590 208 640 208Z`
  const { trunk: front, hem, rise } = await trunk([], shapes)
  const [inside, hood, pocketMask, pocketEdges, cords, hoodFolds, hoodSeams, lapSeam] = await Promise.all([
    shapes(fill(lining)),
    shapes(`<path fill-rule="evenodd" d="${rim}"/>`),
    shapes(fill(pocket)),
    shapes(`${both(stroke('M520 1026C498 1066 470 1106 452 1132', 3))}${stroke('M538 1030L742 1030', 3)}`),
    shapes(both(stroke('M574 520C568 560 562 600 566 656', 9))),
    folds(['M470 250C500 300 506 360 500 420', 'M810 250C780 300 774 360 780 420', 'M560 150C530 190 510 240 506 290', 'M720 150C750 190 770 240 774 290', 'M520 460C560 490 590 520 612 550', 'M760 460C720 490 690 520 668 550'], false, shapes),
    shapes(`<path fill="none" stroke="#fff" stroke-width="3" d="M640 190C584 190 532 226 518 286C504 356 520 420 548 458C574 494 606 524 640 546C674 524 706 494 732 458C760 420 776 356 762 286C748 226 696 190 640 190Z"/>`),
    shapes(stroke('M640 524L634 590', 3))
  ])
  const liningRise = swell(inside, -60, [40, 80])
  const hoodRise = raise(raise(raise(swell(hood, 52, [10, 22, 34]), hoodFolds, 12), blur(hoodSeams, 1.5), -4), blur(lapSeam, 2), -7)
  const pocketRise = raise(raise(rise, swell(pocketMask, 12, [6, 14]), 1), blur(pocketEdges, 1.5), -5)
  const cordRise = swell(cords, 8, [3, 4])
  const parts: Part[] = [
    ...(await limbs(shapes)),
    front,
    hem,
    { mask: pocketMask, rise: pocketRise, lift: 5 },
    { mask: inside, rise: liningRise, tone: 0.42, gloss: 0.004, lift: 4 },
    { mask: hood, rise: hoodRise, lift: 16 },
    { mask: cords, rise: cordRise, tone: 1.06, lift: 5 }
  ]
  const scene = assemble(parts, 0.05)
  const eyelet = (x: number) => `<circle cx="${x}" cy="518" r="9" fill="${paint.metal}"/><circle cx="${x - 1}" cy="517" r="9" fill="none" stroke="#d8d4cc" stroke-width="1.5"/><circle cx="${x}" cy="518" r="4.5" fill="${paint.dark}"/>`
  const tip = (x: number) => `<rect x="${x - 5}" y="652" width="10" height="30" rx="3" fill="${paint.metal}"/><rect x="${x - 3}" y="653" width="2.5" height="28" rx="1" fill="#dcd8d0"/>`
  await save('hoodie-front', {
    scene,
    bed: bedUnder(scene.coverage, 26),
    map: drape(rectangleMap(450, 680, 380, 380 * (240 / 280)), rise, 0.7),
    visible: combine(front.mask, combine(cords, pocketMask, Math.max), (mask, hidden) => mask * (1 - hidden)),
    over: [574, 706].map(eyelet).join('') + [566, 714].map(tip).join('')
  })
}

export async function drawHoodieBack(): Promise<void> {
  const draw = lifted(80)
  const hoodDown = 'M502 428C470 452 452 500 456 548C464 622 540 668 640 668C740 668 816 622 824 548C828 500 810 452 778 428C764 372 712 340 640 340C568 340 516 372 502 428Z'
  const collar = 'M516 436C512 372 560 322 640 322C720 322 768 372 764 436C740 400 700 384 640 384C580 384 540 400 516 436Z'
  const { trunk: back, hem, rise } = await trunk(['M480 1150C540 1190 600 1196 660 1180'], draw)
  const [hood, neck, seam, hoodFolds] = await Promise.all([
    draw(fill(hoodDown)),
    draw(fill(collar)),
    draw(stroke('M640 384C642 470 640 570 640 664', 3)),
    folds(['M520 450C530 530 580 590 620 610', 'M760 450C750 530 700 590 664 612', 'M560 420C580 480 610 520 634 530', 'M720 420C700 480 672 520 650 528', 'M480 520C510 590 560 630 610 640'], false, draw)
  ])
  const hoodRise = raise(raise(swell(hood, 74, [12, 34, 60]), hoodFolds, 16), blur(seam, 1.5), -5)
  const parts: Part[] = [
    ...(await limbs(draw)),
    back,
    hem,
    { mask: hood, rise: hoodRise, lift: 20 },
    { mask: neck, rise: swell(neck, 30, [8, 18]), lift: 8 }
  ]
  const scene = assemble(parts, 0.05)
  await save('hoodie-back', {
    scene,
    bed: bedUnder(scene.coverage, 26),
    map: drape(rectangleMap(440, 628, 400, 480), rise, 0.7),
    visible: combine(back.mask, hood, (mask, hidden) => mask * (1 - hidden))
  })
}
